import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id, namedItem, pageNumber } from '#/lib/api/fields.ts';
import { userBody } from '#/lib/domain/invitations/invitations.schema.ts';
import { departmentNameBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { message } from '#/lib/words/message.ts';

/** Someone invited to take over from a leader. */
export const pendingLeader = z
  .object({
    email: z.string(),
    name: z.string(),
    keep: z.boolean(),
    isUndelivered: z.boolean(),
    expiresAt: z.string(),
  })
  .meta({ id: 'PendingLeader' });

export const listDepartmentsContract = endpoint({
  name: 'listDepartments',
  method: 'GET',
  path: '/api/utilities/departaments',
  access: 'auth',
  summary: 'Lists the company’s departments, starting with the entry 0 “Other”.',
  response: z.object({ departaments: z.array(namedItem) }),
});

export const listDashboardDepartmentsContract = endpoint({
  name: 'listDashboardDepartments',
  method: 'GET',
  path: '/api/dashboard/departments',
  access: ['Administrator', 'Department Leader'],
  summary: 'Lists the departments the caller may manage: all for an administrator, their own for a department leader.',
  response: z.object({ departments: z.array(namedItem) }),
});

export const getDepartmentContract = endpoint({
  name: 'getDepartment',
  method: 'GET',
  path: '/api/department/{id}',
  access: ['Administrator', 'Department Leader'],
  keyScope: 'organisation:read',
  summary:
    'Returns a department with its leader, share link and teams. Without a page, up to 2,000 teams; with a page, fifty.',
  params: z.object({ id }),
  query: z.object({ page: pageNumber.optional() }),
  response: z.object({
    department: z.object({
      id: z.int(),
      name: z.string(),
      leader: z.string().nullable().describe('Full name; null without a leader.'),
      leaderEmail: z.string().nullable(),
      leaderOnboarding: z.boolean(),
      leaderSuspended: z.boolean(),
      pendingLeader: pendingLeader.nullable(),
      teamscount: z.int(),
      link: z.string(),
      teams: z.array(
        z.object({
          id: z
            .int()
            .describe(
              'The team’s id; for an invited leader whose team doesn’t exist yet, the negative id of the invitation.',
            ),
          name: z.string(),
          membersCount: z.int(),
          leader: z.string(),
          secondaryLeaderName: z.string().nullable().describe('“Pending” until the invited person joins.'),
          email: z.string(),
          status: z.boolean(),
          isSuspended: z.boolean().describe('Whether the leader is suspended.'),
          isUndelivered: z.boolean(),
          onboardingCompleted: z.boolean(),
          expiresAt: z.string().nullable(),
        }),
      ),
      total: z.int().describe('Number of `teams` on all pages.'),
    }),
  }),
});

export const updateDepartmentNameContract = endpoint({
  name: 'updateDepartmentName',
  method: 'POST',
  path: '/api/department/{id}/update/name',
  access: ['Administrator', 'Department Leader'],
  summary: 'Renames a department.',
  params: z.object({ id }),
  body: departmentNameBody,
  response: done(message('organisation.answers.departmentRenamed'), { name: z.string() }),
});

export const deleteDepartmentContract = endpoint({
  name: 'deleteDepartment',
  method: 'POST',
  path: '/api/department/{id}/delete',
  access: ['Administrator', 'Department Leader'],
  summary: 'Deletes a department; its teams continue outside every department and its open invitations are withdrawn.',
  params: z.object({ id }),
  body: z.object({}),
  response: done(message('organisation.answers.departmentDeleted')),
});

export const deleteCompanyDepartmentContract = endpoint({
  name: 'deleteCompanyDepartment',
  method: 'POST',
  path: '/api/company/department/{id}/delete',
  access: ['Administrator'],
  summary: 'Deletes a department as `POST /api/department/{id}/delete` does.',
  params: z.object({ id }),
  body: z.object({}),
  response: done(message('organisation.answers.departmentDeleted')),
});

export const setDepartmentLeaderContract = endpoint({
  name: 'setDepartmentLeader',
  method: 'POST',
  path: '/api/company/department/{id}/leader',
  access: ['Administrator', 'Department Leader'],
  summary: 'Makes someone in the company the leader of a department, immediately.',
  params: z.object({ id }),
  body: userBody,
  response: done(message('organisation.answers.departmentLeaderChanged'), { leader: z.string() }),
});

export const nudgeDepartmentLeaderContract = endpoint({
  name: 'nudgeDepartmentLeader',
  method: 'POST',
  path: '/api/company/department/{id}/nudge',
  access: ['Administrator'],
  summary: 'Emails a department’s leader a reminder to finish onboarding.',
  refuses: ['invalid'],
  params: z.object({ id }),
  body: z.object({}),
  response: done(message('specification.nudges.leader'), { remindedCount: z.int() }),
});
