import { capital, spelledOut } from '../i18n/sentences.ts';

/** A text with the signs of cards for the eye, and their names for the ear. */
export function Spelt({ text }: { text: string }) {
  const spelled = spelledOut(text);
  if (spelled === text) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="unseen">{capital(spelled)}</span>
    </>
  );
}
