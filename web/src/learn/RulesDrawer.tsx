import '../styles/rules.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { call, fetchGames } from '../api.ts';
import { t } from '../i18n/texts.ts';
import type { Code } from '../logic/languages.ts';
import type { Settings } from '../logic/settings.ts';
import { dealHref, parse, rulesHref } from '../route.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure, LinkButton } from '../ui/elements.tsx';
import { unreachable, useFetched } from '../ui/useFetched.ts';
import { DealWithin } from './DealWithin.tsx';
import { RuleArticle } from './RuleArticle.tsx';

interface Props {
  game: string;
  /** The address of a rule page, of a clause, or of a worked deal. */
  href: string;
  /** What the deal in progress is about: searched for if the address has no clause. */
  about: string;
  language: Code;
  habits: Settings;
  onLanguage: (code: Code) => void;
  onClose: () => void;
}

/** The rules beside the table; links between them stay in the drawer. */
export function RulesDrawer({ game, href, about, language, habits, onLanguage, onClose }: Props) {
  const here = useSignal(href);
  useEffect(() => void (here.value = href), [href]);
  const { data: games } = useFetched(fetchGames, []);
  const at = parse(here.value);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href^="#/rules/"]');
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      here.value = link.getAttribute('href')!;
    };
    box.current?.addEventListener('click', follow);
  }, []);
  return (
    <Dialog drawer title={t('rules-beside')} onClose={onClose}>
      <div class="rules drawer-rules" ref={box}>
        <p class="doors">
          {at.page === 'deal' ? (
            <LinkButton icon="rules" href={rulesHref(at.game)} text={t('rules-back', { game: t(`game-${at.game}`) })} />
          ) : (
            games?.find((entry) => entry.id === game)?.worked && (
              <LinkButton icon="eye" href={dealHref(game)} text={t('rules-see-deal')} />
            )
          )}
        </p>
        {at.page === 'deal' && (
          <Deal key={`${at.game} ${language}`} game={at.game} language={language} habits={habits} />
        )}
        {at.page === 'rules' && (
          <RuleArticle
            game={at.game}
            clause={at.clause}
            words={at.game === game ? about : ''}
            language={language}
            onLanguage={onLanguage}
          />
        )}
      </div>
    </Dialog>
  );
}

function Deal({ game, language, habits }: { game: string; language: Code; habits: Settings }) {
  const { data: deal, error } = useFetched(() => call('GET /api/rules/{game}/deal', { game, lang: language }), []);
  return (
    <div class="worked">
      <Failure text={error ? unreachable() : ''} />
      {deal && <DealWithin deal={deal} habits={habits} />}
    </div>
  );
}
