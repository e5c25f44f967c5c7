import type { output } from 'zod';
import type { listedPersonBody } from '#/lib/domain/invitations/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/**
 * Returns the address of somebody in a management list: as given, of a person's id, or of the invitation that a
 * negative id names. Throws `not_found` for an id that the company does not know, and for an invitation that is over.
 */
export async function getListedEmail(ctx: UserCtx, body: output<typeof listedPersonBody>): Promise<{ email: string }> {
  if ('email' in body) return { email: body.email };
  const companyId = ctx.company.id;
  const found =
    body.id > 0
      ? await ctx.db.user.findFirst({ where: { id: body.id, companyId }, select: { email: true } })
      : await ctx.db.invitation.findFirst({
          where: { id: -body.id, companyId, acceptedAt: null, revokedAt: null },
          select: { email: true },
        });
  if (!found) throw notFound();
  return { email: found.email };
}
