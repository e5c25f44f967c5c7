import { afterAll, beforeAll } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { fillTeamHistory, type HistoryEntry, historyEnd } from '#/e2e/support/scenes/team-history.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { addDays, firstOfMonth, weekday } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

export const METRICS = ['motivation', 'productivity', 'sentiments'] as const;
export type Metric = (typeof METRICS)[number];

/** The afternoon of the last day of the history. */
export const historyNow = new Date(`${historyEnd}T15:00:00Z`);

/** A team with two years of stored answers, and the entries they came from. */
interface TeamScene {
  leader: User;
  team: Team;
  members: User[];
  raw: HistoryEntry[];
}

/** Builds the scene in its own database for the tests of the calling file. Its properties exist once the tests run. */
export function openTeamScene(size: number): TeamScene {
  const scene = {} as TeamScene;
  beforeAll(async () => {
    await testDatabase();
    const { id: companyId } = await buildCompany(prisma());
    const leader = await buildUser(prisma(), { companyId });
    const team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
    const members: User[] = [];
    for (let index = 0; index < size; index++) members.push(await buildMember(prisma(), { team }));
    const raw = await fillTeamHistory(team, leader, members);
    Object.assign(scene, { leader, team, members, raw });
  }, 120_000);
  afterAll(closeDatabase);
  return scene;
}

/** Returns the team's dashboard at the end of the history, as this person sees it. */
export async function askDashboard({ team }: TeamScene, user: User, period: PeriodName, role: RoleName, member = 0) {
  return getTeamDashboard(await userCtx(user, { role, now: historyNow }), { id: team.id, period, member });
}

/** Returns the entries of some days. */
export function within({ raw }: TeamScene, from: string, to: string): HistoryEntry[] {
  return raw.filter(({ date }) => date >= from && date <= to);
}

const ofDay = (date: string) => date;
/** Returns the chart point of a day, for each time frame. */
export const pointOf: Record<PeriodName, (date: string) => string> = {
  '1d': ofDay,
  '1w': ofDay,
  '1m': ofDay,
  '6m': (date) => addDays(date, 1 - weekday(date)),
  '1y': firstOfMonth,
};
