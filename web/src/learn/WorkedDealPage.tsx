import '../styles/learn.css';
import { useSignal } from '@preact/signals';
import { call } from '../api.ts';
import { aboutAt } from '../i18n/moments.ts';
import { language, t } from '../i18n/texts.ts';
import { rulesHref } from '../route.ts';
import { houseOf, play } from '../stores/newMatch.ts';
import { settings } from '../stores/settings.ts';
import { DealWalk, tell } from '../table/DealTable.tsx';
import { OpenPage, WALK } from '../table/OpenPage.tsx';
import { Button, Failure, useTitle } from '../ui/elements.tsx';
import { unreachable, useFetched } from '../ui/useFetched.ts';
import { Remarks } from './DealWithin.tsx';

/** A deal of a game to learn from, card by card, with what is worth noticing beside it. */
export function WorkedDealPage({ game }: { game: string }) {
  const place = useSignal(0);
  const lang = language.value;
  const { data: deal, error } = useFetched(() => call('GET /api/rules/{game}/deal', { game, lang }), [game, lang]);
  useTitle(`${t(`game-${game}`)} – ${t('rules-deal')}`);
  const at = Math.min(place.value, (deal?.steps.length ?? 1) - 1);
  const step = deal?.steps[at];
  const nextRemark = deal?.steps.findIndex((step, i) => i > at && step.remarks.length > 0) ?? -1;
  const remarked = deal?.steps.flatMap((step, moment) =>
    step.remarks.length > 0 ? [{ moment, sign: '!', text: t('rules-remark'), kind: 'remarked' }] : [],
  );
  const go = (to: number): void => void (place.value = to);
  return (
    <OpenPage
      game={game}
      title={t('rules-deal')}
      place={<a href={rulesHref(game)}>{t('rules-back', { game: t(`game-${game}`) })}</a>}
      about={deal && step ? aboutAt(deal, step) : ''}
      trump={step?.trump ?? ''}
      eyes={null}
      begin={WALK}
      onEyes={() => undefined}
      aside={
        <>
          <Failure text={error ? unreachable() : ''} />
          {step && <Remarks game={game} step={step} />}
          {deal && (
            <p class="doors">
              <Button
                disabled={nextRemark < 0}
                onClick={() => {
                  go(nextRemark);
                  tell(deal, nextRemark);
                }}
                text={t('rules-step-remark')}
              />
              {at === deal.steps.length - 1 && (
                <Button icon="play" primary onClick={() => void play(houseOf(game))} text={t('rules-your-turn')} />
              )}
            </p>
          )}
        </>
      }
    >
      {deal && (
        <DealWalk
          deal={deal}
          at={at}
          own={deal.mine ?? 0}
          eyes="all"
          habits={settings.value}
          marks={remarked ?? []}
          onGo={go}
        />
      )}
    </OpenPage>
  );
}
