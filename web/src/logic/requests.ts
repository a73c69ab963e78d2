/** What may be sent to a table. */

import type { Request } from '../messages.ts';

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;
/** A message to the table, before it has its id. */
export type NewRequest = WithoutId<Request>;
/** Sends a request; false where the line is down, or an answer is still awaited. */
export type Send = (request: NewRequest) => boolean;

/** The way to the table as a component is handed it: `busy` while an answer is awaited. */
export type Sending = { busy: boolean; send: Send };
