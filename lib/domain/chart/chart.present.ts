import type * as z from 'zod';
import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { daysBetween } from '#/lib/domain/calendar/local-date.ts';
import type { DateRange, PeriodName } from '#/lib/domain/calendar/period.ts';
import { canInviteBelow } from '#/lib/domain/chart/chart.policy.ts';
import type { ChartLeader, chartMember, packedMembers } from '#/lib/domain/chart/chart.schema.ts';
import type { ChartFigures, MemberColumns } from '#/lib/domain/chart/chart-rows.service.ts';
import { departmentPalettes, LEVEL, plainPalette } from '#/lib/domain/chart/constants.ts';
import { initialsOf } from '#/lib/domain/chart/layout/initials.ts';
import type { ChartPart, ChartStructure, PersonRow } from '#/lib/domain/chart/read-structure.ts';
import { presentShareLink } from '#/lib/domain/invitations/invitations.present.ts';
import { senioritiesIn } from '#/lib/domain/profile/profile.present.ts';
import type { UserActor } from '#/lib/platform/context.ts';
import type { Locale } from '#/lib/words/locales.ts';

interface HeadFacts {
  actor: UserActor;
  period: { name: PeriodName } & DateRange;
  figures: ChartFigures;
  membersCount: number;
  locale: Locale;
}

interface AskedPart {
  departmentId?: number | undefined;
  department?: number | undefined;
  teamId?: number | undefined;
  team?: number | undefined;
}

/** Returns the part of the chart that a call asks for; 0 means no choice, as in the lists to choose from. */
export function partOf({ departmentId, department, teamId, team }: AskedPart): ChartPart {
  return { departmentId: departmentId || department || null, teamId: teamId || team || null };
}

/** Returns the names of work positions by id; the first is for people without one. */
export function workPositionsIn(locale: Locale): readonly string[] {
  return ['', ...senioritiesIn(locale).map(({ name }) => name)];
}

/** Returns everything of the chart but its members. */
export function presentChartHead(
  structure: ChartStructure,
  { actor, period, figures, membersCount, locale }: HeadFacts,
) {
  const { companyName, places, departments, teams } = structure;
  const person = personsOf(structure, locale);
  const byId = new Map(departments.map((department) => [department.id, department]));
  const inviting = (leaderId: number | null, link: Parameters<typeof presentShareLink>[0]) =>
    canInviteBelow(actor, { leaderId }) ? presentShareLink(link) : null;
  return {
    companyName,
    period: { name: period.name, from: period.from, to: period.to },
    asOf: figures && structure.publishedUntil,
    figures: figures?.ofCompany(membersCount) ?? null,
    counts: {
      admins: structure.admins.length,
      departments: departments.length,
      teams: teams.length,
      members: membersCount,
    },
    admins: structure.admins.map(({ isDirector, since, ...row }) => ({
      id: row.id,
      level: LEVEL.administrator,
      isDirector,
      companyName,
      ...person(row, 'Administrator'),
      ...plainPalette,
      isNew: isWithin(since, period),
    })),
    departments: departments.map(({ id, name, leaderId, linkVersion: version, place, leader }) => ({
      id,
      level: LEVEL.department,
      departmentName: name,
      link: inviting(leaderId, { kind: 'department_team_leader', id, version }),
      leader: leader && { id: leader.id, ...person(leader, 'Department Leader'), status: leader.id !== null },
      palette: place % departmentPalettes.length,
      ...paletteOf(place),
      figures: figures?.ofDepartment(id) ?? null,
    })),
    teams: teams.map(({ id, departmentId, name, linkVersion: version, membersCount: size, ...leaders }) => {
      const department = byId.get(departmentId ?? 0);
      const leaderAs = (row: PersonRow | null, role: ChartLeader['role']) =>
        row && { id: row.id, ...person(row, role), status: row.id !== null };
      return {
        id,
        level: LEVEL.team,
        departamentId: departmentId,
        teamName: name,
        link: inviting(department?.leaderId ?? null, { kind: 'team_member', id, version }),
        leader: leaderAs(leaders.leader, 'Team Leader'),
        secondaryLeader: leaderAs(leaders.secondaryLeader, 'Secondary Leader'),
        membersCount: size,
        ...paletteOf(department?.place),
        figures: figures?.ofTeam(id, size) ?? null,
      };
    }),
    places,
  };
}

/** Returns members as parallel lists. */
export function presentPackedMembers(members: MemberColumns, period: DateRange): z.output<typeof packedMembers> {
  const { ids, teamIds, names, emails, seniorityIds, imageNames, since } = members;
  const [from, to] = [dayNumber(period.from), dayNumber(period.to)];
  return {
    ids,
    teamIds,
    names,
    emails,
    positions: seniorityIds,
    fotos: imageNames.map((name) => presentImageUrl(name) ?? ''),
    newPlaces: since.flatMap((day, place) => (day >= from && day <= to ? [place] : [])),
  };
}

/** Returns members as objects. */
export function presentMembers(
  members: MemberColumns,
  structure: ChartStructure,
  { period, locale }: { period: DateRange; locale: Locale },
): z.output<typeof chartMember>[] {
  const packed = presentPackedMembers(members, period);
  const news = new Set(packed.newPlaces);
  const counts = countPlaces(structure);
  const palettes = palettesByTeam(structure);
  const workPositions = workPositionsIn(locale);
  return packed.ids.map((id, at) => {
    const [teamId = 0, name = ''] = [packed.teamIds[at], packed.names[at]];
    return {
      id,
      teamId,
      level: LEVEL.member,
      name,
      email: packed.emails[at] ?? '',
      role: 'Member',
      workPosition: workPositions[packed.positions[at] ?? 0] ?? '',
      foto: packed.fotos[at] || null,
      initials: initialsOf(name),
      additionalRolesCount: Math.max(0, (counts.get(id) ?? 1) - 1),
      ...(palettes.get(teamId) ?? plainPalette),
      isNew: news.has(at),
    };
  });
}

function personsOf(structure: ChartStructure, locale: Locale) {
  const workPositions = workPositionsIn(locale);
  const counts = countPlaces(structure);
  return <R extends ChartLeader['role']>(row: PersonRow, role: R) => {
    // For a person invited by email address only, nothing else is known.
    const name = `${row.firstName} ${row.lastName}`.trim() || row.email;
    return {
      name,
      email: row.email,
      role,
      workPosition: workPositions[row.seniorityId ?? 0] ?? '',
      foto: presentImageUrl(row.imageName),
      initials: initialsOf(name),
      additionalRolesCount: Math.max(0, (counts.get(row.id ?? 0) ?? 1) - 1),
    };
  };
}

function countPlaces({ places }: ChartStructure): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { id } of places) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function palettesByTeam({ departments, teams }: ChartStructure) {
  const byDepartment = new Map(departments.map(({ id, place }) => [id, paletteOf(place)]));
  return new Map(teams.map(({ id, departmentId }) => [id, byDepartment.get(departmentId ?? 0) ?? plainPalette]));
}

function paletteOf(place: number | undefined) {
  return (place === undefined ? undefined : departmentPalettes[place % departmentPalettes.length]) ?? plainPalette;
}

const isWithin = (day: string, { from, to }: DateRange) => day >= from && day <= to;

const dayNumber = (day: string) => daysBetween('2000-01-01', day);
