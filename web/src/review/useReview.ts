/** The review of a match, verdict by verdict while it is being made. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { unreachable } from '../ui/useFetched.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { call, type ReviewTold, type SharedMatch, type Verdict } from '../api.ts';
import { fetchReview, fetchShared } from '../reviews.ts';
import { isShared } from '../route.ts';

/** Milliseconds between two requests for more verdicts. */
const LOOK = 600;

export interface Following {
  report: ReviewTold | null;
  shared: SharedMatch | null;
  /** Why there is no review, as a sentence; empty if there is one or may be. */
  failed: string;
  /** True once it is known whether there is a review. */
  known: boolean;
}

const NOTHING: Following = { report: null, shared: null, failed: '', known: false };

/** Follow the review of a seat, the reader's by default. `ask`: have it made if there is none. */
export function useReview(table: string, seat: number | null, ask: boolean): Following {
  const following = useSignal<Following>(NOTHING);
  const lang = language.value;
  useEffect(() => {
    const left = new AbortController();
    const put = (part: Partial<Following>): void => {
      if (!left.signal.aborted) following.value = { ...following.value, ...part };
    };
    const follow = async (): Promise<void> => {
      const shared = isShared(table) ? await fetchShared(table, lang) : null;
      if (shared) await learn([shared.game]);
      put({ shared });
      const wanted = await seatReviewed(table, seat, ask, shared);
      put({ known: true });
      if (wanted === null) return;
      let verdicts: Verdict[] = [];
      while (!left.signal.aborted) {
        const more = await fetchReview(table, wanted, verdicts.at(-1)?.place ?? -1, lang);
        verdicts = [...verdicts, ...more.verdicts];
        put({ report: { ...more, verdicts } });
        if (more.done) return;
        await new Promise((wake) => setTimeout(wake, LOOK));
      }
    };
    follow().catch((error: { status?: number }) => put({ failed: why(error.status, table), known: true }));
    return () => left.abort();
  }, [table, seat, ask, lang]);
  return following.value;
}

/** The seat whose review can be read; null if there is none. */
async function seatReviewed(
  table: string,
  seat: number | null,
  ask: boolean,
  shared: SharedMatch | null,
): Promise<number | null> {
  if (shared) return seat ?? (shared.reviewed.includes(shared.mine) ? shared.mine : (shared.reviewed[0] ?? null));
  if (ask) return (await call('POST /api/tables/{table}/reviews', { table, body: { seat } })).seat;
  const reviews = (await call('GET /api/reviews')).filter((review) => review.table === table);
  return reviews.find((review) => seat === null || review.seat === seat)?.seat ?? null;
}

function why(status: number | undefined, table: string): string {
  if (status === 409) return t('review-not-over');
  if (status === 404) return t(isShared(table) ? 'review-share-nothing' : 'review-not-mine');
  return unreachable();
}
