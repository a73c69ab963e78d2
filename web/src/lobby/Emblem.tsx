const PICTURES = import.meta.glob<string>('./emblems/*.svg', { query: '?raw', import: 'default', eager: true });

/** The picture of a game: the file of its id, or that of any game. */
export function Emblem({ game }: { game: string }) {
  const picture = PICTURES[`./emblems/${game}.svg`] ?? PICTURES['./emblems/any.svg']!;
  return (
    <svg class="emblem" viewBox="0 0 200 120" aria-hidden="true" dangerouslySetInnerHTML={{ __html: inner(picture) }} />
  );
}

const inner = (picture: string): string => picture.slice(picture.indexOf('>') + 1, picture.lastIndexOf('</svg>'));
