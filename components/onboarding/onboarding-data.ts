import type { Output } from '#/lib/api/endpoint.ts';
import type {
  getOnboardingMeContract,
  getOnboardingMotivatorsContract,
  getOnboardingNormsContract,
  getOnboardingRolesContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import type {
  getOnboardingCompanyContract,
  getOnboardingDepartmentContract,
  getOnboardingTeamContract,
} from '#/lib/domain/onboarding/places/place.contract.ts';

/** The questions and answers of onboarding: first as the server has them, then as the person changes them. */
export interface OnboardingData {
  firstName: string;
  /** BCP 47 tag in which dates are written. */
  locale: string;
  companyName: string;
  progress: Output<typeof getOnboardingRolesContract>;
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
