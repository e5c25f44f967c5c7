'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { type AudienceDepartment, audienceOf, findTeams, reachOf } from '#/components/pulses/build/audience.ts';
import { AudienceTree } from '#/components/pulses/build/audience-tree.tsx';
import { fieldIds } from '#/components/pulses/build/check-draft.ts';
import type { CheckedPart } from '#/components/pulses/build/pulse-draft.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { FieldMessage } from '#/components/ui/fields/field-message.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listPulseDepartmentsContract } from '#/lib/domain/pulses/questions/options.contract.ts';

/** With this many teams, there is a search field. */
const SEARCHED_FROM = 8;

interface AudienceCardProps extends CheckedPart {
  viewer: PulseViewer;
  /** How many people are asked, each counted once; undefined until the plan is known. */
  asksCount: number | undefined;
}

/** Shows who is asked: departments and teams with their sizes, and where results would stay hidden. */
export function AudienceCard(props: AudienceCardProps) {
  const t = useTranslations('pulses.audience');
  const query = useQuery({
    queryKey: queryKey(listPulseDepartmentsContract),
    queryFn: ({ signal }) => call(listPulseDepartmentsContract, {}, signal),
  });
  return (
    <Card title={t('title')} description={t('description')}>
      <SectionState query={query} failure={t('failure')} skeleton={<RowsSkeleton count={4} />}>
        {({ departments }) =>
          reachOf(departments).length === 0 ? (
            <EmptyState title={t('noTeam')} action={<LinkButton href="/teamCreate">{t('createTeam')}</LinkButton>} />
          ) : (
            <AudienceChoice {...props} departments={departments} />
          )
        }
      </SectionState>
    </Card>
  );
}

interface AudienceChoiceProps extends AudienceCardProps {
  departments: readonly AudienceDepartment[];
}

function AudienceChoice({ draft, change, errorOf, departments, viewer, asksCount }: AudienceChoiceProps) {
  const t = useTranslations('pulses.audience');
  const error = errorOf(fieldIds.teams);
  const messageId = `${fieldIds.teams}-message`;
  const [typed, setTyped] = useState('');
  const reach = reachOf(departments);
  const teamIds = draft.teams ?? reach;
  const choose = (teams: number[]) =>
    change((before) => ({ ...before, teams: teams.length === reach.length ? null : teams }));
  const visibleDepartments = findTeams(departments, typed);
  const { teamsCount, peopleCount: mostPeople, smallCount } = audienceOf(departments, draft.teams);
  // The same number as next to the buttons; without a team, no plan is read.
  const isCounted = asksCount !== undefined && teamsCount > 0;
  const peopleCount = isCounted ? asksCount : mostPeople;
  const smallest = viewer.minimumGroupSize;
  return (
    <fieldset
      id={fieldIds.teams}
      aria-label={t('title')}
      aria-describedby={error && messageId}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-4 outline-none"
    >
      <div className="flex flex-wrap items-center gap-3">
        <output className="min-w-40 flex-1 font-medium">
          {t('count', { teams: teamsCount, people: peopleCount, counted: isCounted ? 'yes' : 'no' })}
        </output>
        <Button variant="quiet" size="small" onClick={() => choose(teamsCount === reach.length ? [] : reach)}>
          {t(teamsCount === reach.length ? 'none' : 'all')}
        </Button>
      </div>
      <FieldMessage id={messageId} error={error} />
      {reach.length > SEARCHED_FROM && (
        <SearchInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <AudienceTree
        departments={visibleDepartments}
        teamIds={teamIds}
        onChange={choose}
        smallest={smallest}
        areWholeFolded={reach.length > SEARCHED_FROM && typed === ''}
      />
      {teamsCount > 0 && peopleCount < smallest && (
        <Alert state="neutral" announce="politely" title={t('tooFew', { smallest, people: peopleCount })}>
          {viewer.role === 'Administrator' &&
            t.rich('setting', {
              company: (text) => <TextLink href="/companyManagement">{text}</TextLink>,
            })}
        </Alert>
      )}
      {peopleCount >= smallest && smallCount > 0 && (
        <p className="text-13 text-muted">{t('small', { count: smallCount, smallest })}</p>
      )}
      {viewer.role !== 'Team Leader' && (
        <Switch
          label={t('leaders')}
          help={t('leadersHelp')}
          checked={draft.includeLeaders}
          onChange={({ target }) => change((before) => ({ ...before, includeLeaders: target.checked }))}
        />
      )}
    </fieldset>
  );
}
