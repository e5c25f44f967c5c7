import * as z from 'zod';
import {
  linkSubjects,
  pulseRoundQueues,
  type SubjectKey,
  subjects,
  unheldQueues,
} from '#/lib/domain/companies/waiting-jobs/job-subjects.constants.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface Subject {
  key: SubjectKey;
  value: number | string;
}

const withLink = z.object({
  link: z.object({ kind: z.enum(Object.keys(linkSubjects) as (keyof typeof linkSubjects)[]), id: z.int() }),
});

/** Returns the row that a job is about; null for a sweep, which checks all companies itself. */
export function subjectOf(queue: string, payload: unknown): Subject | null {
  const fields = Object(payload) as Record<string, unknown>;
  const { data } = withLink.safeParse(payload);
  if (data && !('companyId' in fields)) return { key: linkSubjects[data.link.kind], value: data.link.id };
  for (const key of Object.keys(subjects) as SubjectKey[]) {
    const value = fields[key];
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    return { key: key === 'roundId' && pulseRoundQueues.includes(queue) ? 'pulseRoundId' : key, value };
  }
  return null;
}

const blockedIds = { name: 'blocked-companies', text: 'SELECT id FROM companies WHERE blocked_at IS NOT NULL' };
const companyRow = z.object({ id: z.number() });

/** Returns whether a job's company is blocked. Only looks the company up if any company is blocked. */
export async function isHeld(queue: string, payload: unknown): Promise<boolean> {
  const subject = unheldQueues.includes(queue) ? null : subjectOf(queue, payload);
  if (!subject) return false;
  const blockedCompanies = asRows(companyRow, await pool().query(blockedIds));
  if (blockedCompanies.length === 0) return false;
  const [row] = asRows(companyRow, await pool().query(subjects[subject.key].company, [subject.value]));
  return row !== undefined && blockedCompanies.some(({ id }) => id === row.id);
}
