import type { Directory } from '#/lib/domain/people/import-file/import-directory.ts';
import { fieldOf, type ImportRow } from '#/lib/domain/people/import-file/import-row.ts';
import { hasLeft } from '#/lib/domain/people/import-file/import-status.ts';
import { message } from '#/lib/words/message.ts';

/** Adds errors for people listed as present in another row, and for administrators, whose access no file ends. */
export function classifyLeavers(leavers: readonly ImportRow[], rows: readonly ImportRow[], directory: Directory): void {
  const lines = firstLines(rows.filter((row) => !hasLeft(row)));
  for (const row of leavers) {
    const line = lines.get(row.email);
    const isAdministrator = directory.persons.get(row.email)?.isAdministrator;
    if (line !== undefined)
      row.errors.push({ field: fieldOf('status'), message: message('people.file.stays', { line }) });
    else if (isAdministrator)
      row.errors.push({ field: fieldOf('status'), message: message('people.file.administratorLeft') });
  }
}

/** Returns the first line with each email address. */
export function firstLines(rows: readonly ImportRow[]): Map<string, number> {
  return new Map(rows.toReversed().map(({ email, line }) => [email, line]));
}

/** Counts who has left according to the file: with an account, unknown here, and suspended or invited (no change). */
export function countLeavers(leavers: readonly ImportRow[], { persons, blocked, invitations }: Directory) {
  const emails = [...new Set(leavers.map(({ email }) => email))];
  const suspended = emails.filter((email) => persons.has(email)).length;
  const absent = emails.filter((email) => !persons.has(email) && !blocked.has(email));
  const invitedLeavers = absent.filter((email) => invitations.has(email)).length;
  const notInvited = absent.length - invitedLeavers;
  return { suspended, notInvited, invitedLeavers, unchangedLeavers: emails.length - suspended - notInvited };
}
