import type { State } from '#/components/ui/feedback/state-icon.tsx';

export interface Standing {
  /** Whether there is an account; without one the person is invited. */
  status: boolean;
  isSuspended?: boolean;
  /** Whether emails to the email address are refused permanently. */
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

/** Returns a person's documented status in a list. */
export function statusOf({ status, isSuspended, onboarding }: Standing): PersonStatus {
  if (isSuspended) return 'Suspended';
  if (!status) return 'Invitation Sent';
  return onboarding ? 'Active' : 'Incomplete Onboarding';
}

/**
 * Returns the one status that a list shows: why an invitation or an address doesn't work comes before the documented.
 */
export function shownStatusOf(standing: Standing, nowMs: number): PersonStatus | 'undelivered' | 'expired' {
  const status = statusOf(standing);
  if (status === 'Suspended') return status;
  if (standing.isUndelivered) return 'undelivered';
  return isExpired(standing, nowMs) ? 'expired' : status;
}

/** Returns whether a list of people has a status to show: that nothing is pending is shown by none. */
export function haveStatus(rows: readonly Standing[]): boolean {
  return rows.some((row) => row.isUndelivered || statusOf(row) !== 'Active');
}

/** Returns whether an invitation has expired at this time, in milliseconds. */
export function isExpired(standing: Standing, nowMs: number): boolean {
  return !standing.status && standing.expiresAt !== null && Date.parse(standing.expiresAt) <= nowMs;
}
