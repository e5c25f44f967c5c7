import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id, idOrZero, pageNumber } from '#/lib/api/fields.ts';
import { listedPersonBody } from '#/lib/domain/invitations/invitations.schema.ts';
import { companyNameBody, reportingLinkBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { message } from '#/lib/words/message.ts';

/** 0 if the person was reminded within the last day; the message says so. */
const nudged = { remindedCount: z.int() };

/** Someone in a list. `status` is true with an account; invited people have their invitation's id, negative. */
export const personRow = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    status: z.boolean(),
    isSuspended: z.boolean().describe('Whether the person is suspended.'),
    isUndelivered: z.boolean().describe('True if the address permanently refuses emails.'),
    onboarding: z.boolean(),
    completedAt: z.string().nullable(),
    expiresAt: z.string().nullable().describe('When an open invitation expires or expired.'),
  })
  .meta({ id: 'Person' });

/** One row per team, and one per invited leader who hasn't created one yet. */
const leaderRow = personRow.extend({
  id: z.int().nullable().describe('The leader’s id; null if no one leads the team.'),
  teamId: z.int().nullable(),
  teamName: z.string().describe('Empty until its leader has named it.'),
  departmentId: z.int().nullable(),
  departmentName: z.string(),
  secondaryLeaderName: z.string().nullable(),
});

/** One row per department, and one per invited leader who hasn't created one yet. */
const departmentRow = z.object({
  companyId: z.int(),
  id: z.int().describe('The department’s id; negative for an invited leader who has none yet.'),
  name: z.string(),
  leader: z.string(),
  email: z.string(),
  link: z.string().nullable(),
  status: z.boolean(),
  isSuspended: z.boolean().describe('Whether the leader is suspended.'),
  isUndelivered: z.boolean(),
  onboarding: z.boolean(),
  expiresAt: z.string().nullable(),
  teamsCount: z.int(),
  membersCount: z.int(),
});

export const getCompanyContract = endpoint({
  name: 'getCompany',
  method: 'GET',
  path: '/api/company',
  access: ['Administrator'],
  keyScope: 'organisation:read',
  summary:
    'Returns the company with its share links, administrators, leaders and departments. Without a page, each list has up to 2,000 rows; with a page, fifty.',
  query: z.object({
    department: idOrZero
      .optional()
      .describe('Only leaders of this department’s teams; 0 for teams outside every department.'),
    adminsPage: pageNumber.optional(),
    leadersPage: pageNumber.optional(),
    departmentsPage: pageNumber.optional(),
  }),
  response: z.object({
    company: z.object({
      id: z.int(),
      name: z.string(),
      reportingLink: z.string().nullable().describe('The company’s whistleblowing channel.'),
      deletesAt: z.iso.datetime().nullable().describe('When the company will be deleted; null if it won’t be.'),
      companyLink: z.string().describe('The share link; all links are empty for a key.'),
      companyLinkExpiresAt: z.iso.datetime().describe('When the company link expires.'),
      departmentLink: z.string(),
      teamLeaderLink: z.string(),
      admins: z.array(personRow),
      leaders: z.array(leaderRow),
      departments: z.array(departmentRow),
      totals: z.object({ admins: z.int(), leaders: z.int(), departments: z.int() }),
    }),
  }),
});

export const updateCompanyNameContract = endpoint({
  name: 'updateCompanyName',
  method: 'POST',
  path: '/api/company/update/name',
  access: ['Administrator'],
  summary: 'Renames the company.',
  body: companyNameBody,
  response: done(message('organisation.answers.companyRenamed'), { name: z.string() }),
});

export const updateReportingLinkContract = endpoint({
  name: 'updateReportingLink',
  method: 'POST',
  path: '/api/company/update/reportingLink',
  access: ['Administrator'],
  summary: 'Sets the URL of the whistleblowing channel, shown where people write without a name. Null removes it.',
  body: reportingLinkBody,
  response: done(message('organisation.answers.reportingLinkSaved'), { link: z.string().nullable() }),
});

export const removeAdministratorContract = endpoint({
  name: 'removeAdministrator',
  method: 'POST',
  path: '/api/company/{id}/admin/delete',
  access: ['Administrator'],
  summary:
    'Takes the administrator role from a person, who keeps their account; the last administrator can’t be removed.',
  params: z.object({ id }),
  body: listedPersonBody,
  response: done(message('organisation.answers.administratorRemoved')),
});

export const nudgeAdministratorContract = endpoint({
  name: 'nudgeAdministrator',
  method: 'POST',
  path: '/api/company/{id}/admin/nudge',
  access: ['Administrator'],
  summary: 'Emails an administrator a reminder to finish onboarding.',
  params: z.object({ id }),
  body: listedPersonBody,
  response: done(message('specification.nudges.administrator'), nudged),
});
