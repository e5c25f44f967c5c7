import { activityWords } from '#/lib/domain/audit/constants.ts';

interface ExportFile {
  /** The table that the file is made from. */
  table: string;
  /** The exported columns, by name; `$1` is the company. */
  text: string;
}

/** People only see their own sign-ins and password changes. */
const shownActions = [...activityWords].flatMap(([action, { isPrivate }]) => (isPrivate ? [] : [`'${action}'`]));

/**
 * The files of an export: what administrators see and change in the product. They contain no one's answers, results or
 * texts, and no keys. Source: docs/decisions.md, An export contains no answers.
 */
export const exportFiles: Readonly<Record<string, ExportFile>> = {
  company: {
    table: 'companies',
    text: `SELECT id, name, time_zone AS "timeZone", minimum_group_size AS "minimumGroupSize", is_more_careful AS "isMoreCareful",
      month_question_day AS "monthQuestionDay", norm_ids AS "normIds", industry_id AS "industryId", size_id AS "sizeId",
      created_at AS "createdAt" FROM companies WHERE id = $1`,
  },
  retention: {
    table: 'company_retention',
    text: `SELECT kind, months, starts_on::text AS "startsOn", months_before AS "monthsBefore" FROM company_retention
      WHERE company_id = $1 ORDER BY kind`,
  },
  people: {
    table: 'users',
    text: `SELECT id, first_name AS "firstName", last_name AS "lastName", email, time_zone AS "timeZone",
      CASE WHEN suspended_at IS NOT NULL THEN 'suspended' WHEN blocked_at IS NOT NULL THEN 'deleted'
        WHEN confirmed_at IS NULL THEN 'unconfirmed' ELSE 'active' END AS state,
      created_at AS "createdAt", confirmed_at AS "confirmedAt", onboarding_completed_at AS "onboardingCompletedAt",
      suspended_at AS "suspendedAt" FROM users WHERE company_id = $1 ORDER BY id`,
  },
  administrators: {
    table: 'administrators',
    text: `SELECT user_id AS "userId", is_creator AS "isCreator", created_at AS "createdAt" FROM administrators
      WHERE company_id = $1 ORDER BY user_id`,
  },
  administratorRequests: {
    table: 'administrator_requests',
    text: `SELECT user_id AS "userId", asked_at AS "askedAt" FROM administrator_requests WHERE company_id = $1 ORDER BY user_id`,
  },
  departments: {
    table: 'departments',
    text: `SELECT id, name, leader_id AS "leaderId", creator_id AS "creatorId", created_at AS "createdAt",
      completed_at AS "completedAt" FROM departments WHERE company_id = $1 ORDER BY id`,
  },
  teams: {
    table: 'teams',
    text: `SELECT id, department_id AS "departmentId", name, leader_id AS "leaderId", secondary_leader_id AS "secondaryLeaderId",
      creator_id AS "creatorId", frequency_id AS "frequencyId", checkin_day AS "checkinDay",
      surveys_time_send AS "surveysTimeSend", working_days AS "workingDays", asks_on_joining AS "asksOnJoining",
      created_at AS "createdAt", completed_at AS "completedAt" FROM teams WHERE company_id = $1 ORDER BY id`,
  },
  members: {
    table: 'team_members',
    text: `SELECT team_id AS "teamId", user_id AS "userId", joined_at AS "joinedAt" FROM team_members
      WHERE company_id = $1 ORDER BY team_id, user_id`,
  },
  leaderships: {
    table: 'leaderships',
    text: `SELECT team_id AS "teamId", user_id AS "userId", begins_on::text AS "beginsOn", ended_on::text AS "endedOn"
      FROM leaderships WHERE company_id = $1 ORDER BY id`,
  },
  invitations: {
    table: 'invitations',
    text: `SELECT id, kind, email, first_name AS "firstName", last_name AS "lastName", department_id AS "departmentId",
      team_id AS "teamId", invited_by_id AS "invitedById", created_at AS "createdAt", expires_at AS "expiresAt",
      resent_at AS "resentAt", accepted_at AS "acceptedAt", revoked_at AS "revokedAt" FROM invitations
      WHERE company_id = $1 ORDER BY id`,
  },
  imports: {
    table: 'people_imports',
    text: `SELECT id, file_name AS "fileName", created_by_id AS "createdById", state, counts, created_at AS "createdAt",
      applied_at AS "appliedAt", undone_at AS "undoneAt" FROM people_imports WHERE company_id = $1 ORDER BY id`,
  },
  activity: {
    table: 'audit_entries',
    text: `SELECT id::text, at, actor_kind AS "actorKind", actor_id AS "actorId", role, key_id AS "keyId", action, subject, result, details
      FROM audit_entries WHERE company_id = $1 AND action IN (${shownActions.join(', ')}) ORDER BY id`,
  },
};
