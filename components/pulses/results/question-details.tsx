'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { ScoreBars } from '#/components/charts/score-bars.tsx';
import { courseModel, courseOf } from '#/components/pulses/results/course.ts';
import {
  type PulseResults,
  type QuestionResult,
  shareParts,
  signed,
} from '#/components/pulses/results/result-facts.ts';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { formatPercent } from '#/lib/words/format-percent.ts';
import { labelled } from '#/lib/words/labelled.ts';

interface QuestionDetailsProps {
  question: QuestionResult;
  /** The results of this round and of earlier ones, oldest first. */
  course: readonly PulseResults[];
  /** Whose results and which day, for the names of files. */
  scope: string;
  locale: string;
}

/** Shows what is published of a question with fixed choices, by its type, and its trend. */
export function QuestionDetails({ question, course, scope, locale }: QuestionDetailsProps) {
  const t = useTranslations('pulses.results');
  const own = `${question.text} ${scope}`;
  return (
    <div
      className={clsx(
        'grid gap-x-10 gap-y-4',
        question.scores ? '@min-[700px]:grid-cols-2' : '@min-[700px]:grid-cols-[2fr_3fr]',
      )}
    >
      <div className="flex min-w-0 flex-col gap-4">
        <Figures question={question} scope={own} locale={locale} />
        {question.persons && <p className="text-12 text-muted">{t('persons', { persons: question.persons })}</p>}
      </div>
      <QuestionCourse question={question} course={course} scope={own} locale={locale} />
    </div>
  );
}

function Figures({ question, scope, locale }: Pick<QuestionDetailsProps, 'question' | 'scope' | 'locale'>) {
  const t = useTranslations('pulses.results');
  const { typeId, scores, average, score, enps, trend, isTrendClear } = question;
  if (scores) {
    return (
      <ChartFrame
        isPart
        title={t('range')}
        scope={scope}
        summary={scores
          .map((option) => `${labelled(option.question, formatPercent(option.score, locale), locale)}.`)
          .join(' ')}
        legend={null}
        points={() =>
          scores.map((option) => ({
            heading: option.question,
            rows: [
              {
                name: t('share'),
                value: formatPercent(option.score, locale),
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
            return {
              id,
              name: option.question,
              avg: option.score,
              text: formatPercent(option.score, locale),
              isHidden: false,
            };
          })}
        />
      </ChartFrame>
    );
  }
  const { scale } = questionType(typeId);
  // The bar of the row already has their shares.
  const ranges = shareParts(question).flatMap(({ name, range }) => (range ? [`${range} ${t(name)}`] : []));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 empty:hidden">
        {scale && average !== null && (
          <Fact name={t('average')} value={t('averageOf', { average: number.format(average), most: scale.high })} />
        )}
        {score !== null && <Fact name={t('score')} value={t('scoreOf', { score })} />}
        {enps !== null && <Fact name={t('enps')} value={signed(enps, locale)} />}
        {trend !== null && (
          <Fact
            name={t('trend')}
            value={isTrendClear ? signed(trend, locale) : t('mayBeChance', { points: signed(trend, locale) })}
          />
        )}
      </dl>
      {ranges.length > 0 && <p className="text-13 text-muted">{ranges.join(' · ')}</p>}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="font-semibold text-16 tabular-nums">{value}</dd>
    </div>
  );
}

/** Shows how the answers to a question changed from round to round; from the second round that asked it. */
function QuestionCourse({ question, course, scope, locale }: QuestionDetailsProps) {
  const t = useTranslations('pulses.results');
  const points = courseOf(question.id, course);
  if (points.filter(({ value }) => value !== null).length < 2) return null;
  const title = t(questionType(question.typeId).scale ? 'course' : 'courseYes');
  return (
    <div className="min-w-0 border-line border-t pt-4 @min-[700px]:border-t-0 @min-[700px]:pt-0">
      <LineChart
        isLow
        model={courseModel(points, { title, hidden: t('hiddenShort'), locale })}
        locale={locale}
        scope={scope}
        empty={null}
      />
    </div>
  );
}
