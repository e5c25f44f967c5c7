'use client';

import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Clock3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { readNumber } from '#/components/frame/links/pulse-address.ts';
import { useAddress } from '#/components/frame/links/use-address.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { PulsesSkeleton } from '#/components/pulses/manage/pulses-skeleton.tsx';
import type { Pulse, PulseViewer } from '#/components/pulses/pulse.ts';
import { PublishedResults } from '#/components/pulses/results/published-results.tsx';
import { latestResults } from '#/components/pulses/results/result-facts.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { formatDate, formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import { listPulseTeamsContract } from '#/lib/domain/pulses/results/results.contract.ts';

/** A whole date that half a phone has room for. */
const roundDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Shows results of one pulse at a time; drafts have none and aren't offered. */
export function ResultsPanel({ viewer }: { viewer: PulseViewer }) {
  const t = useTranslations('pulses.results');
  const [search, change] = useAddress();
  const query = usePulses();
  return (
    <SectionState query={query} failure={t('failure')} skeleton={<PulsesSkeleton />}>
      {({ pulses }) => {
        const offered = pulses.filter(({ status }) => status !== 'In Draft');
        const pulseId = readNumber(search.get('pulse'));
        const pulse = offered.find(({ id }) => id === pulseId) ?? latestResults(offered) ?? offered[0];
        if (!pulse) return <NoResults />;
        return (
          <div className="filters grid grid-cols-2 gap-x-4 gap-y-5 *:col-span-full max-medium:gap-y-3 large:grid-cols-4">
            <Field label={t('pulse')} className="large:col-span-2!">
              {(control) => (
                <Select
                  {...control}
                  value={pulse.id}
                  options={offered.map(({ id, name, creatorName }) => ({
                    value: id,
                    label: t('pulseOf', { name, creator: creatorName }),
                  }))}
                  onChange={({ target }) => change({ pulse: target.value, team: undefined, round: undefined })}
                />
              )}
            </Field>
            <PulseResultsPart key={pulse.id} pulse={pulse} viewer={viewer} />
          </div>
        );
      }}
    </SectionState>
  );
}

/** Shows the teams and rounds of a pulse; one of each is shown. */
function PulseResultsPart({ pulse, viewer }: { pulse: Pulse; viewer: PulseViewer }) {
  const t = useTranslations('pulses.results');
  const [search, change] = useAddress();
  const input = { params: { id: pulse.id } };
  const query = useQuery({
    queryKey: queryKey(listPulseTeamsContract, input),
    queryFn: ({ signal }) => call(listPulseTeamsContract, input, signal),
  });
  return (
    <SectionState query={query} failure={t('failure')} skeleton={<PulsesSkeleton />}>
      {({ teams, rounds }) => {
        const published = rounds.filter(({ isPublished }) => isPublished).toSorted((a, b) => b.id - a.id);
        const team = teams.find(({ id }) => id === readNumber(search.get('team'))) ?? teams[0];
        const round = published.find(({ id }) => id === readNumber(search.get('round'))) ?? published[0];
        if (!team || !round) return <NothingClosed pulse={pulse} locale={viewer.locale} />;
        return (
          <>
            <Field label={t('team')} className="col-span-1!">
              {(control) => (
                <Select
                  {...control}
                  value={team.id}
                  options={teams.map(({ id, name, hiddenReason }) => ({
                    value: id,
                    label: t(hiddenReason === null ? 'teamName' : 'teamHidden', {
                      name: id === 0 ? t('all') : name,
                    }),
                  }))}
                  onChange={({ target }) => change({ team: target.value })}
                />
              )}
            </Field>
            <Field label={t('round')} className="col-span-1!">
              {(control) => (
                <Select
                  {...control}
                  value={round.id}
                  options={published.map(({ id, opensOn }) => ({
                    value: id,
                    label: formatDate(opensOn, viewer.locale, roundDay),
                  }))}
                  onChange={({ target }) => change({ round: target.value })}
                />
              )}
            </Field>
            {pulse.phase === 'open' && <NothingClosed pulse={pulse} locale={viewer.locale} isNext />}
            <PublishedResults pulse={pulse} team={team} round={round} rounds={published} viewer={viewer} />
          </>
        );
      }}
    </SectionState>
  );
}

function NoResults() {
  const t = useTranslations('pulses.results');
  return (
    <Card>
      <EmptyState
        icon={<ChartColumn />}
        title={t('none.title')}
        action={
          <LinkButton href="/digitalPulse?tab=build" className="mt-2">
            {t('none.build')}
          </LinkButton>
        }
      >
        {t('none.text')}
      </EmptyState>
    </Card>
  );
}

/** Loads all pulses that this person may see, newest first. */
function usePulses() {
  const input = { query: {} };
  return useQuery({
    queryKey: queryKey(listPulsesContract, input),
    queryFn: ({ signal }) => call(listPulsesContract, input, signal),
  });
}

interface NothingClosedProps {
  pulse: Pulse;
  locale: string;
  /** Earlier rounds have results; the text is about the open one. */
  isNext?: boolean;
}

/** Shows when there will be results, and how many have answered so far. */
function NothingClosed({ pulse, locale, isNext = false }: NothingClosedProps) {
  const t = useTranslations('pulses.open');
  const { name, closesAt, responsesCount, membersCount } = pulse;
  const day = closesAt && formatInstant(closesAt, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const text = day ? t('text', { name, day, answered: responsesCount, asked: membersCount }) : t('notAsked', { name });
  if (isNext) return <Alert state="info">{text}</Alert>;
  return (
    <Card>
      <EmptyState icon={<Clock3 />} title={t('title')}>
        {text}
      </EmptyState>
    </Card>
  );
}
