import type { output } from 'zod';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { invitePeople } from '#/lib/domain/invitations/invite/invitation.service.ts';
import { takeInvitationPoints } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import type { companyBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { listInvitedAdministrators, takeStep } from '#/lib/domain/onboarding/steps/progress.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Describes the company, invites new email addresses as administrators, and returns the step to continue with; earlier
 * ones get no second email. Throws `invalid` for an address that can't be invited, or for the list if something is
 * missing, and what `takeInvitationPoints` throws.
 */
export async function saveCompany(ctx: UserCtx, body: output<typeof companyBody>) {
  const { companyIndustryId, companySizeId, norms, superAdminList } = body;
  const points = (await newAddresses(ctx, superAdminList)).length;
  await takeInvitationPoints(ctx, points);
  return takeStep(ctx, 2, async (tx) => {
    const company = await tx.company.update({
      where: { id: ctx.company.id },
      data: { industryId: companyIndustryId, sizeId: companySizeId, normIds: norms },
    });
    await recordEvent(tx, ctx, { action: 'company.describe', subject: `company:${company.id}` });
    if (!superAdminList) return 'begun';
    if (company.industryId === null) throw invalid(message('fields.onboarding.industry'));
    if (company.sizeId === null) throw invalid(message('fields.onboarding.size'));
    const emails = await newAddresses(ctx, superAdminList, tx);
    await requireInvitable(tx, ctx, emails);
    const place = { companyId: company.id, kind: 'company_administrator', departmentId: null, teamId: null } as const;
    await invitePeople(
      tx,
      ctx,
      place,
      emails.map((email) => ({ email })),
    );
    return 'done';
  });
}

/** Returns the email addresses of the list that haven't been invited yet, each once. */
async function newAddresses(ctx: UserCtx, list: readonly string[] = [], db?: Transaction): Promise<string[]> {
  if (list.length === 0) return [];
  const before = await listInvitedAdministrators(ctx, db);
  return [...new Set(list)].filter((email) => !before.includes(email));
}

async function requireInvitable(tx: Transaction, ctx: UserCtx, emails: readonly string[]): Promise<void> {
  if (emails.includes(ctx.actor.email)) throw invalid(message('invitations.answers.yourself'));
  const colleague = await tx.user.findFirst({
    where: {
      companyId: ctx.company.id,
      email: { in: [...emails] },
      OR: [{ blockedAt: { not: null } }, { administrator: { isNot: null } }],
    },
  });
  if (!colleague) return;
  const name = `${colleague.firstName} ${colleague.lastName}`;
  if (colleague.blockedAt) throw invalid(message('people.answers.suspendedPerson', { name }));
  throw invalid(message('invitations.objections.administrator', { name }));
}
