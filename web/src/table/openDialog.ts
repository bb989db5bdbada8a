/** Which dialog of a table is open. */
export type Open = 'menu' | 'keys' | 'text' | 'rules' | 'end' | 'leave' | 'device' | null;
