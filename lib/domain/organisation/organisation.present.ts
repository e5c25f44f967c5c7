import * as z from 'zod';
import { performingScores } from '#/lib/domain/organisation/constants.ts';
import { otherDepartment } from '#/lib/domain/places/constants.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A person in a list, from the database's JSON; times are texts. */
export const personRow = z.object({
  /** For a person who hasn't joined yet, the negative id of the invitation. */
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.boolean(),
  isSuspended: z.boolean(),
  isUndelivered: z.boolean(),
  completedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
export type PersonRow = z.output<typeof personRow>;

/** A person invited to take over, from the database's JSON. */
export const pendingRow = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  keep_previous: z.boolean().nullable(),
  is_undelivered: z.boolean(),
  expires_at: z.string(),
});
export type PendingRow = z.output<typeof pendingRow>;

/** Returns a time from the database's JSON as an ISO string in UTC; null stays null. */
export function presentTime(text: string): string;
export function presentTime(text: string | null): string | null;
export function presentTime(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}

/** Returns first and last name as one text; either may be missing. */
export function presentName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** Returns the documented form of a person in a list. */
export function presentPerson<Id extends number | null>(row: Omit<PersonRow, 'id'> & { id: Id }) {
  const { id, firstName, lastName, email, status, isSuspended, isUndelivered, completedAt, expiresAt } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    status,
    isSuspended,
    isUndelivered,
    onboarding: completedAt !== null,
    completedAt: presentTime(completedAt),
    expiresAt: presentTime(expiresAt),
  };
}

/** Returns a person who is invited to take over from a leader. */
export function presentPendingLeader(row: PendingRow | null) {
  if (!row) return null;
  return {
    email: row.email,
    name: presentName({ firstName: row.first_name, lastName: row.last_name }),
    keep: row.keep_previous ?? false,
    isUndelivered: row.is_undelivered,
    expiresAt: presentTime(row.expires_at),
  };
}

/** Returns the name of a team's department, or the documented word for teams without one. */
export function presentDepartmentName(name: string | null): string {
  return name ?? otherDepartment.name;
}

/** Returns the possible answers to how a team or department performs. */
export function presentScores(locale: Locale) {
  const t = wordsFor(locale, 'organisation.scores');
  return performingScores.map(({ id, name }) => ({ id, name: t(name) }));
}

interface DraftLeader {
  leaderId: number | null;
  leader: { firstName: string; lastName: string } | null;
}

interface DraftRow extends DraftLeader {
  id: number;
  name: string;
}

/** Returns a draft with the name of its leader, if that is someone else. */
export function presentDraft({ id, name, ...leadership }: DraftRow, actor: { userId: number }) {
  return { id, name, leader: presentDraftLeader(leadership, actor) };
}

/** Returns the name of a draft's leader; null if there is none, or if it's the reader. */
export function presentDraftLeader({ leaderId, leader }: DraftLeader, { userId }: { userId: number }): string | null {
  return leader && leaderId !== userId ? presentName(leader) : null;
}
