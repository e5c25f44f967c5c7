import type { State } from '#/components/ui/feedback/state-icon.tsx';

export interface Standing {
  /** Whether there is an account; without one the person is invited. */
  status: boolean;
  isSuspended?: boolean;
  /** Whether mails to the address are refused for good. */
  isUndelivered?: boolean;
  onboarding: boolean;
  expiresAt: string | null;
}

export type PersonStatus = 'Invitation Sent' | 'Incomplete Onboarding' | 'Active' | 'Suspended';

export const statusLooks: Record<PersonStatus, State> = {
  'Invitation Sent': 'info',
  'Incomplete Onboarding': 'neutral',
  Active: 'good',
  Suspended: 'bad',
};

/** The documented status of a person in a list. */
export function statusOf({ status, isSuspended, onboarding }: Standing): PersonStatus {
  if (isSuspended) return 'Suspended';
  if (!status) return 'Invitation Sent';
  return onboarding ? 'Active' : 'Incomplete Onboarding';
}

/** Whether an invitation has run out at this time, in milliseconds. */
export function isExpired(standing: Standing, nowMs: number): boolean {
  return !standing.status && standing.expiresAt !== null && Date.parse(standing.expiresAt) <= nowMs;
}
