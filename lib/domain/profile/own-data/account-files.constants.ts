import type { OwnFile } from '#/lib/domain/profile/own-data/own-files.constants.ts';

const inTeam = 'LEFT JOIN teams t ON t.company_id = $1 AND t.id =';

/** Who someone is here, and what their account did and got. */
export const accountFiles = {
  profile: {
    columns: [],
    text: `SELECT email, first_name AS "firstName", last_name AS "lastName", phone, time_zone AS "timeZone", locale, channel,
      seniority_id AS seniority, birth_date::text AS "birthDate", hire_date::text AS "hireDate",
      is_new_hire AS "isNewHire", years_of_leadership_id AS "yearsOfLeadership", hopes,
      share_birthday AS "shareBirthday", get_members_birthdays AS "getMembersBirthdays", norm_ids AS norms,
      motivator_ratings AS "motivatorOrder", motivator_priorities AS priorities, motivator_baselines AS baselines,
      motivator_reason AS "motivatorReason", image_name AS photo, created_at AS "createdAt", confirmed_at AS "confirmedAt",
      onboarding_completed_at AS "onboardingCompletedAt", tour_completed_at AS "tourCompletedAt", renamed_at AS "renamedAt",
      mail_refused_at AS "mailRefusedAt", totp_confirmed_at AS "secondFactorSince"
      FROM users WHERE company_id = $1 AND id = $2`,
  },
  roles: {
    columns: [
      'administrators.user_id',
      'administrator_requests.user_id',
      'departments.leader_id',
      'departments.creator_id',
      'teams.leader_id',
      'teams.secondary_leader_id',
      'teams.creator_id',
    ],
    text: `SELECT 'administrator' AS role, NULL AS place, created_at AS since FROM administrators WHERE company_id = $1 AND user_id = $2
      UNION ALL SELECT 'administrator, asked for', NULL, asked_at FROM administrator_requests WHERE company_id = $1 AND user_id = $2
      UNION ALL SELECT 'department leader', name, NULL FROM departments WHERE company_id = $1 AND leader_id = $2
      UNION ALL SELECT 'creator of the department', name, created_at FROM departments WHERE company_id = $1 AND creator_id = $2
      UNION ALL SELECT 'team leader', name, NULL FROM teams WHERE company_id = $1 AND leader_id = $2
      UNION ALL SELECT 'secondary leader', name, NULL FROM teams WHERE company_id = $1 AND secondary_leader_id = $2
      UNION ALL SELECT 'creator of the team', name, created_at FROM teams WHERE company_id = $1 AND creator_id = $2`,
  },
  memberships: {
    columns: ['team_members.user_id'],
    text: `SELECT t.name AS team, m.joined_at AS "joinedAt" FROM team_members m ${inTeam} m.team_id
      WHERE m.company_id = $1 AND m.user_id = $2 ORDER BY m.joined_at, m.team_id`,
  },
  leaderships: {
    columns: ['leaderships.user_id'],
    text: `SELECT t.name AS team, l.begins_on::text AS "beginsOn", l.ended_on::text AS "endedOn" FROM leaderships l ${inTeam} l.team_id
      WHERE l.company_id = $1 AND l.user_id = $2 ORDER BY l.id`,
  },
  invitations: {
    columns: ['invitations.invited_by_id'],
    text: `SELECT i.kind, i.email, i.first_name AS "firstName", i.last_name AS "lastName", t.name AS team,
      i.created_at AS "createdAt", i.accepted_at AS "acceptedAt", i.revoked_at AS "revokedAt",
      i.invited_by_id IS NOT DISTINCT FROM $2 AS "isMine" FROM invitations i ${inTeam} i.team_id
      WHERE i.company_id = $1 AND (i.invited_by_id = $2
        OR i.email = (SELECT email FROM users WHERE company_id = $1 AND id = $2)) ORDER BY i.id`,
  },
  madePulses: {
    columns: ['pulses.creator_id'],
    text: `SELECT name, created_at AS "createdAt", activated_at AS "activatedAt", deleted_at AS "deletedAt" FROM pulses
      WHERE company_id = $1 AND creator_id = $2 ORDER BY id`,
  },
  notifications: {
    columns: ['notifications.user_id'],
    text: `SELECT created_at AS "createdAt", role, title, message, seen_at AS "seenAt", button_clicked_at AS "pressedAt"
      FROM notifications WHERE company_id = $1 AND user_id = $2 ORDER BY id`,
  },
  stoppedMails: {
    columns: ['mail_opt_outs.user_id'],
    text: `SELECT kind, created_at AS "createdAt", reason_id AS reason, text FROM mail_opt_outs
      WHERE company_id = $1 AND user_id = $2 ORDER BY kind`,
  },
  chats: {
    columns: ['channel_people.user_id', 'channel_connections.connected_by_id'],
    text: `SELECT n.kind, n.name, p.external_id AS "personThere", p.matched_at AS "lookedForAt", n.connected_by_id = $2 AS "isMine"
      FROM channel_connections n LEFT JOIN channel_people p ON p.connection_id = n.id AND p.user_id = $2
      WHERE n.company_id = $1 AND (p.user_id = $2 OR n.connected_by_id = $2) ORDER BY n.id`,
  },
  chatMessages: {
    columns: ['channel_messages.user_id'],
    text: `SELECT n.kind, m.about, m.number, m.sent_at AS "sentAt", m.settled_at AS "settledAt"
      FROM channel_messages m JOIN channel_connections n ON n.id = m.connection_id
      WHERE m.company_id = $1 AND m.user_id = $2 ORDER BY m.sent_at, m.about_id, m.number`,
  },
  devices: {
    columns: ['push_subscriptions.user_id'],
    text: `SELECT device, created_at AS "turnedOnAt", last_ok_at AS "lastToldAt" FROM push_subscriptions
      WHERE company_id = $1 AND user_id = $2 ORDER BY id`,
  },
  sessions: {
    columns: ['sessions.user_id'],
    text: `SELECT s.kind, s.device, s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.revoked_at AS "endedAt",
      s.revoked_reason AS "endedBecause" FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE u.company_id = $1 AND s.user_id = $2 ORDER BY s.created_at, s.id`,
  },
  signInAccounts: {
    columns: ['identities.user_id'],
    text: `SELECT i.provider, i.issuer, i.email, i.created_at AS "createdAt", i.last_used_at AS "lastUsedAt"
      FROM identities i JOIN users u ON u.id = i.user_id WHERE u.company_id = $1 AND i.user_id = $2 ORDER BY i.id`,
  },
  mailedLinks: {
    columns: ['mailed_tokens.user_id'],
    text: `SELECT m.kind, m.created_at AS "createdAt", m.expires_at AS "expiresAt", m.used_at AS "usedAt"
      FROM mailed_tokens m JOIN users u ON u.id = m.user_id WHERE u.company_id = $1 AND m.user_id = $2 ORDER BY m.id`,
  },
  previews: {
    columns: ['preview_tokens.leader_id', 'preview_tokens.member_id'],
    text: `SELECT t.name AS team, p.created_at AS "beganAt", coalesce(p.ended_at, p.expires_at) AS "endedAt",
      p.leader_id = $2 AS "isMine" FROM preview_tokens p ${inTeam} p.team_id
      WHERE p.company_id = $1 AND $2 IN (p.leader_id, p.member_id) ORDER BY p.created_at, p.id`,
  },
  reports: {
    columns: ['report_exports.requester_id', 'report_mails.user_id'],
    text: `SELECT x.kind, x.role, x.flag, x.created_at AS "createdAt", x.requester_id = $2 AS "isMine" FROM report_exports x
      WHERE x.company_id = $1 AND (x.requester_id = $2
        OR EXISTS (SELECT FROM report_mails m WHERE m.export_id = x.id AND m.user_id = $2)) ORDER BY x.created_at, x.id`,
  },
  imports: {
    columns: ['people_imports.created_by_id', 'people_imports.undone_by_id'],
    text: `SELECT file_name AS "fileName", created_at AS "createdAt", applied_at AS "appliedAt", undone_at AS "undoneAt",
      created_by_id = $2 AS "isMine" FROM people_imports
      WHERE company_id = $1 AND $2 IN (created_by_id, undone_by_id) ORDER BY id`,
  },
  programKeys: {
    columns: ['api_keys.owner_id'],
    text: `SELECT name, scopes, made_at AS "madeAt", expires_at AS "endsAt", used_on::text AS "usedOn",
      revoked_at AS "revokedAt" FROM api_keys WHERE company_id = $1 AND owner_id = $2 ORDER BY id`,
  },
  signInExceptions: {
    columns: ['sign_in_exceptions.user_id'],
    text: `SELECT n.name FROM sign_in_exceptions e JOIN sign_in_connections n ON n.id = e.connection_id
      WHERE e.company_id = $1 AND e.user_id = $2 ORDER BY n.id`,
  },
  directory: {
    columns: ['directory_people.user_id'],
    text: `SELECT p.user_name AS "userName", p.external_id AS "externalId", p.linked_at AS "linkedAt",
      ARRAY(SELECT g.display_name FROM directory_members m JOIN directory_groups g ON g.id = m.group_id
        WHERE m.company_id = p.company_id AND m.user_id = p.user_id ORDER BY g.display_name) AS groups
      FROM directory_people p WHERE p.company_id = $1 AND p.user_id = $2`,
  },
  payments: {
    columns: ['checkout_attempts.actor_id'],
    text: `SELECT created_at AS "createdAt" FROM checkout_attempts WHERE company_id = $1 AND actor_id = $2 ORDER BY created_at`,
  },
  activity: {
    columns: ['audit_entries.actor_id'],
    text: `SELECT at, role, action, subject, result, details FROM audit_entries
      WHERE company_id = $1 AND actor_id = $2 ORDER BY id`,
  },
} as const satisfies Readonly<Record<string, OwnFile>>;
