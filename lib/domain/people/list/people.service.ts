import type * as z from 'zod';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { resendInvitations } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { nudgePerson } from '#/lib/domain/organisation/nudges/nudge-person.ts';
import { doForEachPerson } from '#/lib/domain/people/bulk/bulk.service.ts';
import { bulkMax, importColumns, PEOPLE_PAGE_SIZE } from '#/lib/domain/people/constants.ts';
import { listOpenPlaces } from '#/lib/domain/people/import-changes/import-place.service.ts';
import { presentPerson, presentPersonLines } from '#/lib/domain/people/list/people.present.ts';
import { type PageKey, readPeople } from '#/lib/domain/people/list/read-people.ts';
import { type PeopleFilter, type PeopleOrder, pageKey, type remindBody } from '#/lib/domain/people/people.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { csvLine } from '#/lib/platform/csv-line.ts';
import { csvResponse } from '#/lib/platform/csv-response.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type PageQuery = PeopleFilter & Partial<PeopleOrder> & { after?: string | undefined };

/**
 * Returns a page of everyone with an account or an invitation, and how many there are in all. How many of them
 * are unfinished is null after the first page. Throws `invalid` for an unknown page.
 */
export async function listPeople(ctx: UserCtx, { after, sort = 'name', direction = 'asc', ...filter }: PageQuery) {
  const { total, unfinished, people } = await readPeople({
    companyId: ctx.company.id,
    filter,
    order: { sort, direction },
    after: after === undefined ? null : readKey(after),
    limit: PEOPLE_PAGE_SIZE + 1,
  });
  const page = people.slice(0, PEOPLE_PAGE_SIZE);
  const last = page.at(-1);
  const next = last && people.length > page.length ? keyOf([last.place, last.sort, last.email]) : null;
  return { people: page.map(presentPerson), total, unfinished: after === undefined ? unfinished : null, next };
}

function keyOf(key: PageKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function readKey(text: string): PageKey {
  try {
    return pageKey.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw invalid(message('people.answers.unknownPage'));
  }
}

/** Returns the finished teams by name: of the company, of one department, or without a department (0). */
export async function listPeopleTeams(ctx: UserCtx, { department }: { department?: number | undefined }) {
  const teams = await ctx.db.team.findMany({
    where: {
      companyId: ctx.company.id,
      completedAt: { not: null },
      ...(department === undefined ? {} : { departmentId: department || null }),
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, department: { select: { name: true } } },
  });
  return { teams: teams.map(({ id, name, department: of }) => ({ id, name, departmentName: of?.name ?? null })) };
}

/** Returns someone of the company with an account, as in the list. Throws `not_found`. */
export async function getPerson(ctx: UserCtx, id: number) {
  const { people } = await readPeople({ companyId: ctx.company.id, filter: { search: '' }, after: null, limit: 1, id });
  const [person] = people;
  if (!person) throw notFound();
  return { person: presentPerson(person) };
}

const PAGE = 1000;

/**
 * Returns the people list as a CSV file that imports can read, written page by page; the activity log notes who
 * exported.
 */
export async function readPeopleFile(ctx: UserCtx, filter: PeopleFilter): Promise<Response> {
  const { search, department, team, role, status } = filter;
  const isFiltered = search !== '' || [department, team, role, status].some((value) => value !== undefined);
  await ctx.db.$transaction((tx) => recordEvent(tx, ctx, { action: 'people.export', details: { isFiltered } }));
  return csvResponse('people.csv', linesOf(ctx, filter));
}

async function* linesOf({ company, locale }: UserCtx, filter: PeopleFilter): AsyncGenerator<string> {
  const t = wordsFor(locale, 'people.headings');
  yield csvLine([...importColumns.map(({ name }) => t(name)), t('status')]);
  for (let after: PageKey | null = null; ; ) {
    const { people } = await readPeople({ companyId: company.id, filter, after, limit: PAGE });
    yield people.flatMap(presentPersonLines).map(csvLine).join('');
    const last = people.at(-1);
    if (!last || people.length < PAGE) return;
    after = [last.place, last.sort, last.email];
  }
}

/** Reminds people of their unfinished onboarding or open invitation, and returns for each whether that was done. */
export async function remindPeople(ctx: UserCtx, body: z.output<typeof remindBody>) {
  const emails = 'people' in body ? body.people : await listUnfinished(ctx);
  const answer = await doForEachPerson(ctx, emails, async ({ user, email }) => {
    if (user) return (await nudgePerson(ctx, user)).message ?? null;
    for (const findPlaces of await listOpenPlaces(ctx, email)) await resendInvitations(ctx, findPlaces, 0, email);
    return null;
  });
  return { ...answer, message: message('people.answers.reminded', { count: answer.doneCount }) };
}

/** Returns the email addresses of people who haven't finished; those without an account come first. */
async function listUnfinished(ctx: UserCtx): Promise<string[]> {
  const order = { sort: 'status', direction: 'asc' } as const;
  const query = { companyId: ctx.company.id, filter: { search: '' }, order, after: null, limit: bulkMax };
  const { people } = await readPeople(query);
  return people
    .filter(({ status }) => status === 'Invitation Sent' || status === 'Incomplete Onboarding')
    .map(({ email }) => email);
}
