import type pg from 'pg';
import * as z from 'zod';
import {
  linkSubjects,
  pulseRoundQueues,
  subjects,
} from '#/lib/domain/companies/waiting-jobs/job-subjects.constants.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const { roundId, pulseRoundId, ...others } = subjects;
/** A dead letter contains the name of the queue it came from. */
const isOfPulse = `coalesce(source_name, name) IN (${pulseRoundQueues.map((name) => `'${name}'`).join(', ')})`;

const conditions = [
  ...Object.entries(others).map(([key, { values }]) => `data ->> '${key}' IN (${values})`),
  `${isOfPulse} AND data ->> 'roundId' IN (${pulseRoundId.values})`,
  `NOT ${isOfPulse} AND data ->> 'roundId' IN (${roundId.values})`,
  ...Object.entries(linkSubjects).map(
    ([kind, key]) => `data -> 'link' ->> 'kind' = '${kind}' AND data -> 'link' ->> 'id' IN (${subjects[key].values})`,
  ),
];
const where = conditions.map((condition) => `(${condition})`).join(' OR ');
const countStatement = `SELECT count(*)::int AS count FROM pgboss.job WHERE ${where}`;
const deleteStatement = `DELETE FROM pgboss.job WHERE ${where}`;

const countRow = z.object({ count: z.number() });

/** Returns how many jobs a company has in every state, including dead letters and finished ones. */
export async function countJobs(client: pg.Client, companyId: number): Promise<number> {
  return asRows(countRow, await client.query(countStatement, [companyId]))[0]?.count ?? 0;
}

/**
 * Deletes a company's jobs, whose payloads contain names and email addresses; its rows must still exist. Returns how
 * many.
 */
export async function deleteJobs(client: pg.Client, companyId: number): Promise<number> {
  return (await client.query(deleteStatement, [companyId])).rowCount ?? 0;
}
