import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { passKeysOn } from '#/lib/domain/keys/key.service.ts';
import { lockPeople } from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { type Nudged, nudgePerson } from '#/lib/domain/organisation/nudges/nudge-person.ts';
import { requireAnotherAdministrator } from '#/lib/domain/places/locks/lock-places.ts';
import { revokeAdministratorInvitations } from '#/lib/domain/places/locks/revocation.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

/** Renames the company, and returns the stored name. */
export async function updateCompanyName(ctx: UserCtx, { name }: { name: string }): Promise<{ name: string }> {
  const { id } = ctx.company;
  return ctx.db.$transaction(async (tx) => {
    await tx.company.update({ where: { id }, data: { name } });
    await recordEvent(tx, ctx, { action: 'company.rename', subject: `company:${id}`, details: { name } });
    return { name };
  });
}

/** Sets where people of the company report what the law protects; null if there is no such place. */
export async function updateReportingLink(ctx: UserCtx, { link }: { link: string | null }) {
  const { id } = ctx.company;
  return inTransaction(ctx.db, async (tx) => {
    const count = await tx.$executeRaw`
      UPDATE companies SET reporting_link = ${link} WHERE id = ${id} AND reporting_link IS DISTINCT FROM ${link}`;
    const details = { change: link === null ? ('removed' as const) : ('set' as const), name: link ?? '' };
    if (count > 0) await recordEvent(tx, ctx, { action: 'company.reporting', subject: `company:${id}`, details });
    return { link };
  });
}

/** Reminds an administrator, as `nudgePerson` does. Throws `not_found` for another company and for anyone else. */
export async function nudgeAdministrator(
  ctx: UserCtx,
  companyId: number,
  { email }: { email: string },
): Promise<Nudged> {
  const person =
    companyId === ctx.company.id &&
    (await ctx.db.user.findFirst({ where: { companyId, email, administrator: { isNot: null } } }));
  if (!person) throw notFound();
  return nudgePerson(ctx, person);
}

/**
 * Removes the administrator role from a person, who may be the caller, and revokes their links and invitations. Throws
 * `not_found` for another company and for someone who isn't an administrator, `invalid` for the last one, `forbidden`
 * for a caller who was just removed.
 */
export async function removeAdministrator(
  ctx: UserCtx,
  companyId: number,
  { email }: { email: string },
): Promise<Record<string, never>> {
  if (companyId !== ctx.company.id) throw notFound();
  await inTransaction(ctx.db, async (tx) => {
    const person = await tx.user.findFirst({ where: { companyId, email }, select: { id: true } });
    if (!person) throw notFound();
    const userId = person.id;
    await lockPeople(tx, ctx, { people: [userId] });
    await requireAnotherAdministrator(tx, ctx, userId);
    // Checked again after locking: if two remove each other, the second has lost the right.
    if (!(await tx.administrator.findUnique({ where: { userId: ctx.actor.userId } }))) throw forbidden();
    const { count } = await tx.administrator.deleteMany({ where: { companyId, userId } });
    if (count === 0) throw notFound();
    await revokeAdministratorInvitations(tx, { companyId, userId, now: ctx.clock.now() });
    await passKeysOn(tx, ctx, { companyId, userId });
    await recordEvent(tx, ctx, { action: 'administrator.remove', subject: `user:${userId}`, roleChanges: [userId] });
  });
  return {};
}
