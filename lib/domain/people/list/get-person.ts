import { presentPerson } from '#/lib/domain/people/list/people.present.ts';
import { readPeople } from '#/lib/domain/people/list/read-people.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Somebody of the company with an account, as the list shows them; throws `not_found`. */
export async function getPerson(ctx: UserCtx, id: number) {
  const { people } = await readPeople({ companyId: ctx.company.id, filter: { search: '' }, after: null, limit: 1, id });
  const [person] = people;
  if (!person) throw notFound();
  return { person: presentPerson(person) };
}
