import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ReportAnswer } from '#/components/check-in-report/check-in-report.ts';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';
import { Badge } from '#/components/ui/badge.tsx';

/** Shows a cell whose text wraps, because answers are read, not skimmed. */
export function Lines({ children }: { children: ReactNode }) {
  return <div className="wrap-anywhere flex flex-col gap-0.5 whitespace-normal py-0.5 text-left">{children}</div>;
}

function Skipped() {
  const t = useTranslations('check-in-report.cells');
  return <span className="text-muted">{t('skipped')}</span>;
}

/** Shows the feeling, its reasons, and what the person added; in a narrow table, the face is next to the name. */
export function FeelingCell({ answer: { emotion, factors, elaborate } }: { answer: ReportAnswer }) {
  return (
    <Lines>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {emotion ? (
          <>
            <span className="@max-[699px]:hidden shrink-0 *:size-6">
              <EmotionFace id={emotion.id} type={emotion.type} />
            </span>
            {emotion.label}
          </>
        ) : (
          <Skipped />
        )}
        {factors.map(({ id, label }) => (
          <Badge key={id}>{label}</Badge>
        ))}
      </span>
      {elaborate && (
        <blockquote className="border-control-line border-l-2 pl-2 text-13">
          <q className="quotes-auto">{elaborate}</q>
        </blockquote>
      )}
    </Lines>
  );
}

const scoreText = (score: ReactNode) => <span className="font-medium text-14">{score}</span>;
const quietText = (text: ReactNode) => <span className="text-13 text-muted">{text}</span>;

/** In a column that says it in its head, only screen readers repeat it. */
const hiddenText = (text: ReactNode) => <span className="sr-only">{text}</span>;

/** Shows the person's own rating, and below it their leaders' rating. */
export function PerformanceCell({ answer, isColumn = false }: { answer: ReportAnswer; isColumn?: boolean }) {
  const t = useTranslations('check-in-report.cells');
  const { productivity, ratings, notApplicable } = answer;
  return (
    <Lines>
      {productivity !== null && (
        <span className="tabular-nums">
          {t.rich('own', { value: productivity, score: scoreText, by: isColumn ? hiddenText : quietText })}
        </span>
      )}
      {notApplicable.includes('selfProductivity') && <Skipped />}
      {ratings.map(({ leaderId, leader, value }) => (
        <span key={leaderId} className="text-13 tabular-nums" title={t('ratedBy', { leader })}>
          {value === null
            ? t.rich(ratings.length > 1 ? 'notRated' : 'notRatedByLeader', { leader, by: quietText })
            : t.rich(ratings.length > 1 ? 'rated' : 'ratedByLeader', {
                value,
                leader,
                score: scoreText,
                by: quietText,
              })}
        </span>
      ))}
    </Lines>
  );
}

interface MotivatorCellProps {
  answer: ReportAnswer;
  /** Whether the column's head has the question, because it was everyone's. */
  isInHead?: boolean;
}

/** Shows the motivation question of the day and its answer. */
export function MotivatorCell({ answer: { motivator }, isInHead = false }: MotivatorCellProps) {
  const t = useTranslations('check-in-report.cells');
  if (!motivator) return null;
  const { question, answer, label } = motivator;
  return (
    <Lines>
      <span className="@min-[900px]:line-clamp-2" title={isInHead ? undefined : question}>
        {answer === null ? <Skipped /> : (label ?? t('of100', { value: answer }))}
        {!isInHead && <span className="text-13 text-muted"> · {question}</span>}
      </span>
    </Lines>
  );
}

interface NormsCellProps {
  answer: ReportAnswer;
  /** Whether the column's head says that it's the place. */
  isPlaceInHead?: boolean;
}

/** Shows how well the day's values were lived up to, and where the person worked. */
export function NormsCell({
  answer: { norms, workEnvironment, notApplicable },
  isPlaceInHead = false,
}: NormsCellProps) {
  const t = useTranslations('check-in-report.cells');
  const screen = useTranslations('check-in-report.screen');
  const isSkipped = notApplicable.includes('norms');
  if (norms.length === 0 && !isSkipped && !workEnvironment) return <span className="text-muted">–</span>;
  return (
    <Lines>
      {norms.map(({ id, label, level }) => (
        <span key={id}>{t.rich('norm', { norm: label, level, label: quietText })}</span>
      ))}
      {isSkipped && <span className="text-13 text-muted">{t('normsSkipped')}</span>}
      {workEnvironment && (
        <span>
          {isPlaceInHead
            ? workEnvironment.label
            : t.rich('norm', { norm: screen('column.place'), level: workEnvironment.label, label: quietText })}
        </span>
      )}
    </Lines>
  );
}
