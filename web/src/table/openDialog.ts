/** Which dialog of a table is open. */
export type OpenDialog = 'menu' | 'keys' | 'text' | 'rules' | 'end' | 'leave' | 'device' | null;
