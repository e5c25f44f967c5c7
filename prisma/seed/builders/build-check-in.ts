import type { CheckIn, CheckInAnswer, Prisma, Team } from '#/generated/prisma/client.ts';
import { closesAt, type FrequencyId } from '#/lib/domain/calendar/due.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { emotions } from '#/lib/domain/check-ins/constants.ts';
import { sentimentWeights } from '#/lib/domain/metrics/scores/sentiment.ts';
import type { Transaction } from '#/lib/platform/db.ts';

type CheckInFields = Partial<Omit<Prisma.CheckInUncheckedCreateInput, 'localDate' | 'teamId' | 'companyId'>> & {
  team: Pick<Team, 'id' | 'companyId'> & Partial<Pick<Team, 'frequencyId'>>;
  userId: number;
  localDate: LocalDate;
};

/** Creates an open check-in for a person and day, sent at noon UTC, with the yes/no question about Progress. */
export function buildCheckIn(db: Transaction, { team, localDate, ...fields }: CheckInFields): Promise<CheckIn> {
  const frequencyId = fields.frequencyId ?? team.frequencyId ?? 1;
  const sentAt = new Date(fields.sentAt ?? `${localDate}T12:00:00Z`);
  return db.checkIn.create({
    data: {
      companyId: team.companyId,
      teamId: team.id,
      localDate: new Date(`${localDate}T00:00:00Z`),
      frequencyId,
      sentAt,
      closesAt: closesAt(frequencyId as FrequencyId, sentAt, null),
      motivatorId: 3,
      motivatorType: 2,
      ...fields,
    },
  });
}

type AnswerFields = Partial<Omit<Prisma.CheckInAnswerUncheckedCreateInput, 'checkInId'>> & { checkIn: CheckIn };

/**
 * Stores an answer an hour after its check-in was sent: “Happy”, productivity 70, yes to the motivator question. The
 * sentiment follows the emotion; null means that a block was skipped. `rebuildPersonMonths` does the monthly roll-up.
 */
export async function buildAnswer(db: Transaction, { checkIn, ...fields }: AnswerFields): Promise<CheckInAnswer> {
  const submittedAt = new Date(fields.submittedAt ?? checkIn.sentAt.getTime() + 3_600_000);
  const emotionId = fields.emotionId === undefined ? 3 : fields.emotionId;
  const emotion = emotions.find(({ id }) => id === emotionId);
  const motivatorApplies = fields.motivatorAnswer !== null && checkIn.motivatorId !== null;
  await db.checkIn.update({ where: { id: checkIn.id }, data: { answeredAt: submittedAt } });
  return db.checkInAnswer.create({
    data: {
      checkInId: checkIn.id,
      teamId: checkIn.teamId,
      userId: checkIn.userId,
      localDate: checkIn.localDate,
      submittedAt,
      emotionId,
      sentiment: emotion ? sentimentWeights[emotion.type] : null,
      productivity: 70,
      motivatorId: motivatorApplies ? checkIn.motivatorId : null,
      motivatorAnswer: motivatorApplies ? 100 : null,
      motivation: 60,
      ...fields,
    },
  });
}
