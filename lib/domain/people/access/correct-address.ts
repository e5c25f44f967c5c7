import type * as z from 'zod';
import { requireInvitable, takeInvitationPoints } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import { renewInvitations } from '#/lib/domain/invitations/open-invitations/renew-invitations.ts';
import { listOpenPlaces } from '#/lib/domain/people/import-changes/import-place.service.ts';
import type { correctBody } from '#/lib/domain/people/people.schema.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Moves the open invitations of an email address to another one and sends them again, with their ids and names; the old
 * links end. Throws `not_found` for an address that isn't invited here, and `invalid` if the new address is the old
 * one, has an account in the company, or is already invited. Throws what `takeInvitationPoints` and `requireInvitable`
 * throw.
 */
export async function correctAddress(ctx: UserCtx, { email, newEmail }: z.output<typeof correctBody>) {
  await takeInvitationPoints(ctx);
  await requireInvitable(newEmail);
  const finders = await listOpenPlaces(ctx, email);
  await inTransaction(ctx.db, async (tx) => {
    if (newEmail === email) throw invalid(message('people.answers.sameAddress'));
    await requireNoAccount(tx, ctx, newEmail);
    const places = await Promise.all(finders.map((findPlaces) => findPlaces(tx, ctx, 0)));
    if (places.length === 0) throw new Problem('not_found', message('people.answers.noInvitation'));
    // All in one transaction, in the lock order of everything that changes the structure.
    await lockPlaces(tx, places, [ctx.actor.userId]);
    await requireNoInvitation(tx, ctx, newEmail);
    for (const place of places) await renewInvitations(tx, ctx, place, { email, newEmail });
  });
  return { message: message('people.answers.corrected', { email: newEmail }) };
}

/** Throws `invalid` for someone with an account, who is invited by the forms of teams and departments. */
async function requireNoAccount(tx: Transaction, ctx: UserCtx, email: string): Promise<void> {
  const where = { companyId: ctx.company.id, email, confirmedAt: { not: null } };
  const colleague = await tx.user.findFirst({ where });
  if (!colleague) return;
  const name = `${colleague.firstName} ${colleague.lastName}`;
  throw invalid(message('people.answers.addressTaken', { name }));
}

/** Throws `invalid` if someone else may be invited with this email address; they keep their places and name. */
async function requireNoInvitation(tx: Transaction, ctx: UserCtx, email: string): Promise<void> {
  const open = { acceptedAt: null, revokedAt: null, expiresAt: { gt: ctx.clock.now() } };
  if ((await tx.invitation.count({ where: { companyId: ctx.company.id, email, ...open } })) === 0) return;
  throw invalid(message('people.answers.addressInvited', { email }));
}

/**
 * Removes an email address from the files that a company has recently imported: the address's own rows become blank,
 * and others no longer name it. A running import then skips it.
 */
export async function eraseAddress(tx: Transaction, companyId: number, email: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE people_import_rows r SET
      cells = CASE
        WHEN r.cells->>'email' = ${email} THEN r.cells
          || '{"email": "", "firstName": "", "lastName": "", "department": "", "team": "", "leader": "", "manager": "", "status": ""}'
        ELSE r.cells
          || CASE WHEN r.cells->>'leader' = ${email} THEN '{"leader": ""}'::jsonb ELSE '{}' END
          || CASE WHEN r.cells->>'manager' = ${email} THEN '{"manager": ""}'::jsonb ELSE '{}' END
        END,
      positions = (SELECT coalesce(jsonb_agg(one ORDER BY at) FILTER (WHERE one->>'email' <> ${email}), '[]')
        FROM jsonb_array_elements(r.positions) WITH ORDINALITY AS list (one, at)),
      errors = (SELECT coalesce(jsonb_agg(CASE WHEN strpos(one->>'message', ${email}) > 0
          THEN one || ${JSON.stringify({ message: message('people.file.forgotten') })}::jsonb ELSE one END ORDER BY at), '[]')
        FROM jsonb_array_elements(r.errors) WITH ORDINALITY AS list (one, at))
    FROM people_imports i
    WHERE i.id = r.import_id AND i.company_id = ${companyId}
      AND strpos(r.cells::text || r.positions::text || r.errors::text, ${email}) > 0`;
}
