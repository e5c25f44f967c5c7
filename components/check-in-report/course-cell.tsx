import { useTranslations } from 'next-intl';
import type { ReportAnswer, ReportRow } from '#/components/check-in-report/check-in-report.ts';
import { changeOf, isConcerning } from '#/components/check-in-report/feeling-course.ts';
import { EmptyFace, FaceRibbon } from '#/components/check-ins/face-ribbon.tsx';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';

/** Shows how someone felt in their last check-ins up to that day, and what the last one changed. */
export function CourseCell({ course, locale }: Pick<ReportAnswer, 'course'> & { locale: string }) {
  const t = useTranslations('check-in-report.course');
  const change = changeOf(course);
  if (course.length === 0) return null;
  const faces = course.map(({ date, isAnswered, emotion }) => {
    const day = formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' });
    const feeling = emotion?.label ?? t(isAnswered ? 'unsaid' : 'silent');
    return { key: date, words: t('day', { day, feeling }), emotion, isAnswered };
  });
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 whitespace-normal py-0.5">
      <FaceRibbon isSmall label={t('label')} faces={faces} />
      {change && (
        <span className={isConcerning(course) ? 'font-medium text-12 text-bad' : 'text-12 text-muted'}>
          {t(`change.${change.kind}`, { count: change.count, of: 'of' in change ? change.of : 0 })}
        </span>
      )}
    </div>
  );
}

/** Says what the empty circles among the last check-ins mean; nothing without any. */
export function FacesLegend({ rows }: { rows: readonly ReportRow[] }) {
  const t = useTranslations('check-in-report.course');
  const empty = rows.flatMap(({ answer }) => answer.course.filter(({ emotion }) => !emotion));
  const kinds = [false, true].filter((isAnswered) => empty.some((one) => one.isAnswered === isAnswered));
  return kinds.map((isAnswered) => (
    <p key={String(isAnswered)} aria-hidden className="flex items-center gap-1.5 *:first:size-4">
      <EmptyFace isAnswered={isAnswered} />
      {t(isAnswered ? 'unsaid' : 'silent')}
    </p>
  ));
}
