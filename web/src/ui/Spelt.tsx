import { spelledOut } from '../i18n/sentences.ts';

/** The suit of each sign, which is a class of its colour. */
const SIGNS: Record<string, string> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** A text whose signs of suits have the colours of the cards. */
export const Inked = ({ text }: { text: string }) => (
  <>{text.split(/([♠♥♦♣])/).map((part) => (SIGNS[part] ? <span class={`ink ${SIGNS[part]}`}>{part}</span> : part))}</>
);

/** A text with the signs of cards for the eye, on paper `inked`, and their names for the ear. */
export function Spelt({ text, inked = false }: { text: string; inked?: boolean }) {
  const spelled = spelledOut(text);
  if (spelled === text) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{inked ? <Inked text={text} /> : text}</span>
      <span class="unseen">{spelled}</span>
    </>
  );
}
