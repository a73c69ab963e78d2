import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { OF_THE_HOUSE } from 'texts:games';
import { fetchGames, fetchRules, type Game } from '../api.ts';
import { isCode, language, learn, t } from '../i18n/texts.ts';
import { chooseLanguage } from '../stores/me.ts';
import { houseOf, play } from '../stores/order.ts';
import { dealHref, rulesHref } from '../route.ts';
import { Icon } from '../ui/Icon.tsx';

/** The id of a clause: the letters of its game, and a number. */
const CLAUSE = /\b[A-Z]{2,4}-\d+\b/g;

/** A game's rule page, from the server; a clause asked for is found and shown. */
export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const html = useSignal<string | null>(null);
  const games = useSignal<Game[] | null>(null);
  const failed = useSignal(false);
  const article = useRef<HTMLElement>(null);
  const lang = language.value;
  const ids = games.value?.map((one) => one.id) ?? OF_THE_HOUSE;
  useEffect(() => void fetchGames().then(async (found) => {
    await learn(found.map((one) => one.id));
    games.value = found;
  }, () => (failed.value = true)), []);
  useEffect(() => {
    failed.value = false;
    fetchRules(game, lang).then((page) => (html.value = page.html), () => (failed.value = true));
    document.title = `${game !== 'general' ? t(`game-${game}`) : t('rules-general')} · ${t('lobby-title')}`;
  }, [game, lang, games.value]);
  useEffect(() => {
    if (html.value === null || !article.current) return;
    anchorClauses(article.current);
    mendLinks(article.current);
    const goal = clause && article.current.querySelector<HTMLElement>(`[data-clause="${clause}"]`);
    if (!goal) return;
    goal.classList.add('sought');
    goal.scrollIntoView({ block: 'center' });
  }, [html.value, clause]);
  return (
    <div class="rules">
      <header class="top">
        <a class="button quiet icon" href="#/" aria-label={t('ui-home')}><Icon name="home" /></a>
        <nav aria-label={t('rules-pages')}>
          {[...ids, 'general'].map((id) => <a href={rulesHref(id)} aria-current={id === game ? 'page' : undefined}>{id === 'general' ? t('rules-general') : t(`game-${id}`)}</a>)}
        </nav>
      </header>
      <main>
        {failed.value && <p class="notice" role="alert">{t('lobby-offline')}</p>}
        {games.value?.find((one) => one.id === game)?.worked && <p class="worked-link"><a class="button" href={dealHref(game)}><Icon name="play" />{t('rules-see-deal')}</a></p>}
        {/* The page is our own, rendered by the server from docs/rules. */}
        {html.value !== null && <article ref={article} dangerouslySetInnerHTML={{ __html: html.value }} />}
        {ids.includes(game) && <p class="doors"><button type="button" class="primary" onClick={() => void play(houseOf(game)).catch(() => (failed.value = true))}><Icon name="play" />{t('lobby-play')}</button></p>}
      </main>
    </div>
  );
}

/** Mark the sentence where each clause stands, so that it can be gone to. */
function anchorClauses(article: HTMLElement): void {
  if (article.querySelector('[data-clause]')) return;
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    for (const found of [...text.data.matchAll(CLAUSE)].toReversed()) {
      const rest = text.splitText(found.index);
      rest.splitText(found[0].length);
      const mark = document.createElement('span');
      mark.dataset['clause'] = found[0];
      mark.className = 'clause';
      rest.replaceWith(mark);
      mark.append(rest);
    }
  }
}

/** Links from one rule page to another stay within the page, without a new load. */
function mendLinks(article: HTMLElement): void {
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const page = /^\/rules\/([\w-]+)/.exec(link.getAttribute('href') ?? '');
    if (page) {
      const asked = new URLSearchParams(/\?([^#]*)/.exec(link.getAttribute('href')!)?.[1]).get('lang');
      if (isCode(asked) && asked !== language.value) link.addEventListener('click', () => void chooseLanguage(asked));
      link.setAttribute('href', rulesHref(page[1]!));
    }
    else if (link.getAttribute('href')?.startsWith('#') && !link.getAttribute('href')!.startsWith('#/')) {
      const goal = link.getAttribute('href')!.slice(1);
      link.addEventListener('click', (event) => {
        event.preventDefault();
        document.getElementById(goal)?.scrollIntoView();
      });
    }
  }
}
