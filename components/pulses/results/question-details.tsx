'use client';

import { ArrowDown, ArrowRight, ArrowUp, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { ScoreBars } from '#/components/charts/score-bars.tsx';
import { ShareBar } from '#/components/charts/share-bar.tsx';
import { QuestionCourse } from '#/components/pulses/results/question-course.tsx';
import {
  groupRanges,
  type PulseResults,
  type QuestionResult,
  recommendRanges,
  signed,
} from '#/components/pulses/results/result-facts.ts';
import { Card } from '#/components/ui/card.tsx';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';

interface QuestionCardProps {
  question: QuestionResult;
  /** The results of this round and of those before, the oldest first. */
  course: readonly PulseResults[];
  /** Whose results of which day, for the names of files. */
  scope: string;
  /** Says why a result is hidden. */
  hidden: (reason: NonNullable<QuestionResult['hiddenReason']>) => string;
  locale: string;
}

/** What is published of a question, by its type, or why it is not. */
export function QuestionCard({ question, course, scope, hidden, locale }: QuestionCardProps) {
  const t = useTranslations('pulses.results');
  const { text, hiddenReason, persons } = question;
  return (
    <Card as="li">
      {hiddenReason === null ? (
        <div className="flex flex-col gap-4">
          <Figures question={question} scope={scope} locale={locale} />
          <QuestionCourse question={question} course={course} scope={scope} locale={locale} />
          {persons && <p className="text-12 text-muted">{t('persons', { persons })}</p>}
        </div>
      ) : (
        <div className="flex flex-col gap-2">
          <h3 className="wrap-anywhere text-16">{text}</h3>
          <p className="flex items-start gap-2 text-muted">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
            {hidden(hiddenReason)}
          </p>
        </div>
      )}
    </Card>
  );
}

function Figures({ question, scope, locale }: Pick<QuestionCardProps, 'question' | 'scope' | 'locale'>) {
  const t = useTranslations('pulses.results');
  const { text, typeId, answers, scores, average, score, enps, trend } = question;
  const { positiveAnswers, neutralAnswers, negativeAnswers, detractors, passives, promoters } = question;
  if (answers) {
    return (
      <>
        <h3 className="wrap-anywhere text-16">{text}</h3>
        <ul className="flex max-h-96 flex-col divide-y divide-line overflow-y-auto">
          {answers.map((answer, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers are published once, and two may be the same
            <li key={at} className="wrap-anywhere whitespace-pre-line py-2">
              {answer}
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (scores) {
    return (
      <ChartFrame
        title={text}
        scope={scope}
        summary={scores.map((option) => `${option.question}: ${option.score}%.`).join(' ')}
        legend={null}
        points={() =>
          scores.map((option) => ({
            heading: option.question,
            rows: [
              {
                name: t('share'),
                value: `${option.score}%`,
                record: option.score,
                colour: 'accent-text',
                style: 'area',
              },
            ],
          }))
        }
      >
        <ScoreBars
          bars={scores.map((option, id) => {
            return { id, name: option.question, avg: option.score, text: `${option.score}%`, isHidden: false };
          })}
        />
      </ChartFrame>
    );
  }
  const { scale } = questionType(typeId);
  const isYesNo = scale === undefined;
  const isRecommendation = promoters !== null;
  const ranges = isRecommendation ? recommendRanges : scale && groupRanges(scale);
  const [low, middle, high] = isRecommendation
    ? [detractors, passives, promoters]
    : [negativeAnswers, neutralAnswers, positiveAnswers];
  const parts = isYesNo
    ? [
        { label: t('yes'), value: positiveAnswers ?? 0, colour: 'series-1' as const },
        { label: t('no'), value: negativeAnswers ?? 0, colour: 'series-2' as const },
      ]
    : [
        {
          label: t(isRecommendation ? 'detractors' : 'disagree'),
          value: low ?? 0,
          range: ranges?.[0],
          colour: 'share-bad' as const,
        },
        { label: t('neutral'), value: middle ?? 0, range: ranges?.[1], colour: 'share-meh' as const },
        {
          label: t(isRecommendation ? 'promoters' : 'agree'),
          value: high ?? 0,
          range: ranges?.[2],
          colour: 'share-good' as const,
        },
      ];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const Arrow = trend === null || trend === 0 ? ArrowRight : trend > 0 ? ArrowUp : ArrowDown;
  return (
    <>
      <ShareBar title={text} scope={scope} names={{ answers: t('range'), share: t('share') }} parts={parts} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
        {scale && average !== null && (
          <Fact name={t('average')} value={t('averageOf', { average: number.format(average), most: scale.high })} />
        )}
        {score !== null && <Fact name={t('score')} value={t('scoreOf', { score })} />}
        {enps !== null && <Fact name={t('enps')} value={signed(enps, locale)} />}
        {trend !== null && (
          <Fact
            name={t('trend')}
            value={
              <span className="inline-flex items-center gap-1">
                <Arrow aria-hidden className="size-4 text-muted" />
                {signed(trend, locale)}
              </span>
            }
          />
        )}
      </dl>
    </>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="font-semibold text-16 tabular-nums">{value}</dd>
    </div>
  );
}
