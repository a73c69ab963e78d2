/** The names that are no empty text and no false condition, as a `class`. */
export const classNames = (...names: unknown[]): string => names.filter(Boolean).join(' ');
