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
  /** The steps that aren't done yet. */
  toDo: readonly StepId[];
  /** The step to continue with. */
  step: number;
  /** Whether the person has finished, and is back for postponed questions. */
  isCompleted: boolean;
  isCompanyCreator: boolean;
}

/** The questions and answers of onboarding: first from the server, then as the person changes them. */
export interface OnboardingData {
  firstName: string;
  /** The BCP 47 tag for dates. */
  locale: string;
  companyName: string;
  /** The steps that the screens go through, as `getWalk` returns them. */
  progress: Walk;
  /** The token of a check-in that the person can answer in between. */
  checkIn: string | null;
  /** Whether a check-in may still open. */
  awaitsCheckIn: boolean;
  me: Output<typeof getOnboardingMeContract>;
  /** Its list of email addresses contains those typed here; `invitedEmails` has those invited before. */
  company: Output<typeof getOnboardingCompanyContract> | null;
  invitedEmails: string[];
  department: Output<typeof getOnboardingDepartmentContract> | null;
  team: Output<typeof getOnboardingTeamContract> | null;
  norms: Output<typeof getOnboardingNormsContract>;
  motivators: Output<typeof getOnboardingMotivatorsContract>;
}

/** Error messages by field name. */
export type FieldErrors = Record<string, string>;

export interface ScreenProps {
  data: OnboardingData;
  change: (part: Partial<OnboardingData>) => void;
  errors: FieldErrors;
}

/** Returns a field's id, for the error summary. */
export function fieldId(name: string): string {
  return `onboarding-${name}`;
}
