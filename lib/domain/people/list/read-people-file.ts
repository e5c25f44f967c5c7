import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { importColumns } from '#/lib/domain/people/constants.ts';
import { presentPersonLines } from '#/lib/domain/people/list/people.present.ts';
import { type PageKey, readPeople } from '#/lib/domain/people/list/read-people.ts';
import type { PeopleFilter } from '#/lib/domain/people/people.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { csvLine } from '#/lib/platform/csv-line.ts';
import { csvResponse } from '#/lib/platform/csv-response.ts';

const PAGE = 1000;

/** The people list as a CSV file that the import can read, written page by page; the audit log says who exported it. */
export async function readPeopleFile(ctx: UserCtx, filter: PeopleFilter): Promise<Response> {
  const { search, department, team, role, status } = filter;
  const isFiltered = search !== '' || [department, team, role, status].some((value) => value !== undefined);
  await ctx.db.$transaction((tx) => recordAct(tx, ctx, { action: 'people.export', details: { isFiltered } }));
  return csvResponse('people.csv', linesOf(ctx.company.id, filter));
}

async function* linesOf(companyId: number, filter: PeopleFilter): AsyncGenerator<string> {
  yield csvLine([...importColumns.map(({ title }) => title), 'Status']);
  for (let after: PageKey | null = null; ; ) {
    const { people } = await readPeople({ companyId, filter, after, limit: PAGE });
    yield people.flatMap(presentPersonLines).map(csvLine).join('');
    const last = people.at(-1);
    if (!last || people.length < PAGE) return;
    after = [last.place, last.sort, last.email];
  }
}
