'use client';

import { useQueries } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { PulsesSkeleton } from '#/components/pulses/manage/pulses-skeleton.tsx';
import type { Pulse, PulseViewer } from '#/components/pulses/pulse.ts';
import {
  factsOf,
  orderResults,
  type PulseResults,
  type QuestionResult,
  signed,
} from '#/components/pulses/results/result-facts.ts';
import { ResultsTable } from '#/components/pulses/results/results-table.tsx';
import { TextAnswers } from '#/components/pulses/results/text-answers.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { formatFullDay } from '#/lib/domain/calendar/date-words.ts';
import { figureOf } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { getPulseResultsContract, type listPulseTeamsContract } from '#/lib/domain/pulses/results/results.contract.ts';
import { byteOrderMark, csvFileName, csvLine } from '#/lib/platform/csv-line.ts';
import { quotable } from '#/lib/words/quotable.ts';

type PulseTeams = Output<typeof listPulseTeamsContract>;

interface PublishedResultsProps {
  pulse: Pulse;
  team: PulseTeams['teams'][number];
  round: PulseTeams['rounds'][number];
  /** All published results, newest first. */
  rounds: PulseTeams['rounds'];
  viewer: PulseViewer;
}

/** A question's trend covers this many earlier rounds. */
const ROUNDS_DRAWN = 12;

/** Shows a round's results of one team, or of all together, each question with its trend over earlier rounds. */
export function PublishedResults({ pulse, team, round, rounds, viewer }: PublishedResultsProps) {
  const t = useTranslations('pulses.results');
  const query = { pulseId: pulse.id, teamId: team.id, round: round.id };
  const drawn = rounds.filter(({ id }) => id <= round.id).slice(0, ROUNDS_DRAWN);
  const queries = useQueries({
    queries: drawn.map(({ id }) => {
      const input = { params: { id: pulse.id, teamId: team.id }, query: { round: id } };
      return {
        queryKey: queryKey(getPulseResultsContract, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(getPulseResultsContract, input, signal),
        // Published results never change.
        staleTime: Number.POSITIVE_INFINITY,
      };
    }),
  });
  const [current] = queries;
  if (!current) return null;
  const course = queries.toReversed().flatMap(({ data }) => (data ? [data] : []));
  const scope = `${pulse.name} ${team.id === 0 ? '' : team.name} ${round.opensOn}`;
  const hidden = (reason: NonNullable<typeof team.hiddenReason>) =>
    t(`hidden.${reason}`, { smallest: viewer.minimumGroupSize });
  return (
    <SectionState query={current} failure={t('failure')} skeleton={<PulsesSkeleton />}>
      {(results) => {
        const { rows, texts } = orderResults(results.questions);
        return (
          <section aria-label={t('title')} className="@container flex flex-col gap-4">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="flex min-w-0 flex-1 basis-md flex-col gap-1">
                <Finding questions={rows} locale={viewer.locale} />
                <p className="text-muted">
                  {t(results.persons ? 'basis' : 'basisHidden', {
                    persons: results.persons ?? '',
                    day: formatFullDay(round.opensOn, viewer.locale),
                  })}
                </p>
              </div>
              {results.hiddenReason === null && <ResultsExport results={results} scope={scope} />}
            </div>
            {results.hiddenReason !== null ? (
              <Alert state="info" title={t('hiddenTitle')}>
                {hidden(results.hiddenReason)}
              </Alert>
            ) : (
              <>
                <ResultsTable
                  label={t('title')}
                  questions={rows}
                  course={course}
                  scope={scope}
                  hidden={hidden}
                  locale={viewer.locale}
                />
                {texts.map((question) => (
                  <TextAnswers key={question.id} question={question} query={query} locale={viewer.locale} />
                ))}
              </>
            )}
          </section>
        );
      }}
    </SectionState>
  );
}

/** Questions whose results differ by less have no best and no lowest. */
const CLOSE_POINTS = 5;

/** Shows the most important results: the best and the lowest, and changes beyond chance. */
function Finding({ questions, locale }: { questions: readonly QuestionResult[]; locale: string }) {
  const t = useTranslations('pulses.results');
  const compared = questions.filter((question) => question.hiddenReason === null && figureOf(question) !== null);
  const [lowest, best] = [compared[0], compared.at(-1)];
  if (!lowest || !best || figureOf(lowest) === figureOf(best)) return <h2 className="sr-only">{t('title')}</h2>;
  const say = (question: QuestionResult) =>
    t('finding.question', {
      question: quotable(question.text),
      value: figureOf(question) ?? 0,
      way: question.isTrendClear ? ((question.trend ?? 0) > 0 ? 'up' : 'down') : 'none',
      points: signed(Math.abs(question.trend ?? 0), locale).replace('+', ''),
    });
  const [low, high] = [figureOf(lowest) ?? 0, figureOf(best) ?? 0];
  const areClose = high - low < CLOSE_POINTS && !lowest.isTrendClear && !best.isTrendClear;
  return (
    <h2 className="wrap-anywhere text-pretty text-20">
      {areClose
        ? t('finding.close', { count: compared.length, low, high })
        : t('finding.both', { lowest: say(lowest), best: say(best) })}
    </h2>
  );
}

/** Saves all questions of a round: a line for each value, each option and each answer. */
function ResultsExport({ results, scope }: { results: PulseResults; scope: string }) {
  const t = useTranslations('pulses.results');
  const save = () => {
    const lines = results.questions.flatMap((question) => {
      const { text, typeName, persons, hiddenReason } = question;
      const start = [text, typeName, persons ?? ''];
      if (hiddenReason !== null) return [[...start, t('hiddenShort'), '']];
      return factsOf(question).map((fact) => {
        if ('answer' in fact) return [...start, t('answer'), fact.answer];
        return [...start, 'option' in fact ? fact.option : t(`measures.${fact.measure}`), fact.value];
      });
    });
    const head = (['question', 'type', 'people', 'what', 'value'] as const).map((name) => t(`file.${name}`));
    const text = byteOrderMark + [head, ...lines].map(csvLine).join('');
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), csvFileName(t('file.name'), scope));
  };
  return (
    <Button variant="secondary" size="small" icon={<Download aria-hidden />} onClick={save}>
      {t('download')}
    </Button>
  );
}
