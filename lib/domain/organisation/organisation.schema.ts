import * as z from 'zod';
import { idOrZero } from '#/lib/api/fields.ts';
import { displayName } from '#/lib/domain/accounts/accounts.schema.ts';
import { email } from '#/lib/domain/accounts/person/email.schema.ts';
import { teamInvitesMax } from '#/lib/domain/organisation/constants.ts';
import { message } from '#/lib/words/message.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

export const departmentNameBody = z.object({ name: displayName(['fields.departmentName']) });
export const teamNameBody = z.object({ name: displayName(['fields.teamName']) });
export const companyNameBody = z.object({ name: displayName(['fields.companyName']) });

/** The longest reporting link, in characters. */
const LINK_LENGTH_MAX = 500;

/** Returns a web address outside the product, as browsers write it. */
function readLink(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPublic = url?.protocol === 'https:' && url.hostname.includes('.') && url.username + url.password === '';
  return isPublic && url.href.length <= LINK_LENGTH_MAX ? url.href : null;
}

export const reportingLinkBody = z.object({
  link: z
    .string()
    .transform((text, ctx) => {
      if (isBlank(text)) return null;
      const link = readLink(text.trim());
      if (link === null)
        ctx.addIssue({
          code: 'custom',
          message: message('fields.webLink', { max: LINK_LENGTH_MAX }),
        });
      return link;
    })
    .nullable()
    .describe('A URL that starts with https://; null or empty removes it.'),
});

/** A row of a list of email addresses: an address, or blank. */
const inviteRow = z.string().transform((text, ctx) => {
  if (isBlank(text)) return '';
  const { data, error } = email.safeParse(text);
  for (const issue of error?.issues.slice(0, 1) ?? []) ctx.addIssue({ code: 'custom', message: issue.message });
  return data ?? z.NEVER;
});

/** Returns the schema for email addresses in the rows of a form: each row is checked, then blank rows are dropped. */
export const inviteRows = (max: number, people: 'people' | 'administrators') =>
  z
    .array(inviteRow)
    .transform((rows) => rows.filter((row) => row !== ''))
    .pipe(z.array(z.string()).max(max, message('fields.inviteLimit', { most: max, who: people })));

const weekday = z.int().min(1).max(7);

const schedule = {
  checkinDay: weekday.meta({ title: message('fields.titles.checkInDay') }),
  frequencyId: z.int().min(1).max(4),
  surveysTimeSend: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, message('fields.sendTime'))
    .meta({ title: message('fields.titles.sendTime') }),
  workingDays: z
    .array(weekday)
    .min(1, message('fields.workingDays'))
    .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
  asksOnJoining: z.boolean(),
};

/** When a team checks in. */
export const teamScheduleBody = z.object(schedule);
export type TeamSchedule = z.output<typeof teamScheduleBody>;

const chooseScore = message('fields.chooseScore');
const performingScoreId = z.int(chooseScore).min(1, chooseScore).max(5, chooseScore);

/** The form of the department wizard; field names are the documented ones. */
export const departmentDraftBody = z.object({
  name: displayName(['fields.departmentName']),
  perfomingScoreId: performingScoreId,
});

/** The form of the team wizard; field names are the documented ones. */
export const teamDraftForm = z.object({
  name: displayName(['fields.teamName']),
  departamentId: idOrZero
    .meta({ title: message('fields.titles.department') })
    .describe('The department’s id; 0 for none.'),
  invites: inviteRows(teamInvitesMax, 'people'),
  performingScoreId,
  ...schedule,
});

/** The team form as programs send it: missing fields stay, or get the documented default. */
export const teamDraftBody = teamDraftForm.partial({
  departamentId: true,
  invites: true,
  checkinDay: true,
  frequencyId: true,
  surveysTimeSend: true,
  workingDays: true,
  asksOnJoining: true,
});
