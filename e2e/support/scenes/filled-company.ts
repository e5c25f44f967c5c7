import { leaveFile, leaveIds, leaveNotice, leaveTraces } from '#/e2e/support/scenes/personal-traces.ts';
import type { Company } from '#/generated/prisma/client.ts';
import { listCompanyTables } from '#/lib/domain/companies/erasure/list-company-tables.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildSamlAssertion, buildSignInAttempt } from '#/prisma/seed/builders/build-sign-in-attempt.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { buildDelivery, buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Returns how many rows of a company each table has that names companies. */
export async function countCompanyRows(companyId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listCompanyTables(pool())) {
    const text = `SELECT count(*)::int AS count FROM ${table} WHERE company_id = $1`;
    const { rows } = await pool().query<{ count: number }>(text, [companyId]);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Stores at least one row of a company in every table that names companies. Fill new tables here. */
export async function fillCompany({ id: companyId }: Company): Promise<void> {
  const secret = uniqueWord();
  const person = await buildUser(prisma(), { companyId });
  await leaveTraces(person, secret);
  await leaveNotice(person);
  await leaveFile(person, secret);
  await leaveIds(person);
  await leaveFigures(companyId);
  await leaveConnections(companyId);
  const [customerId, subscriptionId] = [`cus_of_${companyId}`, `sub_of_${companyId}`];
  await prisma().billingAccount.create({ data: { companyId, customerId, subscriptionId } });
  await prisma().companyRetention.create({ data: { companyId, kind: 'posts', months: 12, startsOn: day } });
  await prisma().paperVersion.create({ data: { companyId, kind: 'notice', keptAt: day, version: 'x' } });
  const event = { id: `evt_of_${companyId}`, type: 'invoice.paid', customerId };
  await prisma().stripeEvent.create({ data: { ...event, createdAt: day, receivedAt: day } });
}

const day = new Date('2026-03-02');

/** Stores connections to other products. */
async function leaveConnections(companyId: number): Promise<void> {
  await buildDelivery(prisma(), await buildWebhook(prisma(), { companyId }));
  await buildSignInAttempt(prisma(), { companyId, expiresAt: day });
  await buildSamlAssertion(prisma(), { companyId, expiresAt: day });
  await prisma().companyDomain.create({ data: { companyId, domain: 'example.com', proof: 'x', addedAt: day } });
  await prisma().directoryState.create({ data: { companyId, lastSeenAt: day } });
}

/** Stores what publication runs and rounds leave, without people. */
async function leaveFigures(companyId: number): Promise<void> {
  const db = prisma();
  const { id: teamId } = await db.team.findFirstOrThrow({ where: { companyId } });
  const { id: roundId } = await db.pulseRound.findFirstOrThrow({ where: { companyId } });
  const { id: questionId } = await db.pulseQuestion.findFirstOrThrow({ where: { companyId } });
  const sums = { persons: 5, answers: 5, total: 300, high: 3, low: 1 };
  await db.publishedSum.create({
    data: { companyId, scope: 0, scopeId: teamId, metric: 1, grain: 0, beginsOn: day, ...sums },
  });
  await db.mixedBatch.create({ data: { companyId, teamIds: [teamId], metric: 1, publishedOn: day, parts: [] } });
  await db.companyRelease.create({ data: { companyId, releasedUntil: day, countedUntil: day, publishedAt: day } });
  const { id: shareId } = await db.share.findFirstOrThrow({ where: { companyId } });
  await db.shareInvite.create({ data: { companyId, teamId, month: day } });
  await db.shareTopic.create({ data: { companyId, shareId, topic: 'factor:1', position: 1 } });
  await db.coachEvaluation.create({ data: { companyId, teamId, evaluatedUntil: day } });
  await db.dailyRun.create({ data: { companyId, timeZone: 'UTC', localDate: day, kind: 'brief' } });
  await db.checkInRound.create({ data: { companyId, teamId, timeZone: 'UTC', localDate: day, sendAt: day } });
  await db.faqFormerVotes.create({ data: { companyId, entryId: 1, likes: 1 } });
  await db.pulseTally.create({ data: { companyId, roundId, questionId, teamId, value: 1, n: 1 } });
}
