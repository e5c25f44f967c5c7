'use client';

import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { PulsesSkeleton } from '#/components/pulses/manage/pulses-skeleton.tsx';
import type { Pulse } from '#/components/pulses/pulse.ts';
import type { PulseViewer } from '#/components/pulses/pulse-viewer.ts';
import { QuestionCard } from '#/components/pulses/results/question-card.tsx';
import { ResultsExport } from '#/components/pulses/results/results-export.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { wordFullDay } from '#/lib/domain/calendar/date-words.ts';
import { getPulseResultsContract, type listPulseTeamsContract } from '#/lib/domain/pulses/results/results.contract.ts';

type PulseTeams = Output<typeof listPulseTeamsContract>;

interface PublishedResultsProps {
  pulse: Pulse;
  team: PulseTeams['teams'][number];
  round: PulseTeams['rounds'][number];
  /** All that are published, the newest first. */
  rounds: PulseTeams['rounds'];
  viewer: PulseViewer;
}

/** So many rounds back the course of a question is drawn. */
const ROUNDS_DRAWN = 12;

/** The results of one team, or of all together, in one round, each question with its course over the rounds before. */
export function PublishedResults({ pulse, team, round, rounds, viewer }: PublishedResultsProps) {
  const words = useTranslations('pulses.results');
  const drawn = rounds.filter(({ id }) => id <= round.id).slice(0, ROUNDS_DRAWN);
  const queries = useQueries({
    queries: drawn.map(({ id }) => {
      const input = { params: { id: pulse.id, teamId: team.id }, query: { round: id } };
      return {
        queryKey: queryKey(getPulseResultsContract, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(getPulseResultsContract, input, signal),
        // What is published never changes.
        staleTime: Number.POSITIVE_INFINITY,
      };
    }),
  });
  const [current] = queries;
  if (!current) return null;
  const course = queries.toReversed().flatMap(({ data }) => (data ? [data] : []));
  const scope = `${pulse.name} ${team.id === 0 ? '' : team.name} ${round.opensOn}`;
  const hidden = (reason: NonNullable<typeof team.hiddenReason>) =>
    words(`hidden.${reason}`, { smallest: viewer.minimumGroupSize });
  return (
    <SectionState query={current} failure={words('failure')} skeleton={<PulsesSkeleton />}>
      {(results) => (
        <section aria-label={words('title')} className="flex flex-col gap-4">
          <h2 className="sr-only">{words('title')}</h2>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">
              {words(results.persons ? 'basis' : 'basisHidden', {
                persons: results.persons ?? '',
                day: wordFullDay(round.opensOn, viewer.locale),
              })}
            </p>
            {results.hiddenReason === null && <ResultsExport results={results} scope={scope} />}
          </div>
          {results.hiddenReason !== null ? (
            <Alert state="info" title={words('hiddenTitle')}>
              {hidden(results.hiddenReason)}
            </Alert>
          ) : (
            <ol className="grid gap-4 large:grid-cols-2">
              {results.questions.map((question) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  course={course}
                  scope={scope}
                  hidden={hidden}
                  locale={viewer.locale}
                />
              ))}
            </ol>
          )}
        </section>
      )}
    </SectionState>
  );
}
