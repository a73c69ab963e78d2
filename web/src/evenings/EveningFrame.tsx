import '../styles/rules.css';
import '../styles/proof.css';
import '../styles/evenings.css';
import type { ComponentChildren } from 'preact';
import { Failure } from '../ui/Failure.tsx';
import { useTitle } from '../ui/useTitle.ts';

interface EveningFrameProps {
  class?: string;
  title: string;
  heading?: ComponentChildren;
  failures: readonly string[];
  children: ComponentChildren;
}

/** The frame of a page about evenings: its title and what failed. */
export function EveningFrame({ class: names = '', title, heading = title, failures, children }: EveningFrameProps) {
  useTitle(title);
  return (
    <div class={`rules proof evenings ${names}`}>
      <main>
        <h1>{heading}</h1>
        {failures.map((failure, place) => (
          <Failure key={place} text={failure} />
        ))}
        {children}
      </main>
    </div>
  );
}
