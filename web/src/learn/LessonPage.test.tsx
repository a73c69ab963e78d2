// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import { Friend } from './LessonPage.tsx';

test('when the last page has come, the focus goes on from its button to the first card that may be played', async () => {
  await speak('en');
  await bring('play');
  document.body.innerHTML = `<div class="hand mine">
    <button data-card="KH" aria-disabled="true"></button><button data-card="5C"></button></div>`;
  const page = { text: 'Lead.', clause: '', deal: 0 };
  const friend = (onNext?: () => void) => <Friend game="king" page={page} paged onNext={onNext} />;
  const { getByRole, rerender } = render(friend(() => undefined));
  getByRole('button', { name: 'Continue' }).focus();
  rerender(friend());
  expect((document.activeElement as HTMLElement).dataset.card).toBe('5C');
});
