/** What comes of the calls that may be made now. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return notes.length > 0 ? <p class="note comes">{notes.join(' ')}</p> : null;
}
