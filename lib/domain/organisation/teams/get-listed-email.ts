import type { output } from 'zod';
import type { listedPersonBody } from '#/lib/domain/invitations/invitations.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Returns the address of a person in a management list: the given one, that of a person's id, or that of the invitation
 * a negative id names. Throws `not_found` for an unknown id and for an invitation that is over.
 */
export async function getListedEmail(ctx: UserCtx, body: output<typeof listedPersonBody>): Promise<{ email: string }> {
  if ('email' in body) return { email: body.email };
  const companyId = ctx.company.id;
  const row =
    body.id > 0
      ? await ctx.db.user.findFirst({ where: { id: body.id, companyId }, select: { email: true } })
      : await ctx.db.invitation.findFirst({
          where: { id: -body.id, companyId, acceptedAt: null, revokedAt: null },
          select: { email: true },
        });
  if (!row) throw notFound();
  return { email: row.email };
}
