import { call } from '../api.ts';
import { t } from '../i18n/texts.ts';
import type { AdminActionInfo } from '../http.ts';
import { Section } from '../ui/Section.tsx';
import { useFetched } from '../ui/useFetched.ts';
import { personName, Time } from './AdminList.tsx';

/** The actions of administrators, the latest first. */
export function AdminActions({ done }: { done: number }) {
  const actions = useFetched(() => call('GET /api/admin/deeds'), [done]).data;
  return (
    <Section id="deeds" title={t('admin-deeds')}>
      {actions?.length === 0 && <p>{t('admin-deeds-none')}</p>}
      <ol class="acts">
        {actions?.map((action, place) => (
          <li key={place}>
            <Time at={action.at} /> <span>{sentence(action)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const sentence = ({ what, name, about }: AdminActionInfo): string =>
  t(`admin-deed-${what}`, { who: personName(name), text: about, hours: Number(about) || 0 });
