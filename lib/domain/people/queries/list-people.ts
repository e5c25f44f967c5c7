import { PEOPLE_PAGE_SIZE } from '#/lib/domain/people/constants.ts';
import { presentPerson } from '#/lib/domain/people/people-present.ts';
import { type PeopleFilter, pageKey } from '#/lib/domain/people/schema.ts';
import { readPeople } from '#/lib/domain/people/steps/read-people.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/** A page of everybody with an account or an open invitation; throws `invalid` for a page that is none. */
export async function listPeople(ctx: UserCtx, { after, ...filter }: PeopleFilter & { after?: string | undefined }) {
  const { total, people } = await readPeople({
    companyId: ctx.company.id,
    filter,
    after: after === undefined ? null : readKey(after),
    limit: PEOPLE_PAGE_SIZE + 1,
  });
  const shown = people.slice(0, PEOPLE_PAGE_SIZE);
  const last = shown.at(-1);
  const next = last && people.length > shown.length ? keyOf(last) : null;
  return { people: shown.map(presentPerson), total, next };
}

function keyOf({ sort, email }: { sort: string; email: string }): string {
  return Buffer.from(JSON.stringify([sort, email])).toString('base64url');
}

function readKey(text: string): [string, string] {
  try {
    return pageKey.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw invalid('Unknown page.');
  }
}
