/** A number as people type or paste it: digits of other scripts as 0 to 9, any minus as "-", no spaces or marks. */
export const plainNumber = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[−‐‑‒–－]/g, '-')
    .replace(/[\s\p{Cf}]/gu, '');
