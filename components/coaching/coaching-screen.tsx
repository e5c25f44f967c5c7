'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CoachingPanel } from '#/components/coaching/coaching-panel.tsx';
import type { CoachingViewer } from '#/components/coaching/coaching-viewer.ts';
import { coachingSearch, coachingTabs, readCoachingAddress } from '#/components/frame/links/coaching-address.ts';
import { PageTitle } from '#/components/frame/pages/page-title.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { listCoachTeamsContract } from '#/lib/domain/coaching/teams/teams.contract.ts';

type CoachTeam = Output<typeof listCoachTeamsContract>['teams'][number];

interface CoachingScreenProps {
  /** The person's teams in the current role, from the page load. */
  teams: readonly [CoachTeam, ...CoachTeam[]];
  viewer: CoachingViewer;
}

/** Shows the coaching corner: insights and trends about a team, and its chat box. */
export function CoachingScreen({ teams, viewer }: CoachingScreenProps) {
  const t = useTranslations('coaching.screen');
  const tabWords = useTranslations('coaching.tabs');
  const fixed = useTranslations('specification.coaching');
  const { data } = useQuery({
    queryKey: queryKey(listCoachTeamsContract),
    queryFn: ({ signal }) => call(listCoachTeamsContract, {}, signal),
  });
  const search = useSearchParams();
  const [first = teams[0], ...others] = data?.teams ?? teams;
  const currentTeams = [first, ...others];
  const address = readCoachingAddress((name) => search.get(name), [first.id, ...others.map(({ id }) => id)]);
  const { tab } = address;
  const team = currentTeams.find(({ id }) => id === address.team) ?? first;
  const labels = { insights: fixed('insights'), trends: tabWords('trends'), motivation: tabWords('motivation') };
  const tabs = coachingTabs.map((name) => ({
    href: coachingSearch({ ...address, tab: name, trend: null }),
    label: labels[name],
    isCurrent: name === tab,
  }));
  const labelOf = ({ name, newMessages: count }: CoachTeam) =>
    tab === 'motivation' && count > 0 ? t('teamWithNew', { name, count }) : name;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle name={tabWords('label')} detail={team.name} />
      <h2
        className={others.length > 0 ? 'sr-only' : 'wrap-anywhere -mb-4 font-normal text-14 text-muted medium:sr-only'}
      >
        {team.name}
      </h2>
      {others.length > 0 && (
        <Field label={fixed('selectTeam')} className="w-64 max-medium:w-full">
          {(control) => (
            <Select
              {...control}
              value={team.id}
              options={currentTeams.map((one) => ({ value: one.id, label: labelOf(one) }))}
              onChange={({ target }) =>
                window.history.replaceState(
                  null,
                  '',
                  coachingSearch({ ...address, team: Number(target.value), trend: null }),
                )
              }
            />
          )}
        </Field>
      )}
      <LinkTabs label={tabWords('label')} tabs={tabs} onSelect={(href) => window.history.pushState(null, '', href)} />
      <CoachingPanel
        tab={tab}
        team={team.id}
        trend={address.trend}
        viewer={viewer}
        seeMoreHref={(trend) => coachingSearch({ ...address, tab: 'motivation', trend })}
        onChooseTrend={(trend) => {
          const href = coachingSearch({ ...address, tab: 'motivation', trend });
          if (trend === null) window.history.replaceState(null, '', href);
          else window.history.pushState(null, '', href);
        }}
      />
    </div>
  );
}
