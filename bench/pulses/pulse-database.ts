import pg from 'pg';
import { openClient } from '#/bench/data/people.ts';
import { makePeopleDatabase, type PeopleDatabase } from '#/bench/organisation/people-database.ts';
import type { RoundsAnswer } from '#/bench/pulses/rounds-process.ts';
import { startServer } from '#/bench/servers/start-server.ts';
import { buildPulse } from '#/prisma/seed/builders/build-pulse.ts';
import { freePort } from '#/server/embedded/ports.mjs';

const FIRST_PORT = 3700;
const SCALES = 4;
const AGREEMENT = 5;
const OPEN_ANSWER = 3;

/** A company for pulses in a separate database. */
export interface PulseDatabase {
  people: PeopleDatabase;
  pool: pg.Pool;
  /** Stores a pulse that is due now and asks this many teams four agreements and a fifth question of a type. */
  addPulse: (teams: number, lastTypeId?: number) => Promise<number>;
  /** Opens due rounds and notifies their people, or closes the given rounds in turn; returns how long it took. */
  runRounds: (close?: readonly number[]) => Promise<RoundsAnswer>;
  close: () => Promise<void>;
}

/** Makes a company with this many members in teams of that size. */
export async function makePulseDatabase(members: number, teamSize: number): Promise<PulseDatabase> {
  const people = await makePeopleDatabase(members, teamSize);
  const pool = new pg.Pool({ connectionString: people.url, max: 10 });
  const client = openClient(people.url);
  const port = await freePort(FIRST_PORT);
  const rounds = await startServer('pulse-rounds', 'bench/pulses/rounds-process.ts', {
    port,
    DATABASE_URL: people.url,
  });
  const { companyId, administratorId } = people;
  return {
    people,
    pool,
    async addPulse(count, lastTypeId = OPEN_ANSWER) {
      const teams = await client.team.findMany({ where: { companyId }, orderBy: { id: 'asc' }, take: count });
      const questions = [...Array<number>(SCALES).fill(AGREEMENT), lastTypeId].map((typeId) => ({ typeId }));
      const creator = { id: administratorId, companyId };
      const { id } = await buildPulse(client, { creator, teams, questions, pulse: { activatedAt: new Date() } });
      return id;
    },
    runRounds: (close = []) => rounds.ask<RoundsAnswer>(JSON.stringify({ close })),
    async close() {
      await rounds.stop();
      await client.$disconnect();
      await pool.end();
      await people.drop();
    },
  };
}

/** Stores earlier rounds of a pulse, one per day, all answered by everyone, and returns their ids. */
export async function addAnsweredRounds(pool: pg.Pool, pulseId: number, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO pulse_rounds (company_id, pulse_id, local_date, opens_at, closes_at, members_count)
     SELECT r.company_id, r.pulse_id, r.local_date - n, r.opens_at - n * interval '1 day', r.closes_at, r.members_count
     FROM pulse_rounds r, generate_series($2::int, 1, -1) AS n WHERE r.pulse_id = $1 RETURNING id`,
    [pulseId, count],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `INSERT INTO pulse_round_questions (company_id, round_id, question_id, position)
     SELECT q.company_id, new.id, q.id, q.position FROM pulse_questions q, unnest($2::int[]) AS new (id) WHERE q.pulse_id = $1`,
    [pulseId, ids],
  );
  await pool.query(
    `INSERT INTO pulse_recipients (company_id, round_id, user_id, team_id, department_id, send_at, is_told)
     SELECT p.company_id, new.id, p.user_id, p.team_id, p.department_id, p.send_at, true
     FROM pulse_rounds r JOIN pulse_recipients p ON p.round_id = r.id, unnest($2::int[]) AS new (id)
     WHERE r.pulse_id = $1 AND r.id <> ALL($2)`,
    [pulseId, ids],
  );
  for (const id of ids) await answerAll(pool, id);
  return ids;
}

/** Stores everyone's answers to every question of a round together, as the product's statement would. */
export async function answerAll(pool: pg.Pool, roundId: number): Promise<void> {
  await pool.query(
    `INSERT INTO pulse_tallies (company_id, round_id, question_id, team_id, value, n)
     SELECT p.company_id, p.round_id, q.id, p.team_id, 1 + (hashint4(p.user_id + q.id) & 1023) % 5 AS value, count(*)
     FROM pulse_recipients p JOIN pulse_round_questions rq ON rq.round_id = p.round_id
     JOIN pulse_questions q ON q.id = rq.question_id AND q.type_id <> $2
     WHERE p.round_id = $1 GROUP BY p.company_id, p.round_id, q.id, p.team_id, value`,
    [roundId, OPEN_ANSWER],
  );
  await pool.query(
    `INSERT INTO pulse_answers (company_id, round_id, question_id, team_id, text)
     SELECT p.company_id, p.round_id, q.id, p.team_id, 'The release went out in time, and the retrospective was worth it.'
     FROM pulse_recipients p JOIN pulse_round_questions rq ON rq.round_id = p.round_id
     JOIN pulse_questions q ON q.id = rq.question_id AND q.type_id = $2
     WHERE p.round_id = $1`,
    [roundId, OPEN_ANSWER],
  );
  await pool.query(
    'UPDATE pulse_recipients SET answered = true, submission_id = gen_random_uuid() WHERE round_id = $1',
    [roundId],
  );
  await pool.query('ANALYZE pulse_rounds, pulse_round_questions, pulse_recipients, pulse_tallies, pulse_answers');
}

/** Returns the id of a pulse's newest round. */
export async function lastRound(pool: pg.Pool, pulseId: number): Promise<number> {
  const text = 'SELECT id FROM pulse_rounds WHERE pulse_id = $1 ORDER BY local_date DESC LIMIT 1';
  const { rows } = await pool.query<{ id: number }>(text, [pulseId]);
  if (!rows[0]) throw new Error('The pulse has no round.');
  return rows[0].id;
}
