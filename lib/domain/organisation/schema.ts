import * as z from 'zod';
import { displayName, email } from '#/lib/domain/accounts/schema.ts';
import { teamInvitesMax } from '#/lib/domain/organisation/constants.ts';

const weekday = z.int('Please choose a day.').min(1, 'Please choose a day.').max(7, 'Please choose a day.');

/** The creation wizard's form; field names are the documented ones. Blank invitation rows are dropped, not refused. */
export const teamDraftBody = z.strictObject({
  name: displayName('Team name'),
  /** 0 stands for no department. */
  departamentId: z.int('Please choose a department.').min(0, 'Please choose a department.').max(2_147_483_647),
  invites: z
    .array(z.string())
    .transform((rows) => rows.filter((row) => row.trim() !== ''))
    .pipe(z.array(email).max(teamInvitesMax, `Invite at most ${teamInvitesMax} people at once.`)),
  performingScoreId: z.int('Please choose a score.').min(1, 'Please choose a score.').max(5, 'Please choose a score.'),
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
});
