import { type ComponentChildren, type ComponentProps, Fragment } from 'preact';
import { Failure } from './Button.tsx';
import { useEffect } from 'preact/hooks';
import { t, comma } from '../i18n/texts.ts';

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

/** The document's title: the page that is shown, and the program. It is read aloud, so a dash parts them. */
export function useTitle(page: string): void {
  const title = [page, t('lobby-title')].filter(Boolean).join(' – ');
  useEffect(() => void (document.title = title), [title]);
}

/** A section with its heading; `id` is that of the heading. */
export function Section({
  id,
  title,
  children,
  ...attributes
}: Omit<ComponentProps<'section'>, 'title'> & { id: string; title: ComponentChildren }) {
  return (
    <section aria-labelledby={id} {...attributes}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Short facts in a row, parted by a dot for the eye and by a comma for the ear; those that are empty are left out. */
export function Facts({ facts }: { facts: readonly ComponentChildren[] }) {
  return (
    <>
      {facts.filter(Boolean).map((fact, place) => (
        <Fragment key={place}>
          {place > 0 && (
            <>
              <span class="unseen">{comma()}</span> <span aria-hidden="true">·</span>{' '}
            </>
          )}
          {fact}
        </Fragment>
      ))}
    </>
  );
}
