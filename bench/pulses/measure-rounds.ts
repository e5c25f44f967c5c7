import { median } from '#/bench/measure/statistics.ts';
import { answerAll, lastRound, type PulseDatabase } from '#/bench/pulses/pulse-database.ts';
import { inWords } from '#/bench/pulses/show-samples.ts';
import type { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';

const OPEN_SECONDS = 20;
const CLOSE_SECONDS = 5;

/** Opens this many rounds for everyone, one after another, and returns their ids. */
export async function measureOpening(report: Report, database: PulseDatabase, count: number): Promise<number[]> {
  const { pool, people } = database;
  const times: number[] = [];
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const pulseId = await database.addPulse(people.teams);
    const { ms, notifiedCount } = await database.runRounds();
    if (notifiedCount !== people.members) throw new Error(`${notifiedCount} of ${people.members} people were told.`);
    times.push(ms);
    ids.push(await lastRound(pool, pulseId));
  }
  report.add(
    '## A round opens: everybody is asked and told, and all mails are enqueued',
    showTimes(`${inWords(people.members)} people`, times, OPEN_SECONDS),
  );
  return ids;
}

/** One in this many people is in another team when the question is repeated. */
const MOVING = 50;

/** Closes rounds that everyone has answered, one after another; all repeat one question while people change teams. */
export async function measureClosing(report: Report, database: PulseDatabase, ids: readonly number[]): Promise<void> {
  const { pool, people } = database;
  const times: number[] = [];
  for (const [at, id] of ids.entries()) {
    await pool.query(
      `UPDATE pulse_recipients p SET team_id = t.id, department_id = t.department_id
       FROM (SELECT id, department_id, row_number() OVER (ORDER BY id) - 1 AS n FROM teams) AS t
       WHERE p.round_id = $1 AND p.user_id % $3 < $2 AND t.n = p.user_id % (SELECT count(*) FROM teams)`,
      [id, at, MOVING],
    );
    await answerAll(pool, id);
    times.push((await database.runRounds([id])).ms);
  }
  const size = `${inWords(5 * people.members)} answers, ${inWords(people.teams)} teams`;
  report.add('## A round closes: results are stored, texts mixed, leaders told', showTimes(size, times, CLOSE_SECONDS));
}

function showTimes(size: string, times: readonly number[], goal: number): string {
  const seconds = median(times) / 1000;
  const row = [size, times.length, round(seconds), round(Math.max(...times) / 1000)];
  return table(['', 'rounds', 's', 'worst', 'goal'], [...row, `s ${verdict(seconds, { atMost: goal })}`]);
}
