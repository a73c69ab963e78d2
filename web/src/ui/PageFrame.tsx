import type { ComponentChildren } from 'preact';
import { Failure } from './Button.tsx';
import { useTitle } from './useTitle.ts';

interface Props {
  class: string;
  title: string;
  heading?: ComponentChildren;
  intro?: string;
  failures: readonly (string | false)[];
  children: ComponentChildren;
}

/** The frame of a page of text: its title and what failed. */
export function PageFrame({ class: names, title, heading = title, intro, failures, children }: Props) {
  useTitle(title);
  return (
    <div class={`rules ${names}`}>
      <main>
        <h1>{heading}</h1>
        {intro && <p class="intro">{intro}</p>}
        {failures.map((failure, place) => (
          <Failure key={place} text={failure} />
        ))}
        {children}
      </main>
    </div>
  );
}
