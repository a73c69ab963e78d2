/** Whether a page without a server is kept on this device. */
export type Keeping = 'no' | 'coming' | 'yes' | 'failed';

/** How many matches are with their server again, and how many stay here since they were played on there, too. */
export type GivenBack = { back: number; copies: number };
