import { FullConditions, HouseRules } from '../social/Conditions.tsx';
import { Watched } from '../social/Watched.tsx';
import { BotFace } from '../cards/BotFace.tsx';
import { has, t } from '../i18n/texts.ts';
import { isGathered } from '../logic/table.ts';
import type { Snapshot } from '../messages.ts';
import { botOf, labelsOf, namesOf, othersAt } from '../i18n/people.ts';
import { Seal } from '../proof/Seal.tsx';
import { rulesHref } from '../route.ts';
import { LinkButton } from '../ui/elements.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { lazy } from '../ui/lazy.tsx';
import { shown } from '../i18n/sentences.ts';
import { cardShort, listed } from '../i18n/words.ts';
import { Spelt } from '../ui/speech.tsx';

const Avoid = lazy(() => import('../social/Avoid.tsx'), 'Avoid', 'part', 'strangers');

/**
 * The rules of this table where they differ from the game's own, what the host has laid down, how seats were drawn, and
 * the seal of the shuffle.
 */
export function HouseDialog({ view, watched, onClose }: { view: Snapshot; watched: string; onClose: () => void }) {
  const names = namesOf(view);
  const labels = labelsOf(view);
  const { drawn } = view;
  const draws = drawn.draw.map((row) =>
    listed(
      row.flatMap((card, entrant) => (card ? [shown(labels[drawn.seats.indexOf(entrant)]!, cardShort(card))] : [])),
    ),
  );
  return (
    <Dialog title={t(`game-${view.game}`)} onClose={onClose}>
      <p>{t(`game-${view.game}.aim`)}</p>
      <h3>{t(`preset-${view.game}-${view.preset}`)}</h3>
      <HouseRules view={view} />
      <p>{t(view.clockwise ? 'at-clockwise' : 'at-anticlockwise')}</p>
      <h3>{t('house-players')}</h3>
      <ul>
        {labels.map((who, seat) => (
          <li key={seat} class="opponent row gap-3">
            <span class="face-of" aria-hidden="true" translate={false}>
              {view.players[seat]?.person ? who.charAt(0) : <BotFace name={who} />}
            </span>
            {botOf(view, seat) ? <Opponent view={view} seat={seat} who={who} /> : who}
          </li>
        ))}
      </ul>
      <Watched text={watched} />
      {view.seat !== null && <Avoid table={view.table} people={othersAt(view)} />}
      {isGathered(view) && <FullConditions conditions={view.conditions} mirror={view.mirror} />}
      <h3>{t('house-draw')}</h3>
      <p>
        {t(drawn.dealer === view.seat ? 'house-order.yours' : 'house-order', {
          names: listed(labels, 'and'),
          dealer: names[drawn.dealer]!,
        })}
      </p>
      {drawn.kings.length > 0 && (
        <p>
          <Spelt
            text={listed(
              drawn.kings.map(([entrant, card]) => shown(labels[drawn.seats.indexOf(entrant)]!, cardShort(card))),
            )}
          />
        </p>
      )}
      {draws.map((row) => (
        <p>
          <Spelt text={t('house-drew', { cards: row })} />
        </p>
      ))}
      <h3>{t('proof-at-table')}</h3>
      <Seal view={view} />
      <p class="doors">
        <LinkButton text={t('lobby-learn')} href={rulesHref(view.game)} />
      </p>
    </Dialog>
  );
}

/** A bot at this table: its name and level, and one sentence that is true of how it plays. */
function Opponent({ view, seat, who }: { view: Snapshot; seat: number; who: string }) {
  const bot = view.players[seat]!.bot;
  return (
    <span>
      {t('house-plays', { who, bot: botOf(view, seat) })}
      {has(`house-temper-${bot}`) && <small class="block pale">{t(`house-temper-${bot}`)}</small>}
    </span>
  );
}
