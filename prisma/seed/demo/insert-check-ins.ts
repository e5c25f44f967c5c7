import type { PoolClient } from 'pg';
import { insertRows, reserveIds } from '#/prisma/seed/bulk-insert.ts';
import { insertBlocks } from '#/prisma/seed/demo/insert-blocks.ts';
import { insertRatings, type SimulatedRating } from '#/prisma/seed/demo/ratings.ts';
import type { SentCheckIn } from '#/prisma/seed/demo/schedule.ts';
import type { SimulatedCheckIn, SimulatedPerson } from '#/prisma/seed/demo/simulate-person.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';

export interface CheckInCounts {
  readonly checkIns: number;
  readonly answers: number;
}

/** Stores everyone's check-ins in the order they were sent, with rounds, answers and satisfactions. */
export async function insertCheckIns(
  client: PoolClient,
  storedOrganisation: StoredOrganisation,
  people: readonly SimulatedPerson[],
  ratings: readonly SimulatedRating[],
): Promise<CheckInCounts> {
  const checkIns = people.flatMap((person) => person.checkIns).sort((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
  await insertRounds(client, storedOrganisation, [...checkIns, ...ratings]);
  const ids = await reserveIds(client, 'check_ins', checkIns.length);
  await insertSentCheckIns(client, storedOrganisation, checkIns, ids);
  const answers = await insertAnswers(client, storedOrganisation, checkIns, ids);
  await insertBlocks(client, storedOrganisation, checkIns, ids);
  await insertRatings(client, storedOrganisation, ratings);
  await insertSatisfactions(client, storedOrganisation, people);
  return { checkIns: checkIns.length, answers };
}

async function insertRounds(
  client: PoolClient,
  storedOrganisation: StoredOrganisation,
  checkIns: readonly SentCheckIn[],
) {
  const rounds = new Map<string, unknown[]>();
  for (const { team, person, localDate, sentAt } of checkIns) {
    const key = `${team.plan.name} ${person.timeZone} ${localDate}`;
    rounds.set(key, [storedOrganisation.companyId, storedOrganisation.idOf(team), person.timeZone, localDate, sentAt]);
  }
  const columns = { company_id: 'int', team_id: 'int', time_zone: 'text', local_date: 'date', send_at: 'timestamptz' };
  await insertRows(client, 'check_in_rounds', columns, [...rounds.values()]);
}

async function insertSentCheckIns(
  client: PoolClient,
  { companyId, idOf }: StoredOrganisation,
  checkIns: readonly SimulatedCheckIn[],
  ids: readonly number[],
) {
  const columns = {
    id: 'int',
    company_id: 'int',
    team_id: 'int',
    user_id: 'int',
    local_date: 'date',
    frequency_id: 'int',
    sent_at: 'timestamptz',
    closes_at: 'timestamptz',
    motivator_id: 'int',
    motivator_type: 'int',
    answered_at: 'timestamptz',
    norm_ids: 'smallint[]',
    month_question_ids: 'smallint[]',
    asks_work_environment: 'bool',
  };
  const rows = checkIns.map(
    ({ team, person, localDate, sentAt, closesAt, answer, blocks, motivatorId, motivatorType }, index) => {
      const whose = [ids[index], companyId, idOf(team), idOf(person)];
      const when = [localDate, team.plan.frequencyId, sentAt, closesAt];
      const extra = [blocks.normIds, blocks.monthQuestionIds, blocks.asksWorkEnvironment];
      return [...whose, ...when, motivatorId, motivatorType, answer?.submittedAt ?? null, ...extra];
    },
  );
  await insertRows(client, 'check_ins', columns, rows);
}

async function insertAnswers(
  client: PoolClient,
  { idOf }: StoredOrganisation,
  checkIns: readonly SimulatedCheckIn[],
  ids: readonly number[],
): Promise<number> {
  const columns = {
    check_in_id: 'int',
    team_id: 'int',
    user_id: 'int',
    local_date: 'date',
    submitted_at: 'timestamptz',
    emotion_id: 'smallint',
    factor_ids: 'smallint[]',
    elaborate: 'text',
    sentiment: 'smallint',
    productivity: 'smallint',
    motivator_id: 'smallint',
    motivator_answer: 'smallint',
    motivation: 'real',
    work_environment_id: 'smallint',
  };
  const rows = checkIns.flatMap(({ team, person, localDate, answer, said }, index) => {
    if (answer === null) return [];
    const whose = [ids[index], idOf(team), idOf(person), localDate, answer.submittedAt];
    const feeling = [answer.emotionId, answer.factorIds, answer.elaborate, answer.sentiment];
    const figures = [answer.productivity, answer.motivatorId, answer.motivatorAnswer, answer.motivation];
    return [[...whose, ...feeling, ...figures, said?.workEnvironmentId ?? null]];
  });
  await insertRows(client, 'check_in_answers', columns, rows);
  return rows.length;
}

async function insertSatisfactions(
  client: PoolClient,
  { idOf }: StoredOrganisation,
  people: readonly SimulatedPerson[],
) {
  const columns = { user_id: 'int', motivator_id: 'smallint', satisfaction: 'real', answered_at: 'timestamptz' };
  const rows = people.flatMap(({ person, satisfactions }) =>
    satisfactions.map(({ motivatorId, satisfaction, answeredAt }) => {
      return [idOf(person), motivatorId, satisfaction, answeredAt];
    }),
  );
  await insertRows(client, 'motivator_satisfactions', columns, rows);
}
