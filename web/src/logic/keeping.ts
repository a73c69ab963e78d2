/** Whether a page without a server is kept on this device. */
export type Keeping = 'no' | 'coming' | 'yes' | 'failed';
