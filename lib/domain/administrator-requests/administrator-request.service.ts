import type { AdministratorRequest, User } from '#/generated/prisma/client.ts';
import { sendApprovedMail, sendRefusedMail } from '#/lib/domain/administrator-requests/queues.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { grantPosition } from '#/lib/domain/invitations/positions/grant-position.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import { noteErasure } from '#/lib/domain/privacy/note-erasure.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns the people who ask to become administrators, the longest waiting first. Throws `not_found` for another
 * company.
 */
export async function listAdministratorRequests(ctx: UserCtx, companyId: number) {
  if (companyId !== ctx.company.id) throw notFound();
  const requests = await ctx.db.administratorRequest.findMany({
    where: { companyId, user: { blockedAt: null } },
    select: {
      isNewcomer: true,
      askedAt: true,
      user: { select: { id: true, firstName: true, lastName: true, email: true } },
    },
    orderBy: [{ askedAt: 'asc' }, { userId: 'asc' }],
  });
  const roleless = await listRoleless(
    ctx.db,
    requests.map(({ user }) => user.id),
  );
  return {
    requests: requests.map(({ user, isNewcomer, askedAt }) => ({
      ...user,
      goesWhenRefused: isNewcomer && roleless.has(user.id),
      askedAt: askedAt.toISOString(),
    })),
  };
}

const none = { none: {} };

/** Returns which of these people have no role at the moment. */
export async function listRoleless(db: Transaction, userIds: readonly number[]): Promise<Set<number>> {
  const leads = { ledTeams: none, secondaryLedTeams: none, ledDepartments: none };
  const roleless = await db.user.findMany({
    where: { id: { in: [...userIds] }, administrator: { is: null }, memberships: none, ...leads },
    select: { id: true },
  });
  return new Set(roleless.map(({ id }) => id));
}

/**
 * Approves a person's request to become an administrator, and notifies them by email and in the product. Returns a
 * message. Throws what `takeRequest` throws.
 */
export async function approveAdministrator(
  ctx: UserCtx,
  companyId: number,
  { id: userId }: { id: number },
): Promise<{ message: string }> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const { user, askedAt } = await takeRequest(tx, ctx, { companyId, userId });
    const { firstName, lastName } = user;
    const place = { companyId, kind: 'company_administrator', departmentId: null, teamId: null } as const;
    const person = { id: userId, companyId, firstName, lastName };
    await grantPosition(tx, ctx, { ...place, person, keepPrevious: null, now });
    await recordEvent(tx, ctx, { action: 'administrator.approve', subject: `user:${userId}`, facts: { userId } });
    await enqueue(tx, sendApprovedMail, { userId, askedAt: askedAt.toISOString() });
    return {
      message: message('administrator-requests.answers.nowAdministrator', { name: `${firstName} ${lastName}` }),
    };
  });
}

/**
 * Declines a person's request to become an administrator, and notifies them by email. An account that was created for
 * the request is erased unless it has a role by now, because no one stays in the company by a declined request. Returns
 * a message. Throws what `takeRequest` throws.
 */
export async function refuseAdministrator(
  ctx: UserCtx,
  companyId: number,
  { id: userId }: { id: number },
): Promise<{ message: string }> {
  const { words, erasure } = await inTransaction(ctx.db, async (tx) => {
    const { user, askedAt, isNewcomer } = await takeRequest(tx, ctx, { companyId, userId });
    const { firstName, lastName, email } = user;
    const isErased = isNewcomer && (await listRoleless(tx, [userId])).has(userId);
    const facts = { firstName, lastName, email, companyName: ctx.company.name, isErased };
    await enqueue(tx, sendRefusedMail, { ...facts, companyId, userId, askedAt: askedAt.toISOString() });
    const roleChanges = isErased ? [] : [userId];
    await recordEvent(tx, ctx, { action: 'administrator.refuse', subject: `user:${userId}`, roleChanges });
    return {
      words: message('administrator-requests.answers.declinedOf', { name: `${firstName} ${lastName}` }),
      erasure: isErased ? await erasePerson(tx, ctx, { userId, companyId }) : null,
    };
  });
  if (erasure) noteErasure(erasure);
  return { message: words };
}

/**
 * Removes and returns a person's open request; of parallel decisions, exactly one gets it. Locks the person and the
 * company until the transaction ends. Throws `not_found` for another company and for a person without a request,
 * `forbidden` for a caller who was just removed.
 */
export async function takeRequest(
  tx: Transaction,
  ctx: UserCtx,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<AdministratorRequest & { user: User }> {
  if (companyId !== ctx.company.id) throw notFound();
  // People before the company, the lock order of everything that changes roles and places.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
  if (!(await tx.administrator.findUnique({ where: { userId: ctx.actor.userId } }))) throw forbidden();
  const request = await tx.administratorRequest.findFirst({
    where: { userId, companyId, user: { blockedAt: null } },
    include: { user: true },
  });
  if (!request) throw new Problem('not_found', message('administrator-requests.answers.answered'));
  await tx.administratorRequest.delete({ where: { userId } });
  return request;
}
