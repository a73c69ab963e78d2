import { call, type LineSeen, type ReportSeen } from '../api.ts';
import { t, ago } from '../i18n/texts.ts';
import { Sure } from '../ui/elements.tsx';
import { AdminList, personName, Time, type Act, type Refreshed } from './AdminList.tsx';
import { Sanctions } from './Sanctions.tsx';

/** Messages that were reported in the last week, with what was written around them. */
export function Reports(refreshed: Refreshed) {
  return (
    <AdminList
      {...refreshed}
      id="reports"
      class="reports"
      fetch={() => call('GET /api/admin/reports')}
      row={(report, act) => (
        <li class="ruled" key={report.report}>
          <Report report={report} act={act} />
        </li>
      )}
    />
  );
}

const writer = (line: LineSeen | undefined): string => personName(line?.name ?? '');

function Report({ report, act }: { report: ReportSeen; act: Act }) {
  const reported = report.lines.find((line) => line.reported);
  const who = writer(reported);
  return (
    <>
      <p>
        <Time at={report.at} text={t('admin-report-by', { who: personName(report.by), when: ago(report.at) })} />
      </p>
      <ol class="evidence panel breaks" aria-label={t('admin-report-context')}>
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
          onSure={() => act(call('DELETE /api/admin/reports/{report}/message', { report: report.report }))}
        />
        <Sure
          label={t('admin-settle')}
          name={t('admin-for', { what: t('admin-settle'), who })}
          sure={t('admin-settle-sure')}
          onSure={() => act(call('DELETE /api/admin/reports/{report}', { report: report.report }))}
        />
      </div>
      {reported && <Sanctions person={reported.person} who={who} act={act} />}
    </>
  );
}
