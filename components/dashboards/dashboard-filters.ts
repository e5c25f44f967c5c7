import { DEFAULT_PERIOD, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';

/** What the team dashboard shows. */
export interface DashboardFilters {
  team: number;
  period: PeriodName;
  /** 0 stands for all team members. */
  member: number;
}

const LARGEST_ID = 2_147_483_647;

function parseId(text: string | null): number {
  const id = text && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id <= LARGEST_ID ? id : 0;
}

/**
 * The filters of an address; what is missing or wrong becomes the first team, the default period and all members.
 * @example parseFilters((name) => new URLSearchParams('period=1w&member=x').get(name), [4, 9]) // { team: 4, period: '1w', member: 0 }
 */
export function parseFilters(
  get: (name: string) => string | null,
  teamIds: readonly [number, ...number[]],
): DashboardFilters {
  const asked = parseId(get('team'));
  const isKnown = teamIds.includes(asked);
  return {
    team: isKnown ? asked : teamIds[0],
    period: periods.find(({ name }) => name === get('period'))?.name ?? DEFAULT_PERIOD,
    // A member belongs to the team that was asked for; under another team the filter means nothing.
    member: isKnown || !get('team') ? parseId(get('member')) : 0,
  };
}

/** The filters as the query of an address; all members need no entry. */
export function toSearch({ team, period, member }: DashboardFilters): string {
  const search = new URLSearchParams({ team: String(team), period });
  if (member !== 0) search.set('member', String(member));
  return `?${search}`;
}
