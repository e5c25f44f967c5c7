import { handle } from '#/app/handle.ts';
import { saveCompany } from '#/lib/domain/onboarding/commands/save-company.ts';
import { getOnboardingCompanyContract, saveOnboardingCompanyContract } from '#/lib/domain/onboarding/place-contract.ts';
import { getCompanyDescription } from '#/lib/domain/onboarding/queries/get-company-description.ts';

export const GET = handle(getOnboardingCompanyContract, ({ ctx }) => getCompanyDescription(ctx));
export const POST = handle(saveOnboardingCompanyContract, ({ ctx, body }) => saveCompany(ctx, body));
