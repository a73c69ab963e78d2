import { Fragment, type ComponentChildren } from 'preact';
import { comma } from '../i18n/isolation.ts';

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
