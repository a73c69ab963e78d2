import { scorers } from '../i18n/people.ts';
import { listed, minus } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { coursesOf, type Course } from '../logic/course.ts';
import type { Snapshot } from '../messages.ts';

const WIDTH = 260;
const HEIGHT = 64;
const EDGE = 4;

/** Score by deal, as a small line for each side or player. */
export function MatchCourse({ view }: { view: Snapshot }) {
  const courses = coursesOf(view);
  const deals = view.rows.length;
  if (deals < 2) return null;
  const all = courses.flatMap((course) => course.points);
  const low = Math.min(...all);
  const span = Math.max(1, Math.max(...all) - low);
  const line = ({ points }: Course): string =>
    points
      .map((value, i) => {
        const x = EDGE + (i * (WIDTH - 2 * EDGE)) / deals;
        const y = HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / span;
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' ');
  const names = scorers(view);
  const sentences = courses.map((course) =>
    t('end-course-of', {
      who: listed(
        course.columns.map((column) => names[column]!),
        'and',
      ),
      points: listed(course.points.slice(1).map(minus)),
    }),
  );
  return (
    <svg
      class="match-course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={[t('end-course'), ...sentences].join(' ')}
    >
      {courses.map((course) => (
        <polyline
          key={course.columns[0]}
          class={course.won ? 'won' : course.mine ? 'mine' : ''}
          points={line(course)}
        />
      ))}
    </svg>
  );
}
