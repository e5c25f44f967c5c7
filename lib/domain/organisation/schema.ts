import * as z from 'zod';
import { displayName, email, firstName, lastName } from '#/lib/domain/accounts/schema.ts';
import { teamInvitesMax } from '#/lib/domain/organisation/constants.ts';

/** Id of a thing in a path, a query or a body. */
export const id = z.coerce
  .number('Unknown id.')
  .int('Unknown id.')
  .min(1, 'Unknown id.')
  .max(2_147_483_647, 'Unknown id.');

/** Page of a list, from 1. */
export const page = z.coerce
  .number('Unknown page.')
  .int('Unknown page.')
  .min(1, 'Unknown page.')
  .max(100_000)
  .default(1);

export const emailBody = z.strictObject({ email });

/** Somebody who is to be invited. */
export const personBody = z.strictObject({ firstName, lastName, email });

/** Somebody who is invited to take over from a leader; `keep` makes the one before a member. */
export const leaderChangeBody = z.strictObject({ firstName, lastName, email, keep: z.boolean() });

const userId = z.int('Please choose a person.').min(1).max(2_147_483_647);

export const userBody = z.strictObject({ userId });

/** The same by an id, for whoever may know no addresses of colleagues. */
export const teamLeaderChangeBody = z.union([leaderChangeBody, z.strictObject({ userId, keep: z.boolean() })]);

export const departmentNameBody = z.strictObject({ name: displayName('Department name') });
export const teamNameBody = z.strictObject({ name: displayName('Team name') });
export const companyNameBody = z.strictObject({ name: displayName('Company name') });

/** A row of a list of addresses: blank, or an address. */
const inviteRow = z.string().transform((text, ctx) => {
  if (text.trim() === '') return '';
  const { data, error } = email.safeParse(text);
  for (const { message } of error?.issues.slice(0, 1) ?? []) ctx.addIssue({ code: 'custom', message });
  return data ?? z.NEVER;
});

/** Addresses as a form's rows hold them: each is checked where it stands, then blank rows are dropped, not refused. */
export const inviteRows = (max: number, people: string) =>
  z
    .array(inviteRow)
    .transform((rows) => rows.filter((row) => row !== ''))
    .pipe(z.array(z.string()).max(max, `Invite at most ${max} ${people} at once.`));

const weekday = z.int('Please choose a day.').min(1, 'Please choose a day.').max(7, 'Please choose a day.');

const schedule = {
  checkinDay: weekday,
  frequencyId: z
    .int('Please choose a frequency.')
    .min(1, 'Please choose a frequency.')
    .max(4, 'Please choose a frequency.'),
  surveysTimeSend: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give the time as HH:MM.'),
  workingDays: z
    .array(weekday)
    .min(1, 'Choose at least one working day.')
    .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
};

/** When a team checks in. */
export const teamScheduleBody = z.strictObject(schedule);

const performingScoreId = z
  .int('Please choose a score.')
  .min(1, 'Please choose a score.')
  .max(5, 'Please choose a score.');

/** The creation wizard's form of a department; field names are the documented ones. */
export const departmentDraftBody = z.strictObject({
  name: displayName('Department name'),
  perfomingScoreId: performingScoreId,
});

/** The creation wizard's form; field names are the documented ones. */
export const teamDraftBody = z.strictObject({
  name: displayName('Team name'),
  /** 0 stands for no department. */
  departamentId: z.int('Please choose a department.').min(0, 'Please choose a department.').max(2_147_483_647),
  invites: inviteRows(teamInvitesMax, 'people'),
  performingScoreId,
  ...schedule,
});
