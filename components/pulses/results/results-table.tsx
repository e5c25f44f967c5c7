'use client';

import { clsx } from 'clsx';
import { ChevronRight, EqualApproximately, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useId, useState } from 'react';
import { shareFills } from '#/components/charts/share-bar.tsx';
import { Sparkline } from '#/components/charts/sparkline.tsx';
import { courseOf } from '#/components/pulses/results/course.ts';
import { QuestionDetails } from '#/components/pulses/results/question-details.tsx';
import { Change, Nothing } from '#/components/pulses/results/result-change.tsx';
import {
  type PulseResults,
  type QuestionResult,
  shareParts,
  signed,
} from '#/components/pulses/results/result-facts.ts';
import { Card } from '#/components/ui/card.tsx';
import { tableRoles as roles } from '#/components/ui/tables/row-table-style.ts';
import { figureOf } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { formatPercent, percentSign } from '#/lib/words/format-percent.ts';

interface ResultsTableProps {
  label: string;
  /** In the order in which they are shown. */
  questions: readonly QuestionResult[];
  /** The results of this round and of earlier ones, oldest first. */
  course: readonly PulseResults[];
  /** Whose results and which day, for the names of files. */
  scope: string;
  /** Says why a result is hidden. */
  hidden: (reason: NonNullable<QuestionResult['hiddenReason']>) => string;
  locale: string;
}

const columns = [
  { name: 'question', width: '' },
  { name: 'answers', width: 'w-60 @min-[900px]:w-72' },
  { name: 'score', width: 'w-20 text-right' },
  { name: 'change', width: 'w-22 text-right' },
  { name: 'course', width: 'w-40 @max-[900px]:hidden' },
  { name: 'people', width: 'w-28 text-right @max-[900px]:hidden' },
] as const;

/** The groups that the head names in tables of middling width, where each row has only their shares. */
const groups = ['disagree', 'neutral', 'agree'] as const;
const isGroup = (name: string) => groups.some((group) => group === name);

