import type { ComponentProps } from 'preact';
import { LANGUAGES, nameOf, type Code } from '../logic/languages.ts';

type Props = Pick<ComponentProps<'select'>, 'id' | 'class' | 'aria-label'> & {
  language: Code;
  onChoose: (code: Code) => void;
};

export function LanguageSelect({ language, onChoose, ...attributes }: Props) {
  return (
    <select {...attributes} value={language} onChange={(event) => onChoose(event.currentTarget.value as Code)}>
      {(Object.keys(LANGUAGES) as Code[]).map((code) => (
        <option value={code} lang={code} selected={code === language}>
          {nameOf(code)}
        </option>
      ))}
    </select>
  );
}
