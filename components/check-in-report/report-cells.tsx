import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AnsweredAt } from '#/components/check-in-report/answered-at.tsx';
import type { ReportAnswer, ReportRow } from '#/components/check-in-report/check-in-report.ts';
import { ScoreTrack } from '#/components/check-in-report/score-track.tsx';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';
import { Badge } from '#/components/ui/badge.tsx';

/** A cell whose words wrap: answers are read, not skimmed. On a card, all of them begin at one line. */
function Lines({ children }: { children: ReactNode }) {
  return (
    <div className="wrap-anywhere flex @max-[480px]:w-52 flex-col gap-1 whitespace-normal py-2 text-left">
      {children}
    </div>
  );
}

function Skipped() {
  const t = useTranslations('check-in-report.cells');
  return <span className="text-muted">{t('skipped')}</span>;
}

/** Who, and when they answered or why there is no answer. */
export function PersonCell({ row, locale }: { row: ReportRow; locale: string }) {
  const t = useTranslations('check-in-report.cells');
  const { name, isMember, answer } = row;
  return (
    <Lines>
      <span>{name}</span>
      {!isMember && <span className="font-normal text-12 text-muted">{t('left')}</span>}
      <span className="font-normal text-12 text-muted">
        {answer.status === 'answered' ? (
          <AnsweredAt instant={answer.answeredAt} locale={locale} />
        ) : (
          <Badge look={answer.status === 'not_answered' ? 'neutral' : 'plain'}>{t(`status.${answer.status}`)}</Badge>
        )}
      </span>
    </Lines>
  );
}

/** The feeling, what it had to do with, and what the person added. */
export function FeelingCell({ answer: { emotion, factors, elaborate } }: { answer: ReportAnswer }) {
  return (
    <Lines>
      {emotion ? (
        <span className="flex items-center gap-2 [&_svg]:size-7 [&_svg]:shrink-0">
          <EmotionFace id={emotion.id} type={emotion.type} />
          {emotion.label}
        </span>
      ) : (
        <Skipped />
      )}
      {factors.length > 0 && <span className="text-13 text-muted">{factors.map(({ label }) => label).join(', ')}</span>}
      {elaborate && (
        <blockquote className="mt-1 border-control-line border-l-2 pl-3 text-14">
          <q className="quotes-auto">{elaborate}</q>
        </blockquote>
      )}
    </Lines>
  );
}

const scoreText = (score: ReactNode) => <span className="font-medium text-14">{score}</span>;
const quietText = (text: ReactNode) => <span className="text-13 text-muted">{text}</span>;

/** The person's own rating, and beside it how their leaders see it. */
export function PerformanceCell({ answer }: { answer: ReportAnswer }) {
  const t = useTranslations('check-in-report.cells');
  const { productivity, ratings, notApplicable } = answer;
  const hasScore = productivity !== null || ratings.some(({ value }) => value !== null);
  return (
    <Lines>
      {hasScore && <ScoreTrack own={productivity} others={ratings} />}
      {productivity !== null && (
        <span className="tabular-nums">
          <span
            aria-hidden
            className="forced-color-adjust-none mr-1.5 inline-block size-2 rounded-full bg-accent-text"
          />
          {t.rich('own', { value: productivity, score: scoreText, by: quietText })}
        </span>
      )}
      {notApplicable.includes('selfProductivity') && <Skipped />}
      {ratings.map(({ leaderId, leader, value }) => (
        <span key={leaderId} className="text-13 tabular-nums" title={t('ratedBy', { leader })}>
          {value === null ? (
            t.rich(ratings.length > 1 ? 'notRated' : 'notRatedByLeader', { leader, by: quietText })
          ) : (
            <>
              <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full border-2 border-ink" />
              {t.rich(ratings.length > 1 ? 'rated' : 'ratedByLeader', {
                value,
                leader,
                score: scoreText,
                by: quietText,
              })}
            </>
          )}
        </span>
      ))}
    </Lines>
  );
}

/** The motivation question of the day and its answer. */
export function MotivatorCell({ answer: { motivator } }: { answer: ReportAnswer }) {
  const t = useTranslations('check-in-report.cells');
  if (!motivator) return null;
  const { question, answer, label } = motivator;
  return (
    <Lines>
      <span className="text-13 text-muted">{question}</span>
      {answer === null ? <Skipped /> : <span>{label ?? t('of100', { value: answer })}</span>}
    </Lines>
  );
}

/** How far the norms of the day were lived up to, and where the person worked. */
export function NormsCell({ answer: { norms, workEnvironment, notApplicable } }: { answer: ReportAnswer }) {
  const t = useTranslations('check-in-report.cells');
  const isNothing = (block: 'norms' | 'workEnvironment') => notApplicable.includes(block);
  return (
    <Lines>
      {norms.map(({ id, label, level }) => (
        <span key={id}>{t.rich('norm', { norm: label, level, label: quietText })}</span>
      ))}
      {isNothing('norms') && <span className="text-13 text-muted">{t('normsSkipped')}</span>}
      {workEnvironment && <span>{t.rich('worked', { place: workEnvironment.label, label: quietText })}</span>}
      {isNothing('workEnvironment') && <span className="text-13 text-muted">{t('placeSkipped')}</span>}
    </Lines>
  );
}
