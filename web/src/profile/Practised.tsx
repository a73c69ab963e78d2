import type { Mean, ThemePractised } from '../http.ts';
import { decimal } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import { handsHref } from '../route.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';

/** The themes of which I was dealt ten hands: what they cost me before and after, with intervals. */
export function Practised({ themes }: { themes: readonly ThemePractised[] }) {
  return (
    <Section id="practised" title={t('profile-practised')}>
      {themes.map(({ game, theme, first, last, before, since }) => (
        <div key={`${game} ${theme}`}>
          <table class="practised">
            <caption>
              {t('puzzle-page-of-game', { what: t(`puzzle-theme-${theme}`), game: t(`game-${game}`) })}
              <small>{t('profile-practised-what')}</small>
            </caption>
            <tbody>
              <Row name={t('profile-practised-first')} mean={first} />
              {last.mean !== first.mean && <Row name={t('profile-practised-last')} mean={last} />}
              <Row name={t('profile-practised-before', { matches: before.many })} mean={before} />
              <Row name={t('profile-practised-since', { matches: since.many })} mean={since} />
            </tbody>
          </table>
          <p class="doors">
            <LinkButton href={handsHref(game, theme)} text={t('puzzle-ten-more')} />
          </p>
        </div>
      ))}
    </Section>
  );
}

function Row({ name, mean: { mean, half, many } }: { name: string; mean: Mean }) {
  const figure = many === 0 ? t('profile-practised-none') : decimal(mean);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{half === null ? figure : `${figure} ± ${decimal(half)}`}</td>
    </tr>
  );
}
