/** A file about a person: rows with named columns. */
export interface OwnFile {
  /** The columns of the database that refer to the person. */
  columns: readonly string[];
  /** `$1` is the company, `$2` the person. Columns of `ownWords` contain ids of lists, which become words. */
  text: string;
}

const inTeam = 'LEFT JOIN teams t ON t.company_id = $1 AND t.id =';

/** What someone has answered. */
const answers = {
  checkIns: {
    columns: ['check_ins.user_id', 'check_in_answers.user_id'],
    text: `SELECT c.local_date::text AS day, t.name AS team, c.sent_at AS "sentAt", c.answered_at AS "answeredAt",
      a.emotion_id AS feeling, a.factor_ids AS factors, a.elaborate AS remark, a.sentiment, a.productivity,
      a.motivator_id AS motivator, a.motivator_answer AS "motivatorAnswer", a.motivation, a.work_environment_id AS place,
      c.reminder_count AS reminders, c.reminded_at AS "remindedAt"
      FROM check_ins c LEFT JOIN check_in_answers a ON a.check_in_id = c.id ${inTeam} c.team_id
      WHERE c.company_id = $1 AND c.user_id = $2 ORDER BY c.local_date, c.id`,
  },
  values: {
    columns: ['norm_answers.user_id'],
    text: `SELECT n.local_date::text AS day, t.name AS team, n.norm_id AS norm, n.value
      FROM check_ins c JOIN norm_answers n ON n.check_in_id = c.id AND n.user_id = $2 ${inTeam} n.team_id
      WHERE c.company_id = $1 AND c.user_id = $2 ORDER BY n.local_date, n.check_in_id, n.norm_id`,
  },
  ratings: {
    columns: ['check_ins.user_id'],
    text: `SELECT r.local_date::text AS day, t.name AS team, u.first_name || ' ' || u.last_name AS member, r.value
      FROM check_ins c JOIN member_ratings r ON r.check_in_id = c.id JOIN users u ON u.id = r.user_id ${inTeam} r.team_id
      WHERE c.company_id = $1 AND c.user_id = $2 ORDER BY r.local_date, r.check_in_id, r.user_id`,
  },
  months: {
    columns: ['person_months.user_id'],
    text: `SELECT p.month::text, t.name AS team, p.due_count AS due, p.answer_count AS answered, p.good_count AS good,
      p.meh_count AS meh, p.bad_count AS bad, p.productivity_sum AS "productivitySum",
      p.productivity_count AS "productivityCount", p.motivation_sum AS "motivationSum",
      p.motivation_count AS "motivationCount"
      FROM person_months p ${inTeam} p.team_id WHERE p.company_id = $1 AND p.user_id = $2 ORDER BY p.month, p.team_id`,
  },
  monthQuestions: {
    columns: ['month_answers.user_id'],
    text: `SELECT month::text, question_id AS "monthQuestion", submitted_at AS "answeredAt" FROM month_answers
      WHERE company_id = $1 AND user_id = $2 ORDER BY month, question_id`,
  },
  motivators: {
    columns: ['motivator_satisfactions.user_id'],
    text: `SELECT s.motivator_id AS motivator, s.satisfaction, s.answered_at AS "answeredAt"
      FROM motivator_satisfactions s JOIN users u ON u.id = s.user_id
      WHERE u.company_id = $1 AND s.user_id = $2 ORDER BY s.motivator_id`,
  },
} as const satisfies Readonly<Record<string, OwnFile>>;

