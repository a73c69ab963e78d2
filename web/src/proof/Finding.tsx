import type { ComponentChildren } from 'preact';

const MARKS = { agrees: '✓', differs: '✗', open: '–' } as const;
type Verdict = keyof typeof MARKS;

type FindingProps = { verdict: Verdict; text: string; children?: ComponentChildren };

export function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <span class={`mark ${verdict}`} aria-hidden="true">
      {MARKS[verdict]}
    </span>
  );
}

export function Finding({ verdict, text, children }: FindingProps) {
  return (
    <li class={`ruled breaks ${verdict}`}>
      <Mark verdict={verdict} />
      <div>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
