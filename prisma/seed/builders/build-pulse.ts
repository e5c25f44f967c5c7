import type { Prisma, Pulse, PulseRecipient, PulseRound, Team, User } from '#/generated/prisma/client.ts';
import { pulseDefaults } from '#/lib/domain/pulses/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

type Question = Pick<Prisma.PulseQuestionUncheckedCreateInput, 'typeId'> &
  Partial<Prisma.PulseQuestionUncheckedCreateInput>;

interface PulseFields {
  creator: Pick<User, 'id' | 'companyId'>;
  teams: readonly Pick<Team, 'id'>[];
  questions?: readonly Question[];
  /** Fields that differ from the defaults. */
  pulse?: Partial<Prisma.PulseUncheckedCreateInput>;
}

/** Creates an Administrator's one-time pulse, activated at an instant; its round opens with the next sweep. */
export async function buildPulse(
  db: Transaction,
  { creator: { id: creatorId, companyId }, teams, questions = [{ typeId: 5 }], pulse = {} }: PulseFields,
): Promise<Pulse> {
  const activatedAt = pulse.activatedAt ? new Date(pulse.activatedAt) : longAgo;
  const pulseRow = await db.pulse.create({
    data: {
      companyId,
      creatorId,
      creatorRole: 'Administrator',
      name: `Pulse ${uniqueWord()}`,
      time: pulseDefaults.time,
      days: [...pulseDefaults.days],
      startDate: new Date(activatedAt.toISOString().slice(0, 10)),
      isDraft: false,
      isActive: true,
      opensAtOnce: true,
      createdAt: activatedAt,
      updatedAt: activatedAt,
      ...pulse,
      activatedAt,
    },
  });
  const of = { companyId, pulseId: pulseRow.id };
  await db.pulseTeam.createMany({ data: teams.map(({ id }) => ({ ...of, teamId: id })) });
  const rows = questions.map((question, at) => ({ ...of, position: at + 1, text: `Question ${at + 1}`, ...question }));
  await db.pulseQuestion.createMany({ data: rows });
  return pulseRow;
}

interface RoundFields {
  pulse: Pulse;
  team: Pick<Team, 'id'>;
  /** The recipients, all counted as members of that team. */
  userIds: readonly number[];
  /** Fields that differ from a round that has just opened and stays open for five days. */
  round?: Partial<Prisma.PulseRoundUncheckedCreateInput>;
}

/**
 * Creates a round with every question of its pulse and its recipients in one statement, because a worker closes an open
 * round if no one is left to answer.
 */
export async function buildPulseRound(
  db: Transaction,
  { pulse: { id: pulseId, companyId }, team, userIds, round = {} }: RoundFields,
): Promise<{ round: PulseRound; recipients: PulseRecipient[] }> {
  const opensAt = round.opensAt ? new Date(round.opensAt) : new Date(Date.now() - 60_000);
  const questions = await db.pulseQuestion.findMany({ where: { pulseId }, orderBy: { position: 'asc' } });
  const { recipients, ...roundRow } = await db.pulseRound.create({
    data: {
      companyId,
      pulseId,
      localDate: new Date(opensAt.toISOString().slice(0, 10)),
      closesAt: new Date(opensAt.getTime() + 5 * 86_400_000),
      membersCount: userIds.length,
      ...round,
      opensAt,
      questions: { createMany: { data: questions.map(({ id }, at) => ({ questionId: id, position: at + 1 })) } },
      recipients: {
        createMany: { data: userIds.map((userId) => ({ userId, teamId: team.id, sendAt: opensAt, isNotified: true })) },
      },
    },
    include: { recipients: { orderBy: { id: 'asc' } } },
  });
  return { round: roundRow, recipients };
}
