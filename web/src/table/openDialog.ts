/** Which dialog of a table is open. */
export type OpenDialog = 'menu' | 'keys' | 'text' | 'rules' | 'signs' | 'end' | 'leave' | 'device' | null;
