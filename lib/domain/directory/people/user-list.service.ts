import type { Prisma } from '#/generated/prisma/client.ts';
import { accountColumns, presentUser } from '#/lib/domain/directory/people/user.present.ts';
import type { DirectoryCtx } from '#/lib/domain/directory/protocol/guard.service.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { type Page, presentList } from '#/lib/domain/directory/protocol/scim-list.ts';
import { readFilter } from '#/lib/domain/directory/protocol/scim-path.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { readId } from '#/lib/platform/ids.ts';
import { message } from '#/lib/words/message.ts';

/** The attributes that people can be filtered by, with their conditions. */
const filters: Readonly<Record<string, (value: string) => Prisma.DirectoryPersonWhereInput>> = {
  username: (value) => ({ userName: value.toLowerCase() }),
  externalid: (value) => ({ externalId: value }),
  id: (value) => ({ userId: readId(value) ?? 0 }),
  'emails.value': (value) => ({ user: { email: value.toLowerCase() } }),
};

/** Returns a page of the people in the directory. Throws a `ScimProblem` for an unsupported filter. */
export async function listUsers({ db, company }: DirectoryCtx, page: Page) {
  const filter = page.filter === null ? null : readFilter(page.filter);
  const find = filter && Object.hasOwn(filters, filter.attribute) ? filters[filter.attribute] : undefined;
  if (page.filter !== null && !find) throw refuseScim('invalidFilter', message('directory.answers.userFilter'));
  const where = { companyId: company.id, deletedAt: null, ...(filter && find?.(filter.value)) };
  const total = await db.directoryPerson.count({ where });
  const rows = await db.directoryPerson.findMany({
    where,
    include: { user: accountColumns },
    orderBy: { userId: 'asc' },
    skip: page.startIndex - 1,
    take: page.count,
  });
  return presentList(rows.map(presentUser), total, page);
}

/** Returns a person of the directory. Throws `not_found` for anyone else. */
export async function getUser({ db, company }: DirectoryCtx, id: string) {
  const where = { companyId: company.id, userId: readId(id) ?? 0, deletedAt: null };
  const row = await db.directoryPerson.findFirst({ where, include: { user: accountColumns } });
  if (!row) throw notFound();
  return presentUser(row);
}
