import { unwritten } from '../i18n/people.ts';
import type { Mood } from '../logic/mood.ts';

interface Look {
  skin: string;
  hair: string;
  /** The hair behind the face, and what lies before it: a fringe, a beard. */
  behind: string;
  before: string;
}

const LOOKS: readonly Look[] = [
  {
    skin: '#a9713f',
    hair: '#1c1a18',
    behind: 'M12 3.500a2.500 2.500 0 0 1 2 4 7 7 0 0 1 5 6.500H5a7 7 0 0 1 5-6.500 2.500 2.500 0 0 1 2-4Z',
    before: 'M6 11.500q2-4 6-4t6 4q-6-2-12 0Z',
  },
  {
    skin: '#f0cfae',
    hair: '#d9d3c4',
    behind: 'M5 13a7 8 0 0 1 14 0Z',
    before:
      'M6 12c1-4 4-6 6.500-5.500 3 .5 5 2 5.500 5.500-3-1-4.500-2.500-5.500-3.500-1.500 2-4 3-6.500 3.500ZM7 18q5 6 10 0v2q-5 4-10 0Z',
  },
  {
    skin: '#d9a77e',
    hair: '#4a2e16',
    behind: 'M5 12a7 7 0 0 1 14 0l.5 2h-15Z',
    before: 'M6 11Q12 6 18 11l1.500-2Q12 1 4.500 9Z',
  },
  {
    skin: '#f6dcc2',
    hair: '#b5502a',
    behind: 'M4.500 20Q3 6 12 5t7.500 15Z',
    before: 'M6 12q1-5.500 6-5.500t6 5.500q-4-.5-6-3.500-2 3-6 3.500Z',
  },
];
const MOUTHS: Record<Mood, string> = {
  calm: 'M9.500 17h5',
  glad: 'M9 16q3 3.500 6 0',
  sorry: 'M9.500 18q2.500-2.500 5 0',
};

/** A bot has the same face in every language, and the bots of one table have each another. */
const lookOf = (name: string): Look => LOOKS[(unwritten(name).codePointAt(0) ?? 0) % LOOKS.length]!;

/** The face of a bot, and how it takes what has just happened. */
export function BotFace({ name, mood = 'calm' }: { name: string; mood?: Mood }) {
  const look = lookOf(name);
  return (
    <svg class="bot-face" viewBox="0 0 24 24" data-mood={mood} aria-hidden="true">
      <path d={look.behind} fill={look.hair} />
      <ellipse cx="12" cy="14" rx="6" ry="7" fill={look.skin} />
      <path d={look.before} fill={look.hair} />
      <circle cx="9.600" cy="13" r="0.900" />
      <circle cx="14.400" cy="13" r="0.900" />
      <path d={MOUTHS[mood]} fill="none" stroke="#5a2a1a" stroke-width="1.100" stroke-linecap="round" />
    </svg>
  );
}
