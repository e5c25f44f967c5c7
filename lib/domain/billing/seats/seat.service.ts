import * as z from 'zod';
import {
  announceBilling,
  lockBillingAccount,
  notifyAdministratorsOfPlan,
} from '#/lib/domain/billing/account/billing-account.service.ts';
import { entitlement, limitState, refusesSeats } from '#/lib/domain/billing/plans/plans.ts';
import { lockPlaces, type Place } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Statements, Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import { message } from '#/lib/words/message.ts';

interface Newcomers {
  companyId: number;
  /** The places people are invited to; they are locked before the seats, as everywhere. */
  places: readonly Place[];
  /** In lower case. Email addresses with an account or an open invitation already have a seat. */
  emails: readonly string[];
  invitedById: number | null;
}

/**
 * Takes a seat of the company's plan for each email address without one. Calls of one company run one at a time, and
 * the caller stores the invitations in the same transaction. Above the plan's limit, administrators are notified once;
 * 30 days later it throws `forbidden`.
 */
export async function takeSeats(
  tx: Transaction,
  ctx: Ctx,
  { companyId, places, emails, invitedById }: Newcomers,
): Promise<void> {
  if (!hasStripe() || emails.length === 0) return;
  const now = ctx.clock.now();
  const unlockedAccount = await tx.billingAccount.findUnique({ where: { companyId } });
  if (entitlement(unlockedAccount, now).maxUsers === null) return;
  await lockPlaces(tx, places, [invitedById]);
  const account = await lockBillingAccount(tx, companyId);
  const { maxUsers } = entitlement(account, now);
  if (maxUsers === null) return;
  const { taken: seats, more } = await countSeats(tx, companyId, now, emails);
  if (refusesSeats({ seats, maxUsers, overSince: account.overSince }, more, now))
    throw forbidden(message('billing.answers.planFull', { max: maxUsers }));
  const state = limitState(seats + more, maxUsers);
  if (state === 'over' && !account.overSince) {
    await tx.billingAccount.update({
      where: { companyId },
      data: { overSince: now, nearSince: account.nearSince ?? now },
    });
    await notifyAdministratorsOfPlan(tx, ctx, { companyId, kind: 'limit_reached' });
  } else if (state === 'near' && !account.nearSince) {
    await tx.billingAccount.update({ where: { companyId }, data: { nearSince: now } });
    await notifyAdministratorsOfPlan(tx, ctx, { companyId, kind: 'near_limit' });
  }
  if (more > 0) await announceBilling(tx, companyId);
}

const seatRow = z.object({ people: z.number(), taken: z.number(), more: z.number() });

/**
 * Returns how many seats of a company are taken, each email address once: by people, by open invitations, and by
 * newcomers of a running import. Also returns how many of them are people, and how many more these addresses would
 * take.
 */
export async function countSeats(
  db: Pick<Statements, '$queryRaw'>,
  companyId: number,
  now: Date,
  addresses: readonly string[] = [],
): Promise<z.output<typeof seatRow>> {
  const rows = asRows(
    seatRow,
    await db.$queryRaw`
    WITH people AS (
      SELECT email FROM users WHERE company_id = ${companyId} AND confirmed_at IS NOT NULL AND blocked_at IS NULL
    ), taken AS (
      SELECT email FROM people
      UNION
      SELECT email FROM invitations
      WHERE company_id = ${companyId} AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > ${now}
      UNION
      SELECT position ->> 'email' FROM people_imports i JOIN people_import_rows r ON r.import_id = i.id,
        jsonb_array_elements(r.positions) AS position
      WHERE i.company_id = ${companyId} AND i.state = 'applying' AND NOT r.is_done AND r.errors = '[]'::jsonb
    )
    SELECT (SELECT count(*) FROM people)::int AS people, (SELECT count(*) FROM taken)::int AS taken,
      (SELECT count(DISTINCT email) FROM unnest(${addresses}::text[]) AS email
       WHERE email NOT IN (SELECT t.email FROM taken t))::int AS more`,
  );
  return rows[0] ?? { people: 0, taken: 0, more: 0 };
}

/**
 * Throws `forbidden`, with a message for someone outside the company, if a new seat is refused: 30 days after its
 * plan's limit was exceeded. It ignores the email address, because the answer must not reveal whether it is invited.
 * The seat is taken later.
 */
export async function requireFreeSeat(
  tx: Transaction,
  { clock }: Ctx,
  { id: companyId, name: company }: { id: number; name: string },
): Promise<void> {
  if (!hasStripe()) return;
  const now = clock.now();
  const account = await tx.billingAccount.findUnique({ where: { companyId } });
  const { maxUsers } = entitlement(account, now);
  if (maxUsers === null || !account?.overSince) return;
  const { taken: seats } = await countSeats(tx, companyId, now);
  if (refusesSeats({ seats, maxUsers, overSince: account.overSince }, 1, now))
    throw forbidden(message('billing.answers.linkFull', { company }));
}

/** Throws `not_found` if a call names another company than the caller's. */
export function requireOwnCompany({ company }: UserCtx, companyId: number | undefined): void {
  if (companyId !== undefined && companyId !== company.id) throw notFound();
}
