/** The value of a message by the empty name, and its attributes by theirs, each as it is written. */
export type Parts = Map<string, string>;

/** The messages of a Fluent source without comments, by their ids. */
export function messagesIn(source: string): Map<string, Parts> {
  const messages = new Map<string, Parts>();
  let [parts, part]: [Parts, string] = [new Map(), ''];
  for (const line of source.trimEnd().split('\n')) {
    const [, id, attribute] = /^(?:([a-z][\w-]*)|\s+\.([\w-]+)) *=/i.exec(line) ?? [];
    if (id) messages.set(id, (parts = new Map()));
    if (id || attribute) part = attribute ?? '';
    parts.set(part, parts.has(part) ? `${parts.get(part)}\n${line}` : line);
  }
  return messages;
}
