import '../styles/learn.css';
import '../styles/proof.css';
import '../styles/review.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiError, call, type NewSolution, type SolvedDeal, type WorkedDeal } from '../api.ts';
import { minus, suitName } from '../i18n/words.ts';
import { language, learn, t } from '../i18n/texts.ts';
import { randomDeal } from '../logic/randomDeal.ts';
import { figuresOf } from '../review/TriedLine.tsx';
import { LEARN_HREF, name, solveHref } from '../route.ts';
import { settings } from '../stores/settings.ts';
import { DealTable, heard, sentence } from '../table/DealTable.tsx';
import { CHOICES, OpenPage } from '../table/OpenPage.tsx';
import { Button, Failure, PageFrame, Section, useTitle } from '../ui/elements.tsx';
import { copyText } from '../ui/copy.tsx';
import { remember } from '../ui/flip.ts';
import { Form, Menu } from '../ui/Form.tsx';
import { say } from '../ui/speech.tsx';
import { useRequest } from '../ui/useFetched.ts';

type Asked = Required<NewSolution>;
type Trump = Asked['trump'];
const TRUMPS: readonly Trump[] = ['NT', 'S', 'H', 'D', 'C'];
const SEATS = ['0', '1', '2', '3'] as const;
const seatName = (seat: (typeof SEATS)[number]): string => t('solver-seat', { seat: Number(seat) });
const SOUTH = 2;

interface Props {
  cards: string;
  trump: string;
  seat: number | null;
  /** The cards played, as in `AS-KS`. */
  line: string;
}

/** Any deal with all hands face up: what each card is worth, line by line; its address holds the deal and the line. */
export function SolvePage({ cards, trump, seat, line }: Props) {
  const asked = useSignal<Asked>({
    deal: cards,
    trump: TRUMPS.find((each) => each === trump) ?? 'NT',
    leader: seat ?? 0,
    line: line ? line.split('-') : [],
  });
  const solved = useSignal<SolvedDeal | null>(null);
  const copied = useSignal(false);
  const lang = language.value;
  const { busy, failed, run } = useRequest((error) =>
    error instanceof ApiError && error.code === 'bad-deal' ? sentence(error.said) : t('solver-failed'),
  );
  const solve = (change: Partial<Asked>): void =>
    run(async () => {
      const body = { ...asked.value, ...change };
      asked.value = body;
      const answer = await call('POST /api/solutions', { lang, body });
      if (answer.game) await learn([answer.game]);
      remember(document);
      asked.value = { ...body, deal: answer.deal };
      solved.value = answer;
      copied.value = false;
      name(solveHref(answer.deal, body.trump, body.leader, body.line));
      if (body.line.length > 0) say(sentence(heard(dealOf(answer), answer.step)));
    });
  useEffect(() => void (cards && solve({})), [lang]);
  useTitle(t('solver-title'));
  if (!solved.value) return <AskDeal asked={asked.value} busy={busy.value} failed={failed.value} onSolve={solve} />;
  const { step } = solved.value;
  const deal = dealOf(solved.value);
  const copy = (): Promise<void> =>
    copyText(location.href).then(
      () => {
        copied.value = true;
        say(t('solver-copied'));
      },
      () => undefined, // the address stands above the page all the same
    );
  return (
    <OpenPage
      game={solved.value.game}
      title={t('solver-title')}
      place={<a href={LEARN_HREF}>{t('nav-learn')}</a>}
      trump={step.trump}
      about={step.trump || solved.value.game ? '' : t('solver-no-trump')}
      eyes={null}
      onEyes={() => undefined}
      begin={CHOICES}
      aside={
        <>
          <Section id="solver" class="what-if" aria-busy={busy.value} title={t('solver-title')}>
            <Failure text={failed.value} />
            <p role="status">
              <b>
                {step.turn === null
                  ? t('solver-over', { ours: step.won[0]! + step.won[2]!, theirs: step.won[1]! + step.won[3]! })
                  : t('review-if-turn', { who: deal.names[step.turn]! })}
              </b>
            </p>
            {step.turn !== null && (
              <p class="note">
                {t(solved.value.tricks ? 'solver-tricks' : 'solver-points')}{' '}
                {solved.value.stopped && t('solver-bounds')}{' '}
                {solved.value.estimate !== null && t('solver-estimate', { value: minus(solved.value.estimate) })}
              </p>
            )}
            <p class="doors">
              <Button
                icon="undo"
                disabled={busy.value || asked.value.line.length === 0}
                onClick={() => solve({ line: asked.value.line.slice(0, -1) })}
                text={t('review-if-back')}
              />
              <Button
                quiet
                onClick={() => {
                  solved.value = null;
                  asked.value = { ...asked.value, line: [] };
                  name(solveHref());
                }}
                text={t('solver-another')}
              />
            </p>
          </Section>
          {!solved.value.game && <Contract asked={asked.value} onChoose={(change) => solve({ ...change, line: [] })} />}
          <p class="doors">
            <Button icon="copy" onClick={() => void copy()} text={t('solver-copy')} />
            {copied.value && <small>{t('solver-copied')}</small>}
          </p>
        </>
      }
    >
      <DealTable
        open={{ deal, step, own: SOUTH, hand: step.turn ?? SOUTH, eyes: 'all', said: [] }}
        habits={settings.value}
        legal={step.legal}
        begins
        calling={{
          busy: busy.value,
          hinted: null,
          onCall: (card) => solve({ line: [...asked.value.line, card] }),
          figures: figuresOf({ values: solved.value.values, calls: [], kind: 'exact' }),
        }}
      />
    </OpenPage>
  );
}

