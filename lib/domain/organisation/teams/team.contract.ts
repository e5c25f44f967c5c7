import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id, pageNumber } from '#/lib/api/fields.ts';
import { withSchedule } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import { listedPersonBody, userBody } from '#/lib/domain/invitations/invitations.schema.ts';
import { personRow } from '#/lib/domain/organisation/company/company.contract.ts';
import { pendingLeader } from '#/lib/domain/organisation/departments/department.contract.ts';
import { teamNameBody, teamScheduleBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { message } from '#/lib/words/message.ts';

/** 0 if the person was reminded within the last day; the message says so. */
const nudged = { remindedCount: z.int() };

const teamInfo = z
  .object({
    team: z.object({
      id: z.int(),
      name: z.string(),
      departmentId: z.int().nullable(),
      departmentName: z.string(),
      leaderName: z.string().nullable(),
      leaderEmail: z.string().nullable(),
      leaderOnboarding: z.boolean(),
      leaderSuspended: z.boolean().describe('Whether the leader is suspended.'),
      secondaryLeaderOnboarding: z.boolean().describe('Whether the secondary leader has finished setting up.'),
      secondaryLeaderSuspended: z.boolean(),
      pendingLeader: pendingLeader.nullable(),
      pendingSecondary: pendingLeader.nullable().describe('The person invited to be the secondary leader.'),
      secondaryLeaderName: z.string().nullable().describe('“Pending” until the invited person joins.'),
      secondaryLeaderEmail: z.string().nullable(),
      link: z.string().nullable(),
      members: z.array(personRow).describe('Invited people and members, newest first: up to 2,000, or fifty per page.'),
      membersTotal: z.int(),
      surveysTimeSend: z.string(),
      checkinDay: z.int(),
      frequencyId: z.int(),
      workingDays: z.array(z.int()),
      asksOnJoining: z.boolean(),
      may: z
        .object({ manage: z.boolean(), changeLeaders: z.boolean(), delete: z.boolean() })
        .describe('What the caller may do in the team.'),
    }),
  })
  .meta({ id: 'TeamAnswer' });

export const getTeamContract = endpoint({
  name: 'getTeam',
  method: 'GET',
  path: '/api/team/{id}',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  keyScope: 'organisation:read',
  summary: 'Returns a team with its leaders, share link, members and check-in settings.',
  params: z.object({ id }),
  query: z.object({ page: pageNumber.optional() }),
  response: teamInfo,
});

export const getDepartmentTeamContract = endpoint({
  name: 'getDepartmentTeam',
  method: 'GET',
  path: '/api/department/team/{id}',
  access: ['Administrator', 'Department Leader'],
  summary: 'Returns a team as `getTeam` does, for administrators and its department’s leader.',
  params: z.object({ id }),
  query: z.object({ page: pageNumber.optional() }),
  response: teamInfo,
});

export const updateTeamNameContract = endpoint({
  name: 'updateTeamName',
  method: 'POST',
  path: '/api/team/{id}/update/name',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary: 'Renames a team.',
  params: z.object({ id }),
  body: teamNameBody,
  response: done(message('organisation.answers.teamRenamed'), { name: z.string() }),
});

export const updateTeamContract = endpoint({
  name: 'updateTeam',
  method: 'POST',
  path: '/api/team/{id}/update',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary:
    'Changes when a team checks in. Missing fields stay. Also accepts 9:00 and 09:00:00, frequencies by name and seven switches for working days.',
  params: z.object({ id }),
  unwrap: withSchedule,
  body: teamScheduleBody.partial(),
  response: done(message('organisation.answers.scheduleSaved')),
});

export const removeMemberContract = endpoint({
  name: 'removeMember',
  method: 'POST',
  path: '/api/team/{id}/member/delete',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary: 'Takes a person out of a team; their account and past results stay.',
  params: z.object({ id }),
  body: listedPersonBody,
  response: done(message('organisation.answers.memberRemoved')),
});

export const nudgeMemberContract = endpoint({
  name: 'nudgeMember',
  method: 'POST',
  path: '/api/team/{id}/member/nudge',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary: 'Emails a member a reminder to finish onboarding.',
  params: z.object({ id }),
  body: listedPersonBody,
  response: done(message('specification.nudges.member'), nudged),
});

export const nudgeTeamLeaderContract = endpoint({
  name: 'nudgeTeamLeader',
  method: 'GET',
  path: '/api/company/team/{id}/nudge',
  access: ['Administrator', 'Department Leader'],
  mutates: true,
  summary: 'Emails a team’s leader a reminder to finish onboarding.',
  refuses: ['invalid'],
  params: z.object({ id }),
  response: done(message('specification.nudges.leader'), nudged),
});

export const nudgeSecondaryLeaderContract = endpoint({
  name: 'nudgeSecondaryLeader',
  method: 'POST',
  path: '/api/secondaryLeader/team/{id}/nudge',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary: 'Emails a team’s secondary leader a reminder to finish onboarding.',
  refuses: ['invalid'],
  params: z.object({ id }),
  body: z.object({}),
  response: done(message('specification.nudges.leader'), nudged),
});

export const deleteCompanyTeamContract = endpoint({
  name: 'deleteCompanyTeam',
  method: 'POST',
  path: '/api/company/team/{id}/delete',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary: 'Deletes a team with its check-ins and its own results; the people stay in the company.',
  params: z.object({ id }),
  body: z.object({}),
  response: done(message('organisation.answers.teamDeleted')),
});

export const deleteDepartmentTeamContract = endpoint({
  name: 'deleteDepartmentTeam',
  method: 'POST',
  path: '/api/department/team/{id}/delete',
  access: ['Administrator', 'Department Leader'],
  summary:
    'Deletes a team as `POST /api/company/team/{id}/delete` does; for administrators and the leader of its department.',
  params: z.object({ id }),
  body: z.object({}),
  response: done(message('organisation.answers.teamDeleted')),
});

export const listLeaderCandidatesContract = endpoint({
  name: 'listLeaderCandidates',
  method: 'GET',
  path: '/api/secondaryLeader/users',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary: 'Lists people in the company who can be chosen as a leader, found by part of their name or address.',
  refuses: ['not_found'],
  query: z.object({
    team: id.optional().describe('Leaves out the leader of this team. Required for a team leader.'),
    search: z.string().trim().max(100).default(''),
  }),
  response: z.object({
    users: z.array(
      z.object({
        id: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string().describe('Empty for a team leader, who finds people by name only.'),
      }),
    ),
  }),
});

export const addSecondaryLeaderContract = endpoint({
  name: 'addSecondaryLeader',
  method: 'POST',
  path: '/api/secondaryLeader/team/{id}/add',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary:
    'Makes someone in the company the secondary leader of a team, immediately. A member leaves the list of members.',
  params: z.object({ id }),
  body: userBody,
  response: done(message('organisation.answers.secondaryLeaderAdded'), { secondaryLeaderName: z.string() }),
});

export const removeSecondaryLeaderContract = endpoint({
  name: 'removeSecondaryLeader',
  method: 'POST',
  path: '/api/secondaryLeader/team/{id}/remove',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary:
    'Removes the secondary leader, or withdraws the invitation; someone who was a member before becomes one again.',
  refuses: ['invalid'],
  params: z.object({ id }),
  body: z.object({}),
  response: done(message('organisation.answers.secondaryLeaderRemoved'), { member: personRow.nullable() }),
});
