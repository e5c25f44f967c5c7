import { prisma } from '#/lib/platform/db.ts';
import { buildCoachItem } from '#/prisma/seed/builders/build-coach-item.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

/** Creates a separate company with a led team called Lighthouse, of this many members. */
export async function buildCornerTeam(size = 5) {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const administrator = await buildAdministrator(db, { companyId });
  const leader = await buildUser(db, { companyId, firstName: 'Inês', lastName: 'Figueira' });
  const team = await buildTeam(db, { companyId, leaderId: leader.id, name: 'Lighthouse' });
  const names = ['Ana Lima', 'Tomasz Sikora', 'Noor Haddad', 'Daniel Okafor', 'Clara Monteiro', 'Leonor Sequeira'];
  const members = await Promise.all(
    names.slice(0, size).map(async (name) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      const user = await buildUser(db, { companyId, firstName, lastName });
      await buildMember(db, { team, user });
      return user;
    }),
  );
  return { administrator, leader, team, members };
}

type CornerTeam = Awaited<ReturnType<typeof buildCornerTeam>>['team'];

const facts = { avg: 61, points: 9, band: '5–9', until: '2026-01-20' };

/** Creates this many trends for the leaders of a team. The newest says that motivation has fallen. */
export async function buildTrends(team: CornerTeam, count: number): Promise<void> {
  const trend = { kind: 'perfomance_trend', textKey: 'perfomance', color: 'good', themeId: null, facts };
  for (let at = 1; at < count; at += 1) await buildCoachItem(prisma(), { team, audience: 'leader', item: trend });
  const fallen = { ...trend, kind: 'motivation_trend', textKey: 'motivation', color: 'bad' };
  await buildCoachItem(prisma(), { team, audience: 'leader', item: fallen });
}

/** Creates an insight of each theme for an audience; the last one is the newest. */
export async function buildInsights(
  team: CornerTeam,
  audience: 'leader' | 'member',
  themes: readonly number[],
): Promise<void> {
  for (const themeId of themes) await buildCoachItem(prisma(), { team, audience, item: { themeId } });
}
