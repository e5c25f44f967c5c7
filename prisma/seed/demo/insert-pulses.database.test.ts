import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { demoYear } from '#/prisma/seed/demo/demo-year.ts';
import { insertOrganisation } from '#/prisma/seed/demo/insert-organisation.ts';
import { insertPulses, type PulseCounts } from '#/prisma/seed/demo/insert-pulses.ts';
import { makeOrganisation } from '#/prisma/seed/demo/organisation.ts';
import { crunchTeamName } from '#/prisma/seed/demo/plan.ts';
import { inTransaction } from '#/prisma/seed/in-transaction.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const now = new Date('2026-11-20T10:30:00Z');
const random = createRandom(7);
const year = demoYear(now);
const organisation = makeOrganisation(random, year);
let companyId: number;
let counts: PulseCounts;

beforeAll(async () => {
  await testDatabase();
  const client = await pool().connect();
  try {
    await inTransaction(client, async () => {
      const storedOrganisation = await insertOrganisation(client, year, organisation, 'none');
      companyId = storedOrganisation.companyId;
      counts = await insertPulses(client, random, { year, organisation, storedOrganisation });
    });
  } finally {
    client.release();
  }
});

afterAll(closeDatabase);

describe('the pulses of the demo company', () => {
  it('have one of each status', async () => {
    const pulses = await prisma().pulse.findMany({ where: { companyId }, orderBy: { createdAt: 'asc' } });
    expect(pulses.map(({ isDraft, isActive, closedAt }) => [isDraft, isActive, closedAt !== null])).toEqual([
      [false, true, false],
      [false, false, true],
      [true, false, false],
      [false, true, false],
    ]);
    expect(counts).toEqual({ pulses: 4, rounds: 12 + 12 + 1 });
  });

  it('have published every round except the open one, shown and hidden next to each other', async () => {
    const rounds = await prisma().pulseRound.findMany({ where: { companyId }, orderBy: { opensAt: 'asc' } });
    expect(rounds.filter(({ publishedAt }) => publishedAt === null)).toEqual([rounds.at(-1)]);
    expect(
      rounds.every(({ membersCount, responsesCount, publishedAt }) => !publishedAt || responsesCount <= membersCount),
    ).toBe(true);
    const results = await prisma().pulseResult.groupBy({ by: ['hiddenReason'], where: { companyId }, _count: true });
    const visibleCount = results.find(({ hiddenReason }) => hiddenReason === null)?._count ?? 0;
    const hidden = results.filter(({ hiddenReason }) => hiddenReason !== null);
    expect(visibleCount).toBeGreaterThan(300);
    expect(hidden.length).toBeGreaterThan(0);
  });

  it('ask the draft about meetings in further languages, completely', async () => {
    const questions = await prisma().pulseQuestion.findMany({ where: { companyId, pulse: { name: 'Our meetings' } } });
    expect(questions.map(({ locale, texts }) => [locale, Object.keys(texts as object)])).toEqual(
      Array(4).fill(['en', ['de', 'es', 'fr']]),
    );
  });

  it('include a member who hasn’t got the open round’s email yet', async () => {
    const recipients = await prisma().pulseRecipient.findMany({
      where: { companyId, round: { closedAt: null } },
      include: { user: true },
    });
    const [waiting, ...others] = recipients.filter(({ isNotified }) => !isNotified);
    expect([waiting?.user.firstName, waiting?.answered, others]).toEqual(['Daniel', false, []]);
    const answersCount = recipients.filter((recipient) => recipient.answered).length;
    expect(answersCount).toBeGreaterThan(0);
    expect(answersCount).toBeLessThan(recipients.length);
  });

  it('have a conversation about one text that a leader has taken, and a reaction to another', async () => {
    const threads = await prisma().pulseThread.findMany({ where: { companyId }, include: { messages: true } });
    expect(threads.map(({ holderId, messages }) => [holderId !== null, messages.map(({ kind }) => kind)])).toEqual([
      [true, ['reply']],
    ]);
    const reactions = await prisma().pulseAcknowledgement.findMany({ where: { companyId } });
    expect(reactions).toHaveLength(1);
    expect(reactions[0]?.answerId).not.toBe(threads[0]?.answerId);
  });

  it('show lower and lower scores of the team in a crunch', async () => {
    const team = await prisma().team.findFirstOrThrow({ where: { companyId, name: crunchTeamName } });
    const results = await prisma().pulseResult.findMany({
      where: { companyId, teamId: team.id, hiddenReason: null, round: { pulse: { name: 'Team check' } } },
      include: { round: true },
      orderBy: { round: { localDate: 'asc' } },
    });
    const scores = results.flatMap(({ result }) => (result as { score?: number | null }).score ?? []);
    const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    expect(mean(scores.slice(0, 8))).toBeGreaterThan(mean(scores.slice(-12)));
  });
});
