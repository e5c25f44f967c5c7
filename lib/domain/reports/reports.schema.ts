import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';
import { DEFAULT_PERIOD, periods } from '#/lib/domain/calendar/period.ts';
import { exportKinds, REPORT_USERS_MAX, REPORT_WAIT_SECONDS_MAX } from '#/lib/domain/reports/constants.ts';
import { message } from '#/lib/words/message.ts';

/** The kind of a stored export. */
export const exportKind = z.enum(exportKinds);

/** What a report is about. */
export const reportScope = z.object({
  kind: z.enum(['company', 'department', 'team']),
  id: z.int(),
  name: z.string(),
});
export type ReportScope = z.output<typeof reportScope>;

export const reportOptions = z.object({
  flag: z.enum(['send', 'download'], message('fields.sendOrDownload')),
  users: z
    .array(id, message('fields.reportPeople'))
    .min(1, message('fields.reportPeople'))
    .max(REPORT_USERS_MAX, message('fields.reportPeopleMost', { most: REPORT_USERS_MAX }))
    .meta({ title: message('fields.titles.people') }),
  period: z
    .enum(
      periods.map(({ name }) => name),
      message('fields.period'),
    )
    .default(DEFAULT_PERIOD),
  teamId: id.optional().describe('Creates a report about this team only, as a download.'),
});
/** A program's request: by default for its own report, with the file in the answer. */
export const reportRequest = reportOptions
  .extend({
    users: reportOptions.shape.users.optional(),
    waitSeconds: z
      .int()
      .min(0)
      .max(REPORT_WAIT_SECONDS_MAX)
      .default(REPORT_WAIT_SECONDS_MAX)
      .describe('How long the call may wait for the file; a screen that shows progress waits less.'),
  })
  .refine(({ flag, teamId }) => teamId === undefined || flag === 'download', {
    path: ['teamId'],
    error: message('reports.oneTeam'),
  });

export type ReportOptions = z.output<typeof reportOptions>;
export type ReportFlag = ReportOptions['flag'];
