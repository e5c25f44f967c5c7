import type { Output } from '#/lib/api/endpoint.ts';
import type { StepId } from '#/lib/domain/onboarding/constants.ts';
import type {
  getOnboardingMeContract,
  getOnboardingMotivatorsContract,
  getOnboardingNormsContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import type {
  getOnboardingCompanyContract,
  getOnboardingDepartmentContract,
  getOnboardingTeamContract,
} from '#/lib/domain/onboarding/places/place.contract.ts';

export interface Walk {
  steps: readonly StepId[];
  /** Those of them that are still to do. */
  toDo: readonly StepId[];
  /** The one to continue with. */
  step: number;
  /** The person has finished, and is back for what was left for later. */
  isCompleted: boolean;
  isCompanyCreator: boolean;
}

/** The questions and answers of onboarding: first as the server has them, then as the person changes them. */
export interface OnboardingData {
  firstName: string;
  /** BCP 47 tag in which dates are written. */
  locale: string;
  companyName: string;
  /** The steps that the screens lead through, as `getWalk` returns them. */
  progress: Walk;
  /** The token of a check-in that the person can answer in between. */
  checkIn: string | null;
  /** Whether one may still come. */
  awaitsCheckIn: boolean;
  me: Output<typeof getOnboardingMeContract>;
  /** Its list of addresses has those typed here; `invitedEmails` has those invited before. */
  company: Output<typeof getOnboardingCompanyContract> | null;
  invitedEmails: string[];
  department: Output<typeof getOnboardingDepartmentContract> | null;
  team: Output<typeof getOnboardingTeamContract> | null;
  norms: Output<typeof getOnboardingNormsContract>;
  motivators: Output<typeof getOnboardingMotivatorsContract>;
}

/** Messages by the name of the field they are about. */
export type FieldErrors = Record<string, string>;

export interface ScreenProps {
  data: OnboardingData;
  change: (part: Partial<OnboardingData>) => void;
  errors: FieldErrors;
}

/** The id by which the error summary finds a field. */
export function fieldId(name: string): string {
  return `onboarding-${name}`;
}
