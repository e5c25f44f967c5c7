import { notAskedToday } from '#/e2e/support/scenes/not-asked-today.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const day = 24 * 3_600_000;

/**
 * Creates a separate company: an administrator, a led team of three, two answers from yesterday, a check-in open today.
 */
export async function buildSmallTeam() {
  const db = prisma();
  const company = await buildCompany(db);
  const administrator = await buildAdministrator(db, { companyId: company.id });
  const leader = await buildUser(db, { companyId: company.id });
  const team = await buildTeam(db, { companyId: company.id, leaderId: leader.id, ...notAskedToday() });
  const members = [
    await buildMember(db, { team }),
    await buildMember(db, { team }),
    await buildMember(db, { team }),
  ] as const;
  const now = Date.now();
  for (const member of members.slice(1)) {
    const checkIn = await buildCheckIn(db, { team, userId: member.id, localDate: localDate(now - day) });
    await buildAnswer(db, { checkIn, emotionId: 3, productivity: 60 });
  }
  const open = await buildCheckIn(db, {
    team,
    userId: members[0].id,
    localDate: localDate(now),
    sentAt: new Date(now - 60_000),
    closesAt: new Date(now + day),
    motivatorId: 3,
    motivatorType: 3,
  });
  return { company, administrator, leader, team, members, token: mailedToken('srv_', open.id) };
}

function localDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
