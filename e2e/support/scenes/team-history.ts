import type { Team, User } from '#/generated/prisma/client.ts';
import { addDays, weekday } from '#/lib/domain/calendar/local-date.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { createRandom } from '#/prisma/seed/random.ts';

/** The last day of the history, a Wednesday. */
export const historyEnd = '2026-03-18';

/** A check-in as stored; a null value means skipped. */
export interface HistoryEntry {
  userId: number;
  date: string;
  answered: boolean;
  motivation: number | null;
  productivity: number | null;
  sentiments: number | null;
  factorIds: number[];
  norms: { normId: number; value: number }[];
}

const sentimentOf: Record<number, number> = { 3: 100, 9: 50, 10: 0 };

/**
 * Stores two years of weekly answers with dense weeks at the end, with gaps, skipped blocks, norms on Wednesdays, and a
 * leader from outside the team who only rates. Also builds the roll-ups.
 */
export async function fillTeamHistory(team: Team, leader: User, members: readonly User[]): Promise<HistoryEntry[]> {
  const random = createRandom(7);
  const entries: HistoryEntry[] = [];
  for (let date = '2024-03-20'; date <= historyEnd; date = addDays(date, 1)) {
    const isDense = date > addDays(historyEnd, -75);
    const asksNorms = weekday(date) === 3;
    if (weekday(date) > 5 || (!isDense && !asksNorms)) continue;
    for (const { id: userId } of members.filter(() => random.chance(0.9))) {
      const entry = random.chance(0.7) ? answerWith(random, asksNorms) : nothing;
      await store(team, { userId, date, ...entry });
      entries.push({ userId, date, ...entry });
    }
    if (isDense && asksNorms) await rate(team, leader, members, date);
  }
  await rebuildPersonMonths(prisma(), { companyId: team.companyId });
  return entries;
}

const nothing = { answered: false, motivation: null, productivity: null, sentiments: null, factorIds: [], norms: [] };

function answerWith(random: ReturnType<typeof createRandom>, asksNorms: boolean) {
  const emotionId = random.pick([null, 3, 9, 10]);
  const factorIds = emotionId === null ? [] : [...new Set([random.pick([1, 2, 5]), random.pick([2, 4])])];
  const level = () => random.pick([1, 2, 4, 5]);
  return {
    answered: true,
    emotionId,
    sentiments: emotionId === null ? null : (sentimentOf[emotionId] ?? null),
    productivity: random.pick([null, 0, 40, 75, 100]),
    motivation: random.pick([null, 12, 50, 88]),
    factorIds,
    norms: asksNorms ? [1, 12].map((normId) => ({ normId, value: level() })) : [],
  };
}

async function store(team: Team, entry: HistoryEntry & { emotionId?: number | null }): Promise<void> {
  const { userId, date: localDate, emotionId = null, productivity, motivation, factorIds, norms } = entry;
  const normIds = norms.map(({ normId }) => normId);
  const checkIn = await buildCheckIn(prisma(), { team, userId, localDate, normIds });
  if (!entry.answered) return;
  await buildAnswer(prisma(), { checkIn, emotionId, productivity, motivation, factorIds });
  const of = { checkInId: checkIn.id, teamId: team.id, userId, localDate: checkIn.localDate };
  await prisma().normAnswer.createMany({ data: norms.map((norm) => ({ ...of, ...norm })) });
}

async function rate(team: Team, leader: User, members: readonly User[], localDate: string): Promise<void> {
  const checkIn = await buildCheckIn(prisma(), {
    team,
    userId: leader.id,
    localDate,
    asksOwn: false,
    asksRatings: true,
    motivatorId: null,
  });
  await prisma().checkIn.update({ where: { id: checkIn.id }, data: { answeredAt: checkIn.sentAt } });
  const of = { checkInId: checkIn.id, teamId: team.id, localDate: checkIn.localDate };
  await prisma().memberRating.createMany({ data: members.map(({ id: userId }) => ({ ...of, userId, value: 65 })) });
}
