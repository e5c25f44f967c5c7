import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id, namedItem, page } from '#/lib/api/fields.ts';
import { withTeamFields } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import { departmentDraftBody, teamDraftBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { message } from '#/lib/words/message.ts';

/** The leader who hasn't finished it; null for the caller's own. */
const draftLeader = z.string().nullable();

/** A page of drafts, and how many there are. */
const drafts = z.array(
  z.object({
    id: z.int(),
    name: z.string().nullable(),
    leader: draftLeader,
  }),
);

export const listTeamDraftsContract = endpoint({
  name: 'listTeamDrafts',
  method: 'GET',
  path: '/api/teamCreate',
  access: 'auth',
  summary:
    'Returns the company and the unfinished teams that the caller may finish: their own, and those of invited leaders below them; fifty per page.',
  query: z.object({ page }),
  response: z.object({ company: namedItem, teams: drafts, total: z.int() }),
});

export const getTeamDraftContract = endpoint({
  name: 'getTeamDraft',
  method: 'GET',
  path: '/api/teamCreate/team',
  access: 'auth',
  summary: 'Returns the creation wizard’s form: an unfinished team, or the defaults for a new one.',
  refuses: ['not_found'],
  query: z.object({ id: id.optional() }),
  response: z.object({
    team: z.object({
      id: z.int().nullable(),
      name: z.string(),
      departamentId: z.int(),
      departmentName: z.string(),
      invites: z.array(z.string()),
      performingScoreId: z.int().nullable(),
      checkinDay: z.int(),
      frequencyId: z.int(),
      surveysTimeSend: z.string(),
      workingDays: z.array(z.int()),
      asksOnJoining: z.boolean(),
      leader: draftLeader,
    }),
    departaments: z.array(namedItem),
    performingScores: z.array(namedItem),
  }),
});

export const saveTeamDraftContract = endpoint({
  name: 'saveTeamDraft',
  method: 'POST',
  path: '/api/teamCreate/team',
  access: 'auth',
  summary:
    'Saves the wizard’s form; without an id, creates a new unfinished team. Also accepts times such as 9:00, frequencies by name and seven switches for working days.',
  refuses: ['not_found', 'too_many_requests'],
  query: z.object({ id: id.optional() }),
  unwrap: withTeamFields,
  body: teamDraftBody,
  response: done(message('organisation.answers.draftSaved'), { id: z.int() }),
});

export const discardTeamDraftContract = endpoint({
  name: 'discardTeamDraft',
  method: 'GET',
  path: '/api/teamCreate/team/delete',
  access: 'auth',
  mutates: true,
  summary: 'Discards an unfinished team of the caller’s, with what was typed.',
  refuses: ['not_found'],
  query: z.object({ id }),
  response: done(message('organisation.answers.draftDiscarded')),
});

export const createTeamContract = endpoint({
  name: 'createTeam',
  method: 'GET',
  path: '/api/teamCreate/team/create',
  access: 'auth',
  mutates: true,
  summary: 'Finishes a team: its invited leader leads it, or else its creator, and the invitations go out.',
  refuses: ['not_found', 'too_many_requests'],
  query: z.object({ id }),
  response: done(message('organisation.answers.teamCreated'), { id: z.int(), name: z.string(), invited: z.int() }),
});

export const listDepartmentDraftsContract = endpoint({
  name: 'listDepartmentDrafts',
  method: 'GET',
  path: '/api/departmentCreate',
  access: ['Administrator', 'Department Leader'],
  summary:
    'Returns the company and the unfinished departments that the caller may finish: their own, and for administrators those of invited leaders; fifty per page.',
  query: z.object({ page }),
  response: z.object({ company: namedItem, departments: drafts, total: z.int() }),
});

export const getDepartmentDraftContract = endpoint({
  name: 'getDepartmentDraft',
  method: 'GET',
  path: '/api/departmentCreate/department',
  access: ['Administrator', 'Department Leader'],
  summary: 'Returns the creation wizard’s form: an unfinished department, or an empty one.',
  refuses: ['not_found'],
  query: z.object({ id: id.optional() }),
  response: z.object({
    perfomingScores: z.array(namedItem),
    department: z.object({
      id: z.int().nullable(),
      name: z.string(),
      perfomingScoreId: z.int().nullable(),
      leader: draftLeader,
    }),
  }),
});

export const saveDepartmentDraftContract = endpoint({
  name: 'saveDepartmentDraft',
  method: 'POST',
  path: '/api/departmentCreate/department',
  access: ['Administrator', 'Department Leader'],
  summary: 'Saves the wizard’s form; without an id, creates a new unfinished department.',
  refuses: ['not_found', 'too_many_requests'],
  query: z.object({ id: id.optional() }),
  unwrap: ({ department }) => department,
  body: departmentDraftBody,
  response: done(message('organisation.answers.draftSaved'), { id: z.int() }),
});

export const discardDepartmentDraftContract = endpoint({
  name: 'discardDepartmentDraft',
  method: 'GET',
  path: '/api/departmentCreate/department/delete',
  access: ['Administrator', 'Department Leader'],
  mutates: true,
  summary: 'Discards an unfinished department of the caller’s.',
  refuses: ['not_found'],
  query: z.object({ id }),
  response: done(message('organisation.answers.draftDiscarded')),
});

export const createDepartmentContract = endpoint({
  name: 'createDepartment',
  method: 'GET',
  path: '/api/departmentCreate/department/create',
  access: ['Administrator', 'Department Leader'],
  mutates: true,
  summary: 'Finishes a department: its invited leader leads it, or else its creator.',
  refuses: ['not_found'],
  query: z.object({ id }),
  response: done(message('organisation.answers.departmentCreated'), { id: z.int(), name: z.string() }),
});