function Contract({ asked, onChoose }: { asked: Asked; onChoose: (change: Partial<Asked>) => void }) {
  return (
    <p class="doors">
      <Menu
        label={t('solver-trump')}
        value={asked.trump}
        values={TRUMPS}
        text={(trump) => (trump === 'NT' ? t('solver-no-trump') : suitName(trump))}
        onChoose={(trump) => onChoose({ trump })}
      />
      <Menu
        label={t('solver-leader')}
        value={SEATS[asked.leader]!}
        values={SEATS}
        text={seatName}
        onChoose={(seat) => onChoose({ leader: Number(seat) })}
      />
    </p>
  );
}

type AskProps = { asked: Asked; busy: boolean; failed: string; onSolve: (change: Partial<Asked>) => void };

function AskDeal({ asked, busy, failed, onSolve }: AskProps) {
  const text = useSignal(asked.deal);
  const contract = useSignal<Partial<Asked>>({ trump: asked.trump, leader: asked.leader });
  const chosen = { ...asked, ...contract.value };
  return (
    <PageFrame class="proof" title={t('solver-title')} intro={t('solver-intro')} failures={[failed]}>
      <Form
        class="offer stack gap-4"
        aria-busy={busy}
        onSubmit={() => onSolve({ ...chosen, deal: text.value, line: [] })}
      >
        <label>
          <span>{t('solver-deal')}</span>
          <textarea
            dir="ltr"
            rows={5}
            required
            spellcheck={false}
            autocomplete="off"
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <p class="note">{t('solver-formats')}</p>
        <Contract asked={chosen} onChoose={(change) => (contract.value = { ...contract.value, ...change })} />
        <p class="doors">
          <Button type="submit" primary icon="eye" disabled={busy} text={t('solver-solve')} />
          <Button
            icon="again"
            disabled={busy}
            onClick={() => onSolve({ ...chosen, deal: randomDeal(), line: [] })}
            text={t('solver-random')}
          />
        </p>
      </Form>
    </PageFrame>
  );
}

const dealOf = ({ game, step }: SolvedDeal): WorkedDeal => ({
  game,
  options: {},
  number: 1,
  scores: [],
  names: SEATS.map(seatName),
  bots: [false, false, false, false],
  dealer: -1,
  clockwise: true,
  partners: false,
  team_scores: false,
  mine: null,
  reader: null,
  about: '',
  steps: [step],
  account: [],
  points: [],
});
