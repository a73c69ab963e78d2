import { call } from '../api.ts';
import { language, t } from '../i18n/texts.ts';
import { Finding } from '../ui/Finding.tsx';
import { Section } from '../ui/Section.tsx';
import { useFetched } from '../ui/useFetched.ts';

const VERDICTS = { well: 'agrees', mind: 'open', ill: 'differs' } as const;

/** What `fourkings doctor` finds on the server's machine, with a remedy for each thing that could be better. */
export function Doctor({ done }: { done: number }) {
  const lang = language.value;
  const findings = useFetched(() => call('GET /api/admin/doctor', { lang }), [done, lang]).data;
  return (
    <Section id="doctor" title={t('admin-doctor')}>
      <ul class="findings">
        {findings?.map(({ health, text, remedy }) => (
          <Finding key={text} verdict={VERDICTS[health]} text={text}>
            {remedy && <p>{remedy}</p>}
          </Finding>
        ))}
      </ul>
    </Section>
  );
}
