import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

/** Creates an open round of four questions that asks a member and a colleague. The token is the member's. */
export async function buildOpenPulse() {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const creator = await buildAdministrator(db, { companyId });
  const team = await buildTeam(db, { companyId });
  const member = await buildMember(db, { team });
  const colleague = await buildMember(db, { team });
  const pulse = await buildPulse(db, {
    creator,
    teams: [team],
    questions: [
      { typeId: 5, text: 'I can rely on my teammates.' },
      { typeId: 6, text: 'How was your week?', low: 'Hard', high: 'Easy' },
      { typeId: 4, text: 'Is there something we do not talk about?' },
      { typeId: 3, text: 'What should we change first?' },
    ],
  });
  const userIds = [member.id, colleague.id];
  const { round, recipients } = await buildPulseRound(db, { pulse, team, userIds });
  const own = recipients.find(({ userId }) => userId === member.id);
  return { pulse, round, member, token: mailedToken('pls_', own?.id ?? 0) };
}
