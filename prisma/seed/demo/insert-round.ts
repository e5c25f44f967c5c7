import type { PoolClient } from 'pg';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import { insertRows } from '#/prisma/seed/bulk-insert.ts';
import { knownPeople } from '#/prisma/seed/demo/known-people.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import type { DemoRound } from '#/prisma/seed/demo/pulse-plans.ts';
import type { SimulatedAnswers } from '#/prisma/seed/demo/simulate-round.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';

/** The member who hasn't received the email of the open round yet; it's sent as soon as the product runs. */
const lastRecipient = knownPeople.daniel.email;

interface RoundRows {
  storedOrganisation: StoredOrganisation;
  pulseId: number;
  roundId: number;
  questions: readonly { id: number }[];
  responses: readonly SimulatedAnswers[];
}

/** Stores a round as it is while open: its recipients, which of them have answered, and anonymous answers. */
export async function insertRound(client: PoolClient, round: DemoRound, rows: RoundRows): Promise<void> {
  const { storedOrganisation, pulseId, roundId, questions, responses } = rows;
  const { companyId, idOf } = storedOrganisation;
  const { localDate, opensAt, closesAt, isOpen } = round;
  const of = [companyId, roundId];
  const roundColumns = {
    company_id: 'int',
    id: 'int',
    pulse_id: 'int',
    local_date: 'date',
    opens_at: 'timestamptz',
    closes_at: 'timestamptz',
    members_count: 'int',
  };
  await insertRows(client, 'pulse_rounds', roundColumns, [
    [...of, pulseId, localDate, opensAt, closesAt, responses.length],
  ]);
  const ofRound = { company_id: 'int', round_id: 'int' };
  await insertRows(
    client,
    'pulse_round_questions',
    { ...ofRound, question_id: 'int', position: 'smallint' },
    questions.map(({ id }, at) => [...of, id, at + 1]),
  );
  const isLastRecipient = ({ email }: DemoPerson) => isOpen && email === lastRecipient;
  await insertRows(
    client,
    'pulse_recipients',
    {
      ...ofRound,
      user_id: 'int',
      team_id: 'int',
      department_id: 'int',
      send_at: 'timestamptz',
      is_told: 'bool',
      answered: 'bool',
    },
    responses.map(({ person, team, answers }) => {
      const place = [idOf(person), idOf(team), team.department && idOf(team.department)];
      return [...of, ...place, opensAt, !isLastRecipient(person), answers !== null && !isLastRecipient(person)];
    }),
  );
  const answerRows = responses
    .filter(({ person }) => !isLastRecipient(person))
    .flatMap(({ team, answers }) =>
      (answers ?? []).map((answer, at) => ({ questionId: questions[at]?.id ?? 0, teamId: idOf(team), answer })),
    );
  const texts = answerRows.filter(({ answer }) => typeof answer === 'string');
  await insertRows(
    client,
    'pulse_answers',
    { ...ofRound, question_id: 'int', team_id: 'int', text: 'text' },
    texts.map(({ questionId, teamId, answer }) => [...of, questionId, teamId, answer]),
  );
  const tallies = groupRows(
    answerRows.filter(({ answer }) => typeof answer === 'number'),
    ({ questionId, teamId, answer }) => `${questionId}/${teamId}/${answer}`,
  );
  await insertRows(
    client,
    'pulse_tallies',
    { ...ofRound, question_id: 'int', team_id: 'int', value: 'smallint', n: 'int' },
    [...tallies.values()].map((same) => [...of, same[0]?.questionId, same[0]?.teamId, same[0]?.answer, same.length]),
  );
}
