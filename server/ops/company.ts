import type { Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';

const LISTED_MAX = 10;

/**
 * Returns the company with an id or a full name. Throws `not_found` if there is none and `conflict` if several have the
 * name.
 */
export async function getCompany(db: Transaction, text: string): Promise<{ id: number; name: string }> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const companies = await db.company.findMany({
    where: id === null ? { name: { equals: text, mode: 'insensitive' } } : { id },
    select: { id: true, name: true, _count: { select: { users: true } } },
    orderBy: { id: 'asc' },
    take: LISTED_MAX + 1,
  });
  const [company, ...others] = companies;
  if (!company) throw new Problem('not_found', `There’s no company “${text}”. Give its id or its whole name.`);
  if (others.length === 0) return company;
  const rows = companies
    .slice(0, LISTED_MAX)
    .map(({ id: one, name, _count }) => `  ${one}  ${name}, ${_count.users} people`);
  throw new Problem('conflict', [`Several companies have this name. Give the id:`, ...rows].join('\n'));
}
