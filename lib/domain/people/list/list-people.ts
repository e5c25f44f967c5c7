import * as z from 'zod';
import { PEOPLE_PAGE_SIZE } from '#/lib/domain/people/constants.ts';
import { presentPerson } from '#/lib/domain/people/list/people.present.ts';
import { type PageKey, readPeople } from '#/lib/domain/people/list/read-people.ts';
import { type PeopleFilter, type PeopleOrder, pageKey } from '#/lib/domain/people/people.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

type PageQuery = PeopleFilter & Partial<PeopleOrder> & { after?: string | undefined };

/** Returns a page of everybody with an account or an open invitation; throws `invalid` for an unknown page. */
export async function listPeople(ctx: UserCtx, { after, sort = 'name', direction = 'asc', ...filter }: PageQuery) {
  const companyId = ctx.company.id;
  const [{ total, people }, unfinished] = await Promise.all([
    readPeople({
      companyId,
      filter,
      order: { sort, direction },
      after: after === undefined ? null : readKey(after),
      limit: PEOPLE_PAGE_SIZE + 1,
    }),
    after === undefined ? countUnfinished(companyId) : null,
  ]);
  const page = people.slice(0, PEOPLE_PAGE_SIZE);
  const last = page.at(-1);
  const next = last && people.length > page.length ? keyOf([last.place, last.sort, last.email]) : null;
  return { people: page.map(presentPerson), total, unfinished, next };
}

function keyOf(key: PageKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function readKey(text: string): PageKey {
  try {
    return pageKey.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw invalid('Unknown page.');
  }
}

const statement = `
SELECT (SELECT count(*)::int FROM users u
    WHERE u.company_id = $1 AND u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL AND u.onboarding_completed_at IS NULL)
  + (SELECT count(DISTINCT i.email)::int FROM invitations i
    WHERE i.company_id = $1 AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.kind <> 'administrator_request'
      AND NOT EXISTS (SELECT FROM users u WHERE u.email = i.email AND u.company_id = $1 AND u.confirmed_at IS NOT NULL
        AND u.blocked_at IS NULL)) AS count`;

/** How many people of a company have an open invitation or have not finished onboarding. */
async function countUnfinished(companyId: number): Promise<number> {
  const answer = await pool().query({ name: 'people-unfinished', text: statement, values: [companyId] });
  const [row] = asRows(z.object({ count: z.number() }), answer);
  return row?.count ?? 0;
}