/** Shows all questions of a round; a row opens the question's answers and trend. */
export function ResultsTable({ label, questions, ...of }: ResultsTableProps) {
  const t = useTranslations('pulses.results');
  const isAnyUnclear = questions.some(({ trend, isTrendClear }) => trend !== null && !isTrendClear);
  return (
    <Card padded={false}>
      <div className="@container min-w-0 overflow-clip rounded-card">
        <table
          {...roles.table}
          aria-label={label}
          className="w-full table-fixed border-separate border-spacing-0 text-left text-14 @max-[640px]:block"
        >
          <thead {...roles.group} className="@max-[640px]:sr-only">
            <tr {...roles.row}>
              {columns.map(({ name, width }) => (
                <th
                  key={name}
                  {...roles.head}
                  scope="col"
                  className={clsx(
                    'truncate border-line border-b bg-sunken px-3 py-2.5 font-medium text-13 text-muted first:pl-5 last:pr-5',
                    width,
                  )}
                >
                  <span className={clsx(name === 'answers' && '@min-[640px]:@max-[900px]:sr-only')}>
                    {t(`columns.${name}`)}
                  </span>
                  {name === 'answers' && (
                    <span aria-hidden className="@min-[640px]:@max-[900px]:inline hidden text-12">
                      {groups.map((group) => t(group)).join(' · ')}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {questions.map((question) =>
            question.hiddenReason === null ? (
              <QuestionRow key={question.id} question={question} {...of} />
            ) : (
              <tbody key={question.id} {...roles.group} className="@max-[640px]:block">
                <tr {...roles.row} className="@max-[640px]:block">
                  <td {...roles.cell} colSpan={columns.length} className="border-line border-t px-5 py-3">
                    <h3 lang={question.locale ?? undefined} className="wrap-anywhere font-medium text-14">
                      {question.text}
                    </h3>
                    <p className="flex items-start gap-1.5 text-13 text-muted">
                      <Lock aria-hidden className="mt-0.5 size-3.5 shrink-0" />
                      {of.hidden(question.hiddenReason)}
                    </p>
                  </td>
                </tr>
              </tbody>
            ),
          )}
        </table>
      </div>
      {isAnyUnclear && (
        <p aria-hidden className="flex items-center gap-1.5 border-line border-t px-5 py-2.5 text-12 text-muted">
          <EqualApproximately className="size-4 shrink-0" />
          {t('aboutSame')}
        </p>
      )}
    </Card>
  );
}

type QuestionRowProps = Omit<ResultsTableProps, 'label' | 'questions' | 'hidden'> & { question: QuestionResult };

const cellStyle =
  'border-line border-t px-3 py-2 @max-[640px]:min-w-0 @max-[640px]:border-t-0 @max-[640px]:p-0 last:pr-5';

function QuestionRow({ question, course, scope, locale }: QuestionRowProps) {
  const t = useTranslations('pulses.results');
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { id, text, persons, enps } = question;
  const toggle = () => setOpen(!isOpen);
  const toggleByRow = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button') && !getSelection()?.toString()) toggle();
  };
  const points = courseOf(id, course).map(({ value }) => value);
  const value = figureOf(question);
  return (
    <tbody {...roles.group} className="@max-[640px]:block">
      <tr
        {...roles.row}
        onClick={toggleByRow}
        className="cursor-pointer transition-colors hover:bg-hover @max-[640px]:grid @max-[640px]:grid-cols-[minmax(0,1fr)_auto_auto] @max-[640px]:items-baseline @max-[640px]:gap-x-3 @max-[640px]:gap-y-2 @max-[640px]:border-line @max-[640px]:border-t @max-[640px]:px-5 @max-[640px]:py-4"
      >
        <td {...roles.cell} className={clsx(cellStyle, 'h-16 pl-5 @max-[640px]:h-auto')}>
          <h3 lang={question.locale ?? undefined} className="font-medium text-14 @max-[640px]:text-16">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={toggle}
              className="wrap-anywhere flex w-full items-start gap-2 rounded-control text-left"
            >
              <ChevronRight
                aria-hidden
                className={clsx(
                  'mt-0.5 size-4 shrink-0 text-muted transition-transform print:hidden',
                  isOpen && 'rotate-90',
                )}
              />
              {text}
            </button>
          </h3>
        </td>
        <td {...roles.cell} className={clsx(cellStyle, '@max-[640px]:order-last @max-[640px]:col-span-3')}>
          <Shares question={question} locale={locale} />
        </td>
        <td {...roles.cell} className={clsx(cellStyle, 'text-right tabular-nums')}>
          {value === null ? (
            <Nothing text={t('noScore')} />
          ) : (
            <span className="font-semibold text-16">
              {value}
              {question.score === null && percentSign(locale)}
            </span>
          )}
          {enps !== null && (
            <span className="block text-12 text-muted">{t('enpsOf', { enps: signed(enps, locale) })}</span>
          )}
        </td>
        <td {...roles.cell} className={clsx(cellStyle, 'text-right tabular-nums @max-[900px]:pr-5')}>
          <Change question={question} locale={locale} />
        </td>
        <td {...roles.cell} className={clsx(cellStyle, '@max-[900px]:hidden')}>
          {points.filter((point) => point !== null).length > 1 && (
            <span className="block w-30">
              <Sparkline values={points} />
            </span>
          )}
        </td>
        <td {...roles.cell} className={clsx(cellStyle, 'text-right text-muted tabular-nums @max-[900px]:hidden')}>
          {persons}
        </td>
      </tr>
      <tr {...roles.row} id={detailsId} hidden={!isOpen}>
        {isOpen && (
          <td {...roles.cell} colSpan={columns.length} className="@max-[640px]:block bg-paper px-5 py-5">
            <QuestionDetails question={question} course={course} scope={scope} locale={locale} />
          </td>
        )}
      </tr>
    </tbody>
  );
}

/** Shows the groups of answers as one bar, with each share in words; for a choice, the most chosen option. */
function Shares({ question, locale }: { question: QuestionResult; locale: string }) {
  const t = useTranslations('pulses.results');
  const [most] = question.scores?.toSorted((a, b) => b.score - a.score) ?? [];
  const parts = most ? [] : shareParts(question);
  const said = parts.map(({ name, value }) => t('shareOf', { percent: value, name: t(name) }));
  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden className="forced-color-adjust-none flex h-2.5 gap-0.5 overflow-hidden rounded-mark bg-line">
        {most && <span className="bg-accent-text opacity-80" style={{ flexBasis: `${most.score}%` }} />}
        {parts.map(({ name, value, colour }) => (
          <span key={name} className={clsx('min-w-0', shareFills[colour])} style={{ flexBasis: `${value}%` }} />
        ))}
      </div>
      {most && (
        <span className="truncate text-12 text-muted">
          {t('shareOf', { percent: most.score, name: most.question })}
        </span>
      )}
      {parts.length > 0 && (
        <span aria-hidden className="flex flex-wrap justify-between gap-x-2.5 text-12 text-muted">
          {parts.map(({ name, value }) => (
            <span key={name}>
              <span className={clsx(isGroup(name) && '@min-[640px]:@max-[900px]:hidden')}>
                {t('shareOf', { percent: value, name: t(name) })}
              </span>
              {isGroup(name) && (
                <span className="@min-[640px]:@max-[900px]:inline hidden tabular-nums">
                  {formatPercent(value, locale)}
                </span>
              )}
            </span>
          ))}
        </span>
      )}
      {said.length > 0 && <span className="sr-only">{said.join(', ')}</span>}
    </div>
  );
}
