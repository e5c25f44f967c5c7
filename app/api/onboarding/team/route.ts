import { handle } from '#/app/handle.ts';
import { saveTeam } from '#/lib/domain/onboarding/commands/save-team.ts';
import { getOnboardingTeamContract, saveOnboardingTeamContract } from '#/lib/domain/onboarding/place-contract.ts';
import { getLedTeam } from '#/lib/domain/onboarding/queries/get-led-team.ts';

export const GET = handle(getOnboardingTeamContract, ({ ctx }) => getLedTeam(ctx));
export const POST = handle(saveOnboardingTeamContract, ({ ctx, body }) => saveTeam(ctx, body));
