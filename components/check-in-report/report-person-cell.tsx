import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { AnsweredAt } from '#/components/check-in-report/answered-at.tsx';
import type { ReportRow } from '#/components/check-in-report/check-in-report.ts';
import { CourseCell } from '#/components/check-in-report/course-cell.tsx';
import { Lines } from '#/components/check-in-report/report-cells.tsx';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { RowLink } from '#/components/ui/tables/row-link.tsx';

interface PersonCellProps {
  row: ReportRow;
  locale: string;
  /** The page with the person's trends. */
  href: string;
  /** Whether it says why there is no answer; not if no one has answered, which the report says already. */
  isReasoned: boolean;
  /** What is next to the name in a table that has one column, but room for it. */
  beside: ReactNode;
  /** What has no column in a narrow table. */
  children: ReactNode;
}

/** Shows who it is, and when they answered or why there is no answer; in a narrow table, pressing it shows the rest. */
export function PersonCell({ row, locale, href, isReasoned, beside, children }: PersonCellProps) {
  const t = useTranslations('check-in-report.cells');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, isMember, answer } = row;
  const isAnswered = answer.status === 'answered';
  return (
    <Lines>
      <div className="flex items-center gap-2">
        {answer.emotion && (
          <span className="@min-[700px]:hidden shrink-0 *:size-7">
            <EmotionFace id={answer.emotion.id} type={answer.emotion.type} />
          </span>
        )}
        <div
          // The hour is next to the name, so that the row stays low.
          className="flex min-w-0 grow flex-wrap items-baseline gap-x-2"
        >
          {isMember ? <RowLink href={href} name={name} /> : <span>{name}</span>}
          <span className={clsx('font-normal text-12 text-muted', !isAnswered && isMember && '@min-[700px]:hidden')}>
            {answer.status === 'answered' ? (
              <AnsweredAt instant={answer.answeredAt} date={answer.course.at(-1)?.date} locale={locale} />
            ) : (
              isReasoned && t(`status.${answer.status}`)
            )}
            {!isMember && (isReasoned ? <> · {t('left')}</> : t('left'))}
          </span>
        </div>
        {beside && (
          <div className="@min-[520px]:@max-[699px]:flex hidden w-1/2 shrink-0 items-center gap-3 font-normal">
            {beside}
          </div>
        )}
        {(isAnswered || answer.ratings.length > 0) && (
          <span className="@min-[900px]:hidden shrink-0">
            <IconButton
              label={t(isOpen ? 'less' : 'more', { name })}
              icon={<ChevronDown aria-hidden className={isOpen ? 'rotate-180' : undefined} />}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            />
          </span>
        )}
      </div>
      <div className="@min-[700px]:hidden font-normal">
        <CourseCell course={answer.course} locale={locale} />
      </div>
      <div id={id} hidden={!isOpen} className="@min-[900px]:hidden font-normal">
        {isOpen && <div className="flex flex-col gap-2 pb-1">{children}</div>}
      </div>
    </Lines>
  );
}
