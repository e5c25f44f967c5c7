import { presentCompany } from '#/lib/domain/onboarding/onboarding.present.ts';
import { getProgressAt } from '#/lib/domain/onboarding/steps/get-progress.ts';
import { listInvitedAdministrators } from '#/lib/domain/onboarding/steps/list-invited-administrators.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the company as described so far; throws `forbidden` for anybody but its creator. */
export async function getCompanyDescription(ctx: UserCtx) {
  await getProgressAt(ctx, 2);
  const [company, administratorEmails] = await Promise.all([
    ctx.db.company.findUniqueOrThrow({ where: { id: ctx.company.id } }),
    listInvitedAdministrators(ctx),
  ]);
  return presentCompany(company, administratorEmails);
}
