import { safeguards, undoDays } from '#/lib/domain/people/constants.ts';
import type { ImportCounts } from '#/lib/domain/people/people.schema.ts';
import type { UserActor } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { type Message, message } from '#/lib/words/message.ts';

/**
 * Returns why an import must be confirmed by typing the company's name: it takes many people out of their teams, or
 * invites or changes more than the safeguards allow. Empty if no confirmation is needed.
 * @example confirmationReasons({ people: 40, leaving: 10, changed: 0, invited: 0 })
 * // ['["people.import.reasons.leaving",{"leaving":10,"people":40}]']
 */
export function confirmationReasons(counts: ImportCounts): Message[] {
  const { people, leaving } = counts;
  const reasons: Message[] = [];
  if (isMany(leaving, people)) reasons.push(message('people.import.reasons.leaving', { leaving, people }));
  if (counts.invited > safeguards.invitedPeople)
    reasons.push(message('people.import.reasons.invited', { count: counts.invited }));
  if (counts.changed > safeguards.changedPeople)
    reasons.push(message('people.import.reasons.changed', { count: counts.changed }));
  return reasons;
}

/** Returns whether an import that suspends people who have left must be confirmed like this. */
export function suspendsMany({ suspended, people }: Pick<ImportCounts, 'suspended' | 'people'>): boolean {
  return isMany(suspended, people) || suspended > safeguards.suspendedPeople;
}

function isMany(count: number, people: number): boolean {
  return count >= safeguards.leavingPeople && count > people * safeguards.leavingShare;
}

/**
 * Returns why a person may not be suspended, or null: no one could undo ending their own access, and a company needs an
 * administrator.
 * @example whyNotSuspended({ userId: 7 }, { id: 7, isOnlyAdministrator: false }) // 'oneself'
 */
export function whyNotSuspended(
  { userId }: Pick<UserActor, 'userId'>,
  { id, isOnlyAdministrator }: { id: number; isOnlyAdministrator: boolean },
): 'oneself' | 'onlyAdministrator' | null {
  if (id === userId) return 'oneself';
  return isOnlyAdministrator ? 'onlyAdministrator' : null;
}

/** Returns whether an import would change anything; suspending people only counts if it's asked for. */
export function canApply(counts: ImportCounts, suspends: boolean): boolean {
  const changes = counts.invited + counts.changed + counts.departments + counts.teams;
  return changes + (suspends ? counts.suspended : 0) > 0;
}

/** Returns whether an import can be undone at this time. */
export function canUndo({ state, appliedAt }: { state: string; appliedAt: Date | null }, now: Date): boolean {
  return state === 'applied' && appliedAt !== null && now.getTime() < undoUntil(appliedAt).getTime();
}

/** Returns until when an import can be undone. */
export function undoUntil(appliedAt: Date): Date {
  return new Date(appliedAt.getTime() + undoDays * 24 * 3_600_000);
}

/** Whose names a search finds, by role. */
export const foundPeople: Readonly<Record<RoleName, 'all' | 'led' | 'none'>> = {
  Administrator: 'all',
  'Department Leader': 'led',
  'Team Leader': 'led',
  Member: 'none',
};
