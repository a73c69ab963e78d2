import { stakes } from '../i18n/moments.ts';
import { namesOf } from '../i18n/people.ts';
import { aim, capital, minus, suitName } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { Snapshot } from '../messages.ts';
import { aboutOf, auctionOf, bidsOf } from './calls/talks.ts';
import { Spelt } from '../ui/Spelt.tsx';

/** What the deal is about: trumps or its title, what it costs or pays, and what was bid or bought. */
export function Stakes({ view }: { view: Snapshot }) {
  const now = view.now!;
  const auction = auctionOf(view);
  const bids = bidsOf(view);
  const about = aboutOf(view);
  const title = about && !now.trump ? capital(aim(about)) : '';
  const paid = stakes(view);
  return (
    <p class="contract">
      {now.trump && (
        <span class={`trump ${now.trump}`}>
          <svg aria-hidden="true">
            <use href={`#${now.trump}`} />
          </svg>
          {capital(t('aim-trumps', { suit: suitName(now.trump) }))}
        </span>
      )}
      {(title || paid) && (
        <span class="aim">
          <Spelt text={title && paid ? t('at-stake', { title, paid }) : title || capital(paid)} />
        </span>
      )}
      {auction?.buyer != null && auction.price && (
        <span>
          {t(auction.buyer === view.seat ? 'at-bought.yours' : 'at-bought', {
            who: namesOf(view)[auction.buyer]!,
            rung: minus(auction.price),
            price: auction.worth[auction.price] ?? 0,
          })}
        </span>
      )}
      {bids && now.stage !== 'talk' && <span>{t('at-bids', { sum: bids.sum })}</span>}
    </p>
  );
}
