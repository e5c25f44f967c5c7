import { useTranslations } from 'next-intl';
import type { CheckInReport } from '#/components/check-in-report/check-in-report.ts';
import { feelingKinds, feelingsOf } from '#/components/check-in-report/day-feelings.ts';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';

interface FeelingListProps {
  report: CheckInReport;
  locale: string;
}

/** The feelings of the day as everybody's faces, good, meh and bad side by side, and in words. */
export function FeelingList({ report, locale }: FeelingListProps) {
  const t = useTranslations('team-dashboard.report');
  const feelings = feelingsOf(report);
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  if (feelings.length === 0) return null;
  return (
    <ul aria-label={t('feelings')} className="grid @min-[560px]:grid-cols-3 gap-x-8 gap-y-4">
      {feelingKinds.map((kind) => {
        const alike = feelings.filter(({ type }) => type === kind);
        const count = alike.reduce((sum, { people }) => sum + people.length, 0);
        return (
          <li key={kind} className="flex flex-col gap-2">
            <span className="text-14">
              <span className="font-medium">{t(`kind.${kind}`)}</span>{' '}
              <span className="text-muted tabular-nums">{count}</span>
            </span>
            {count > 0 && (
              <>
                <span aria-hidden className="flex flex-wrap gap-1">
                  {alike.flatMap(({ id, label, people }) =>
                    people.map((person) => (
                      <span key={person.id} title={`${person.name}: ${label}`} className="block size-8 *:size-full">
                        <EmotionFace id={id} type={kind} />
                      </span>
                    )),
                  )}
                </span>
                <span className="text-13 text-muted">
                  {list.format(alike.map(({ label, people }) => t('feeling', { label, count: people.length })))}
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
