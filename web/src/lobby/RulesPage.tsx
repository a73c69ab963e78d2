import '../styles/rules.css';
import { useEffect, useRef } from 'preact/hooks';
import { OF_THE_HOUSE } from 'texts:games';
import { language, t } from '../i18n/texts.ts';
import { RuleArticle } from '../learn/RuleArticle.tsx';
import { chooseLanguage } from '../stores/me.ts';
import { houseOf, play } from '../stores/newMatch.ts';
import { dealHref, LEARN_HREF, name, rulesHref } from '../route.ts';
import { Button, Failure, LinkButton, PageFrame, useTitle } from '../ui/elements.tsx';
import { unreachable, useGames, useRequest } from '../ui/useFetched.ts';

/** A game's rule page, with the way to the others and to a match. */
export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const { data: games, error } = useGames();
  const { failed, run } = useRequest(unreachable);
  const ids = games?.map((entry) => entry.id) ?? OF_THE_HOUSE;
  // "Play now" on the rule pages for search engines leads here: the way back leads to the rules.
  useEffect(() => {
    if (clause !== 'play' || !ids.includes(game)) return;
    name(rulesHref(game));
    void run(() => play(houseOf(game)));
  }, []);
  useTitle(game !== 'general' ? t(`game-${game}`) : t('rules-general'));
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [game, !!games]);
  return (
    <div class="rules">
      <header class="top">
        <nav ref={tabs} aria-label={t('rules-pages')}>
          {[...ids, 'general'].map((id) => (
            <a href={rulesHref(id)} aria-current={id === game ? 'page' : undefined}>
              {id === 'general' ? t('rules-general') : t(`game-${id}`)}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <Failure text={failed.value || (error ? unreachable() : '')} />
        {games?.find((entry) => entry.id === game)?.worked && (
          <p class="worked-link">
            <LinkButton icon="eye" href={dealHref(game)} text={t('rules-see-deal')} />
          </p>
        )}
        {games && !ids.includes(game) && game !== 'general' ? (
          <p role="alert">
            {t('rules-missing')} <a href={LEARN_HREF}>{t('nav-learn')}</a>
          </p>
        ) : (
          <RuleArticle
            game={game}
            clause={clause}
            language={language.value}
            onLanguage={(code) => void chooseLanguage(code)}
          />
        )}
        {ids.includes(game) && (
          <p class="doors">
            <Button icon="play" primary onClick={() => run(() => play(houseOf(game)))} text={t('lobby-play')} />
          </p>
        )}
      </main>
    </div>
  );
}

/** An address that leads nowhere. */
export function MissingPage() {
  return (
    <PageFrame class="proof" title={t('rules-missing')} failures={[]}>
      <p class="doors">
        <LinkButton icon="home" primary text={t('ui-home')} href="#/" />
      </p>
    </PageFrame>
  );
}
