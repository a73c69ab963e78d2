import { useLayoutEffect, useRef } from 'preact/hooks';
import { call } from '../api.ts';
import { fromTheRight } from '../i18n/texts.ts';
import { isCode, type Code } from '../logic/languages.ts';
import { rulesHref } from '../route.ts';
import { Failure, Skeleton } from '../ui/elements.tsx';
import { unreachable, useFetched } from '../ui/useFetched.ts';

/** The id of a clause: the letters of its game, and a number. */
const CLAUSE = /\b[A-Z]{2,4}-\d+\b/g;

interface Props {
  game: string;
  /** The clause to show, or words to look for without one; empty for the beginning. */
  clause: string;
  words?: string;
  language: Code;
  onLanguage: (code: Code) => void;
}

/** A rule page from the server, scrolled to a clause, which is marked. */
export function RuleArticle({ game, clause, words = '', language, onLanguage }: Props) {
  const { data, error } = useFetched(() => call('GET /api/rules/{game}', { game, lang: language }), [game, language]);
  const html = data?.html;
  const article = useRef<HTMLElement>(null);
  // Before a click is possible: a link as the server wrote it would reload the whole page.
  useLayoutEffect(() => {
    if (!article.current) return;
    anchorClauses(article.current);
    mendLinks(article.current, language, onLanguage);
    isolate(article.current);
    article.current.querySelector('.sought')?.classList.remove('sought');
    const goal =
      (clause && article.current.querySelector<HTMLElement>(`[data-clause="${clause}"]`)) ||
      (words && placeOf(article.current, words));
    if (!goal) return;
    goal.classList.add('sought');
    goal.scrollIntoView({ block: 'center' });
  }, [html, clause, words]);
  return (
    <>
      <Failure text={error ? unreachable() : ''} />
      {/* The page is our own, rendered by the server from docs/rules. */}
      {html === undefined && !error && (
        <div class="to-come" aria-busy="true">
          <Skeleton rows={4} />
        </div>
      )}
      {html !== undefined && <article ref={article} dangerouslySetInnerHTML={{ __html: html }} />}
    </>
  );
}

/** The first cell, item or paragraph with these words. */
function placeOf(article: HTMLElement, words: string): HTMLElement | undefined {
  const wanted = words.toLocaleLowerCase();
  return [...article.querySelectorAll<HTMLElement>('td, li, p')].find((element) =>
    element.textContent.toLocaleLowerCase().includes(wanted),
  );
}

function anchorClauses(article: HTMLElement): void {
  if (article.querySelector('[data-clause]')) return;
  wrap(article, CLAUSE, (clause) => {
    const mark = document.createElement('span');
    mark.dataset['clause'] = clause;
    mark.className = 'clause';
    return mark;
  });
}

/** Ranks in their order, and numbers with a sign: they run from the left also in a line that runs from the right. */
const RUNS = /(?<!\w)(?:[AKQJ]|\d+)(?: (?:[AKQJ]|\d+))+(?!\w)|(?<!\w)[AKQJ](?=،)|[+−]\d+/g;

function isolate(article: HTMLElement): void {
  if (!fromTheRight() || article.querySelector('bdi.run')) return;
  wrap(article, RUNS, () => Object.assign(document.createElement('bdi'), { dir: 'ltr', className: 'run' }));
}

/** Put each part of the text that a pattern matches into an element of its own. */
function wrap(article: HTMLElement, pattern: RegExp, make: (part: string) => HTMLElement): void {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    for (const match of [...text.data.matchAll(pattern)].toReversed()) {
      const rest = text.splitText(match.index);
      rest.splitText(match[0].length);
      const element = make(match[0]);
      rest.replaceWith(element);
      element.append(rest);
    }
  }
}

/** Make links between rule pages work without a reload. */
function mendLinks(article: HTMLElement, language: Code, onLanguage: (code: Code) => void): void {
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.getAttribute('href')!;
    const page = /^([\w-]+)(?:\.([a-z]{2}))?\.html/.exec(href);
    if (page) {
      const chosen = page[2] ?? 'en';
      if (isCode(chosen) && chosen !== language) link.addEventListener('click', () => onLanguage(chosen));
      link.setAttribute('href', rulesHref(page[1]!));
    } else if (href.startsWith('#') && !href.startsWith('#/')) {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        document.getElementById(href.slice(1))?.scrollIntoView();
      });
    }
  }
}
