import type { OnboardingData } from '#/components/onboarding/onboarding-data.ts';
import { prioritiesAfter } from '#/components/onboarding/priorities.ts';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import {
  getOnboardingNormsContract,
  saveOnboardingMeContract,
  saveOnboardingMotivatorsContract,
  saveOnboardingNormsContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import {
  saveOnboardingCompanyContract,
  saveOnboardingDepartmentContract,
  saveOnboardingTeamContract,
} from '#/lib/domain/onboarding/places/place.contract.ts';

type Body<E> = Input<E> extends { body?: infer B } ? NonNullable<B> : never;
type Patch = Partial<OnboardingData>;

/** Returns the progress at a step, if the screens may go there: the server knows more steps. */
function movedTo({ progress }: OnboardingData, { step }: { step: number }): Patch {
  const isShown = progress.steps.some((one) => one === step);
  return { progress: isShown ? { ...progress, step } : progress };
}

export async function saveMe(data: OnboardingData, body: Body<typeof saveOnboardingMeContract>): Promise<Patch> {
  return movedTo(data, await call(saveOnboardingMeContract, { body }));
}

/** Saves the company; its values follow from its creator's choice, and no one is invited twice. */
export async function saveCompany(
  data: OnboardingData,
  body: Body<typeof saveOnboardingCompanyContract>,
): Promise<Patch> {
  const patch = movedTo(data, await call(saveOnboardingCompanyContract, { body }));
  if (body.norms) return { ...patch, norms: await call(getOnboardingNormsContract, {}) };
  if (!body.superAdminList || !data.company) return patch;
  const company = { ...data.company.company, superAdminList: [''] };
  const invitedEmails = [...new Set([...data.invitedEmails, ...body.superAdminList])];
  return { ...patch, invitedEmails, company: { ...data.company, company } };
}

export async function saveDepartment(
  data: OnboardingData,
  body: Body<typeof saveOnboardingDepartmentContract>,
): Promise<Patch> {
  return movedTo(data, await call(saveOnboardingDepartmentContract, { body }));
}

export async function saveTeam(data: OnboardingData, body: Body<typeof saveOnboardingTeamContract>): Promise<Patch> {
  return movedTo(data, await call(saveOnboardingTeamContract, { body }));
}

export async function saveNorms(data: OnboardingData, body: Body<typeof saveOnboardingNormsContract>): Promise<Patch> {
  return movedTo(data, await call(saveOnboardingNormsContract, { body }));
}

/** Saves a sub-step; a new order that begins differently suggests other priorities. */
export async function saveMotivators(
  data: OnboardingData,
  body: Body<typeof saveOnboardingMotivatorsContract>,
): Promise<Patch> {
  const { step, ...motivators } = await call(saveOnboardingMotivatorsContract, { body });
  const { userRatings, userPriorities } = motivators;
  return {
    ...movedTo(data, { step }),
    motivators: body.userRatings
      ? { ...motivators, userPriorities: prioritiesAfter(userPriorities, userRatings) }
      : motivators,
  };
}
