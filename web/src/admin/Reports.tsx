import { moment, t } from '../i18n/texts.ts';
import type { LineSeen, ReportSeen } from '../http.ts';
import { fetchReports, removeMessage, settle } from './api.ts';
import { useList } from './list.ts';
import { Sanctions } from './Sanctions.tsx';
import { Sure } from '../ui/Sure.tsx';
import { ago } from './when.ts';
import { Failure } from '../ui/Failure.tsx';

/** Messages that were reported in the last week, with what was written around them. */
export function Reports({ done, onDone }: { done: number; onDone: () => void }) {
  const { rows: reports, failed, act } = useList(fetchReports, done, onDone);
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{t('admin-reports')}</h2>
      <p class="note">{t('admin-reports-text')}</p>
      <Failure text={failed.value && t('admin-failed')} />
      {reports.value?.length === 0 && <p>{t('admin-reports-none')}</p>}
      <ul class="reports">
        {reports.value?.map((each) => (
          <li key={each.report}>
            <OneReport report={each} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const writer = (line: LineSeen): string => line.name || t('admin-somebody');

function OneReport({ report, act }: { report: ReportSeen; act: (work: Promise<void>) => void }) {
  const reported = report.lines.find((line) => line.reported);
  const who = reported ? writer(reported) : t('admin-somebody');
  return (
    <>
      <p>
        <time dateTime={new Date(report.at * 1000).toISOString()} title={moment(report.at)}>
          {t('admin-report-by', { who: report.by || t('admin-somebody'), when: ago(report.at) })}
        </time>
      </p>
      <ol class="evidence" aria-label={t('admin-report-context')}>
        {report.lines.map((line) => (
          <li key={line.at} class={line.reported ? 'reported' : undefined}>
            {line.reported && <span class="unseen">{t('admin-report-this')} </span>}
            <strong>
              <bdi translate={false}>{writer(line)}</bdi>
            </strong>{' '}
            <bdi>{line.phrase ? t(`chat-phrase-${line.phrase as 'hello'}`) : line.text}</bdi>
          </li>
        ))}
      </ol>
      <div class="doors">
        <Sure
          label={t('admin-remove-message')}
          name={t('admin-for', { what: t('admin-remove-message'), who })}
          sure={t('admin-remove-message-sure')}
          onSure={() => act(removeMessage(report.report))}
        />
        <Sure
          label={t('admin-settle')}
          name={t('admin-for', { what: t('admin-settle'), who })}
          sure={t('admin-settle-sure')}
          onSure={() => act(settle(report.report))}
        />
      </div>
      {reported && <Sanctions person={reported.person} who={who} act={act} />}
    </>
  );
}
