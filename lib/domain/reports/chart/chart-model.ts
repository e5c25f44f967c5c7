import type * as z from 'zod';
import type {
  ChartLeader,
  chartAdmin,
  chartDepartment,
  chartTeam,
  packedMembers,
} from '#/lib/domain/chart/chart.schema.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** Everything that the PDF of an organisation chart shows. */
export interface ChartDocument {
  locale: Locale;
  layout: 'paged' | 'sheet';
  companyName: string;
  /** The company, department or team that it is about. */
  part: string;
  askedBy: string;
  /** YYYY-MM-DD, in the requester's zone. */
  askedOn: string;
  admins: readonly z.output<typeof chartAdmin>[];
  departments: readonly z.output<typeof chartDepartment>[];
  teams: readonly z.output<typeof chartTeam>[];
  members: z.output<typeof packedMembers>;
  workPositions: readonly string[];
  /** JPEGs by the addresses of photos. */
  photos: ReadonlyMap<string, Uint8Array>;
}

export type PrintedTeam = ChartDocument['teams'][number];
export type PrintedDepartment = ChartDocument['departments'][number];

/** Somebody as a line of print. */
export interface PrintedPerson {
  name: string;
  /** The line below: role or position, and address. */
  about: string;
  initials: string;
  foto: string | null;
}

/** Returns a leader, or the person invited to lead, in lines of print. */
export function printedLeader(leader: ChartLeader, invitedLabel: string): PrintedPerson {
  const { name, email, role, workPosition, initials, foto, status } = leader;
  const about = [role, status ? workPosition : invitedLabel, email].filter((part) => part !== '' && part !== name);
  return { name, about: about.join(' · '), initials, foto };
}

/** Returns the members of each team, as places in the lists of members. */
export function membersByTeam({ members: { teamIds } }: ChartDocument): Map<number, number[]> {
  return Map.groupBy(teamIds.keys(), (at) => teamIds[at] ?? 0);
}
