import { countUnfinished } from '#/lib/domain/people/bulk/count-unfinished.ts';
import { PEOPLE_PAGE_SIZE } from '#/lib/domain/people/constants.ts';
import { presentPerson } from '#/lib/domain/people/list/people.present.ts';
import { type PageKey, readPeople } from '#/lib/domain/people/list/read-people.ts';
import { type PeopleFilter, type PeopleOrder, pageKey } from '#/lib/domain/people/people.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

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
