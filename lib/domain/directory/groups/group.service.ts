import type { DirectoryGroup, Prisma } from '#/generated/prisma/client.ts';
import {
  type GroupFields,
  presentGroup,
  readGroup,
  readGroupPatch,
} from '#/lib/domain/directory/groups/group-fields.ts';
import { makeTeamOfGroup } from '#/lib/domain/directory/groups/make-team-of-group.ts';
import { addMembers, removeMembers } from '#/lib/domain/directory/groups/member.service.ts';
import type { DirectoryCtx } from '#/lib/domain/directory/protocol/guard.service.ts';
import { readPatch } from '#/lib/domain/directory/protocol/read-patch.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { type Page, presentList } from '#/lib/domain/directory/protocol/scim-list.ts';
import { readFilter } from '#/lib/domain/directory/protocol/scim-path.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { inTransaction, isUniqueViolation } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const filters: Readonly<Record<string, (value: string) => Prisma.DirectoryGroupWhereInput>> = {
  displayname: (value) => ({ displayName: { equals: value, mode: 'insensitive' } }),
  externalid: (value) => ({ externalId: value }),
  id: (value) => (uuid.test(value) ? { id: value } : { displayName: { in: [] } }),
};

/** Returns a page of the company's groups. Throws a `ScimProblem` for an unsupported filter. */
export async function listGroups(ctx: DirectoryCtx, page: Page) {
  const filter = page.filter === null ? null : readFilter(page.filter);
  const find = filter && Object.hasOwn(filters, filter.attribute) ? filters[filter.attribute] : undefined;
  if (page.filter !== null && !find) throw refuseScim('invalidFilter', message('directory.answers.groupFilter'));
  const where = { companyId: ctx.company.id, ...(filter && find?.(filter.value)) };
  const total = await ctx.db.directoryGroup.count({ where });
  const rows = await ctx.db.directoryGroup.findMany({
    where,
    orderBy: { id: 'asc' },
    skip: page.startIndex - 1,
    take: page.count,
  });
  const groupId = { in: page.leavesMembersOut ? [] : rows.map(({ id }) => id) };
  const members = await ctx.db.directoryMember.findMany({ where: { groupId }, orderBy: { userId: 'asc' } });
  const byGroup = Map.groupBy(members, (member) => member.groupId);
  const resources = rows.map((row) => presentGroup(row, page.leavesMembersOut ? null : (byGroup.get(row.id) ?? [])));
  return presentList(resources, total, page);
}

/** Returns a group of the company. Throws `not_found` for any other. */
export async function getGroup(ctx: DirectoryCtx, id: string, page: Pick<Page, 'leavesMembersOut'>) {
  return present(ctx, await findGroup(ctx, id), page.leavesMembersOut);
}

/**
 * Adds a group, and a team with its name if the company wants that. Throws a `ScimProblem` for a group without a name
 * or with an external id that is taken, and what `addMembers` throws.
 */
export async function createGroup(ctx: DirectoryCtx, resource: Record<string, unknown>) {
  const { displayName, externalId = null, added } = readGroup(resource);
  if (!displayName) throw refuseScim('invalidValue', message('directory.answers.noGroupName'));
  const companyId = ctx.company.id;
  const group = await refusingTaken(() =>
    inTransaction(ctx.db, async (tx) => {
      const data = { companyId, displayName, externalId, madeAt: ctx.clock.now() };
      const { id } = await tx.directoryGroup.create({ data });
      const details = { name: displayName, change: 'create' } as const;
      await recordEvent(tx, ctx, { action: 'directory.group', subject: `company:${companyId}`, details });
      await makeTeamOfGroup(tx, ctx, { id, displayName });
      return tx.directoryGroup.findUniqueOrThrow({ where: { id } });
    }),
  );
  await addMembers(ctx, group, [...added]);
  return present(ctx, group, false);
}

/** Replaces a group's fields and members. Throws what `changeGroup` throws. */
export async function replaceGroup(ctx: DirectoryCtx, id: string, resource: Record<string, unknown>) {
  return changeGroup(ctx, id, readGroup(resource));
}

/** Changes the fields and members of a group that a PATCH names. Throws what `changeGroup` and `readPatch` throw. */
export async function patchGroup(ctx: DirectoryCtx, id: string, body: Record<string, unknown>) {
  return changeGroup(ctx, id, readGroupPatch(readPatch(body)));
}

/** Removes a group. Its people stay in the tied team. Throws `not_found`. */
export async function removeGroup(ctx: DirectoryCtx, id: string): Promise<null> {
  const group = await findGroup(ctx, id);
  await inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.directoryGroup.deleteMany({ where: { id: group.id } });
    const details = { name: group.displayName, change: 'delete' } as const;
    const subject = `company:${group.companyId}`;
    if (count > 0) await recordEvent(tx, ctx, { action: 'directory.group', subject, details });
  });
  return null;
}

/**
 * Changes a group: first its name, then its members. Throws `not_found`, a `ScimProblem` for an invalid or taken name
 * or id, and what `addMembers` and `removeMembers` throw.
 */
async function changeGroup(ctx: DirectoryCtx, id: string, fields: GroupFields) {
  const group = await findGroup(ctx, id);
  const { displayName = group.displayName, externalId = group.externalId } = fields;
  if (displayName === '') throw refuseScim('invalidValue', message('directory.answers.noGroupName'));
  if (displayName !== group.displayName || externalId !== group.externalId)
    await refusingTaken(() =>
      inTransaction(ctx.db, async (tx) => {
        await tx.directoryGroup.update({ where: { id: group.id }, data: { displayName, externalId } });
        const details = { name: displayName, change: 'rename' } as const;
        const subject = `company:${group.companyId}`;
        if (displayName !== group.displayName)
          await recordEvent(tx, ctx, { action: 'directory.group', subject, details });
      }),
    );
  const members = fields.replacesMembers ? await membersOf(ctx, group) : [];
  const left = members.map(({ userId }) => userId).filter((userId) => !fields.added.has(userId));
  await addMembers(ctx, group, [...fields.added]);
  await removeMembers(ctx, group, [...new Set([...left, ...fields.removed])]);
  return present(ctx, { ...group, displayName, externalId }, false);
}

/** Returns a group of the company. Throws `not_found` for any other. */
async function findGroup({ db, company }: DirectoryCtx, id: string): Promise<DirectoryGroup> {
  const group = uuid.test(id) ? await db.directoryGroup.findFirst({ where: { id, companyId: company.id } }) : null;
  if (!group) throw notFound();
  return group;
}

const membersOf = ({ db }: DirectoryCtx, { id: groupId }: DirectoryGroup) =>
  db.directoryMember.findMany({ where: { groupId }, select: { userId: true }, orderBy: { userId: 'asc' } });

async function present(ctx: DirectoryCtx, group: DirectoryGroup, leavesMembersOut: boolean) {
  return presentGroup(group, leavesMembersOut ? null : await membersOf(ctx, group));
}

async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refuseScim('uniqueness', message('directory.answers.takenGroup'));
  }
}