/** What someone has written, voted for and begun with their name. */
const words = {
  messages: {
    columns: ['posts.author_id'],
    text: `SELECT p.posted_on::text AS day, p.created_at AS "createdAt", t.name AS team, p.text, p.hidden_reason AS "hiddenReason"
      FROM posts p ${inTeam} p.team_id WHERE p.company_id = $1 AND p.author_id = $2 ORDER BY p.created_at, p.id`,
  },
  reactions: {
    columns: ['acknowledgements.user_id'],
    text: `SELECT p.posted_on::text AS day, t.name AS team, a.word AS reaction
      FROM acknowledgements a JOIN posts p ON p.company_id = $1 AND p.id = a.post_id ${inTeam} p.team_id
      WHERE a.company_id = $1 AND a.user_id = $2 ORDER BY p.posted_on, p.id`,
  },
  readMessages: {
    columns: ['post_reads.user_id'],
    text: `SELECT p.posted_on::text AS day, t.name AS team FROM post_reads r
      JOIN posts p ON p.company_id = $1 AND p.id = r.post_id ${inTeam} p.team_id
      WHERE r.company_id = $1 AND r.user_id = $2 ORDER BY p.posted_on, p.id`,
  },
  replies: {
    columns: ['reply_messages.user_id'],
    text: `SELECT m.kind, m.text, m.visible_at AS "visibleAt", t.name AS team FROM reply_messages m
      JOIN posts p ON p.company_id = $1 AND p.id = m.post_id ${inTeam} p.team_id
      WHERE m.company_id = $1 AND (m.user_id = $2 OR m.kind = 'author' AND m.post_id IN (
        SELECT post_id FROM reply_threads WHERE company_id = $1 AND signed_by_id = $2)) ORDER BY m.visible_at, m.id`,
  },
  conversations: {
    columns: ['reply_threads.holder_id', 'reply_threads.signed_by_id'],
    text: `SELECT p.posted_on::text AS day, t.name AS team, h.holder_id IS NOT DISTINCT FROM $2 AS "isHeld",
      h.signed_by_id IS NOT DISTINCT FROM $2 AS "isSigned", CASE WHEN h.signed_by_id = $2 THEN p.text END AS text
      FROM reply_threads h
      JOIN posts p ON p.company_id = $1 AND p.id = h.post_id ${inTeam} p.team_id
      WHERE h.company_id = $1 AND $2 IN (h.holder_id, h.signed_by_id) ORDER BY p.posted_on, p.id`,
  },
  steps: {
    columns: ['actions.owner_id', 'actions.made_by_id', 'actions.ended_by_id'],
    text: `SELECT t.name AS team, a.topic, a.said, a.will, a.prepared, a.state, a.promised_on::text AS "promisedOn",
      a.due_on::text AS "dueOn", a.done_on::text AS "doneOn", a.settled_on::text AS "settledOn",
      CASE WHEN a.ended_by_id = $2 THEN a.why END AS why, a.owner_id IS NOT DISTINCT FROM $2 AS "isOwner" FROM actions a ${inTeam} a.team_id
      WHERE a.company_id = $1 AND $2 IN (a.owner_id, a.made_by_id, a.ended_by_id) ORDER BY a.promised_on, a.id`,
  },
  stepVotes: {
    columns: ['action_voters.user_id'],
    text: `SELECT t.name AS team, a.topic, b.closes_on::text AS "closesOn" FROM action_voters v
      JOIN action_ballots b ON b.action_id = v.action_id JOIN actions a ON a.id = v.action_id ${inTeam} a.team_id
      WHERE v.company_id = $1 AND v.user_id = $2 ORDER BY v.action_id`,
  },
  shares: {
    columns: ['shares.shared_by_id'],
    text: `SELECT s.shared_on::text AS day, t.name AS team, s.note FROM shares s ${inTeam} s.team_id
      WHERE s.company_id = $1 AND s.shared_by_id = $2 ORDER BY s.shared_on, s.id`,
  },
  shareVotes: {
    columns: ['share_voters.user_id'],
    text: `SELECT s.shared_on::text AS day, t.name AS team, s.vote_until::text AS "closesOn" FROM share_voters v
      JOIN shares s ON s.company_id = $1 AND s.id = v.share_id ${inTeam} s.team_id
      WHERE v.company_id = $1 AND v.user_id = $2 ORDER BY s.shared_on, s.id`,
  },
  insights: {
    columns: ['coach_items.user_id'],
    text: `SELECT i.written_on::text AS day, t.name AS team, i.kind, i.text_key AS "textKey", i.facts
      FROM coach_items i ${inTeam} i.team_id WHERE i.company_id = $1 AND i.user_id = $2 ORDER BY i.written_on, i.id`,
  },
  insightVotes: {
    columns: ['coach_item_states.user_id'],
    text: `SELECT i.written_on::text AS day, i.text_key AS "textKey", s.vote FROM coach_item_states s
      JOIN coach_items i ON i.company_id = $1 AND i.id = s.item_id
      WHERE s.company_id = $1 AND s.user_id = $2 ORDER BY i.written_on, i.id`,
  },
  helpVotes: {
    columns: ['faq_votes.user_id'],
    text: `SELECT entry_id AS entry, value AS vote FROM faq_votes WHERE company_id = $1 AND user_id = $2 ORDER BY entry_id`,
  },
  feedback: {
    columns: ['feedback.user_id', 'feedback_images.user_id'],
    text: `SELECT f.created_at AS "createdAt", f.type_id AS type, f.text, f.rate, f.score,
      (SELECT array_agg(i.name ORDER BY i.name) FROM feedback_images i WHERE i.feedback_id = f.id) AS pictures
      FROM feedback f WHERE f.company_id = $1 AND f.user_id = $2 ORDER BY f.created_at, f.id`,
  },
} as const satisfies Readonly<Record<string, OwnFile>>;

export const answeredFiles = answers;
export const writtenFiles = words;

/** The columns that refer to a person but are in no file, with the reason given in the download. */
export const withheldColumns = {
  'factor_mentions.user_id': 'waiting',
  'login_tickets.user_id': 'keys',
  'member_ratings.user_id': 'ratings',
  'notifications.about_user_id': 'others',
  'people_import_changes.previous_user_id': 'others',
  'people_import_changes.user_id': 'others',
  'recovery_codes.user_id': 'keys',
  'waiting_answers.user_id': 'waiting',
} as const satisfies Readonly<Record<string, 'waiting' | 'ratings' | 'others' | 'keys'>>;
