import { beforeNoonZone, productNow } from '#/e2e/support/fakes/product-clock.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const hour = 3_600_000;

/**
 * Builds a member of two teams with an open check-in in each, and the first team's leader, who isn't a member and rates
 * the member and a colleague. The first team's check-in asks all personal blocks and closes first.
 */
export async function buildCheckInQueue() {
  const db = prisma();
  const company = await buildCompany(db);
  const timeZone = beforeNoonZone();
  const leader = await buildUser(db, { companyId: company.id, timeZone });
  const teams = [
    await buildTeam(db, { companyId: company.id, leaderId: leader.id }),
    await buildTeam(db, { companyId: company.id }),
  ] as const;
  const member = await buildMember(db, { team: teams[0], user: { firstName: 'Ada', timeZone } });
  await buildMember(db, { team: teams[1], user: member });
  const colleague = await buildMember(db, { team: teams[0], user: { firstName: 'Ben', timeZone } });
  const now = productNow().getTime();
  const round = { localDate: localDateAt(new Date(now), timeZone), sentAt: new Date(now - 60_000) };
  const first = await buildCheckIn(db, {
    ...round,
    team: teams[0],
    userId: member.id,
    closesAt: new Date(now + 20 * hour),
    normIds: [2, 1],
    monthQuestionIds: [1],
    asksWorkEnvironment: true,
  });
  const second = await buildCheckIn(db, {
    ...round,
    team: teams[1],
    userId: member.id,
    closesAt: new Date(now + 30 * hour),
  });
  const ratings = await buildCheckIn(db, {
    ...round,
    team: teams[0],
    userId: leader.id,
    closesAt: new Date(now + 20 * hour),
    asksOwn: false,
    asksRatings: true,
    motivatorId: null,
    motivatorType: null,
  });
  return {
    company,
    leader,
    member,
    colleague,
    first: { team: teams[0], token: mailedToken('srv_', first.id) },
    second: { team: teams[1], token: mailedToken('srv_', second.id) },
    ratingsToken: mailedToken('srv_', ratings.id),
  };
}
