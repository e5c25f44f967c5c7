import * as z from 'zod';
import { otherDepartment } from '#/lib/domain/places/constants.ts';

/** Somebody in a list as the database's JSON has it; times are texts. */
export const personRow = z.object({
  /** Of an invitation, with a minus, for somebody who has yet to join. */
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.boolean(),
  completedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
export type PersonRow = z.output<typeof personRow>;

/** Somebody who is invited to take over, as the database's JSON has it. */
export const pendingRow = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  keep_previous: z.boolean().nullable(),
  expires_at: z.string(),
});
export type PendingRow = z.output<typeof pendingRow>;

/** A time of the database's JSON in the one form that the API speaks, or null. */
export function presentTime(text: string): string;
export function presentTime(text: string | null): string | null;
export function presentTime(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}

/** A first and a last name in one, where either may be missing. */
export function presentName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** The documented shape of somebody in a list. */
export function presentPerson<Id extends number | null>(row: Omit<PersonRow, 'id'> & { id: Id }) {
  const { id, firstName, lastName, email, status, completedAt, expiresAt } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    status,
    onboarding: completedAt !== null,
    completedAt: presentTime(completedAt),
    expiresAt: presentTime(expiresAt),
  };
}

/** Somebody who is invited to take over from a leader. */
export function presentPendingLeader(row: PendingRow | null) {
  if (!row) return null;
  return {
    email: row.email,
    name: presentName({ firstName: row.first_name, lastName: row.last_name }),
    keep: row.keep_previous ?? false,
    expiresAt: presentTime(row.expires_at),
  };
}

/** The name of a team's department, which is the documented word for those outside every one. */
export function presentDepartmentName(name: string | null): string {
  return name ?? otherDepartment.name;
}

interface DraftLeader {
  leaderId: number | null;
  leader: { firstName: string; lastName: string } | null;
}

interface DraftRow extends DraftLeader {
  id: number;
  name: string;
}

/** Something unfinished, with the name of whoever else is to lead it. */
export function presentDraft({ id, name, ...led }: DraftRow, actor: { userId: number }) {
  return { id, name, leader: presentDraftLeader(led, actor) };
}

/** The name of whoever else is to lead something unfinished; null for one's own. */
export function presentDraftLeader({ leaderId, leader }: DraftLeader, { userId }: { userId: number }): string | null {
  return leader && leaderId !== userId ? presentName(leader) : null;
}
