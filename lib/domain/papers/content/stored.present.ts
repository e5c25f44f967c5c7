import type { PaperSection } from '#/lib/domain/papers/content/paper.present.ts';
import { text } from '#/lib/domain/papers/content/paper.present.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface StoredThing {
  /** What erasing an account does to it. */
  erasure: 'gone' | 'former' | 'expires' | 'passes' | 'nameless';
  tables: readonly string[];
}

/** Every table about people or with what they said, by its purpose. A test compares it with the database. */
export const storedThings = {
  account: {
    erasure: 'gone',
    tables: [
      'users',
      'stored_images',
      'identities',
      'recovery_codes',
      'mailed_tokens',
      'login_tickets',
      'sign_in_exceptions',
      'mail_opt_outs',
    ],
  },
  sessions: { erasure: 'expires', tables: ['sessions', 'preview_tokens', 'sign_in_attempts'] },
  places: {
    erasure: 'gone',
    tables: [
      'administrators',
      'administrator_requests',
      'departments',
      'teams',
      'team_members',
      'leaderships',
      'invitations',
      'address_corrections',
    ],
  },
  imports: { erasure: 'former', tables: ['people_imports', 'people_import_rows', 'people_import_changes'] },
  checkIns: {
    erasure: 'former',
    tables: ['check_ins', 'check_in_answers', 'norm_answers', 'member_ratings', 'person_months', 'month_answers'],
  },
  waiting: { erasure: 'gone', tables: ['waiting_answers', 'factor_mentions'] },
  motivators: { erasure: 'gone', tables: ['motivator_satisfactions'] },
  asked: { erasure: 'expires', tables: ['pulse_recipients'] },
  counts: { erasure: 'nameless', tables: ['pulse_tallies'] },
  texts: { erasure: 'nameless', tables: ['pulse_answers'] },
  pulses: { erasure: 'former', tables: ['pulses'] },
  textReplies: { erasure: 'gone', tables: ['pulse_threads', 'pulse_thread_messages', 'pulse_acknowledgements'] },
  chatBox: {
    erasure: 'gone',
    tables: ['posts', 'post_reads', 'acknowledgements', 'reply_threads', 'reply_messages'],
  },
  steps: { erasure: 'gone', tables: ['actions', 'action_voters', 'shares', 'share_voters'] },
  coaching: { erasure: 'gone', tables: ['coach_items', 'coach_item_states'] },
  assessment: { erasure: 'gone', tables: ['personality_answers', 'personality_results'] },
  notices: { erasure: 'gone', tables: ['notifications', 'push_subscriptions'] },
  channels: { erasure: 'gone', tables: ['channel_connections', 'channel_people', 'channel_messages'] },
  directory: { erasure: 'gone', tables: ['directory_people'] },
  keys: { erasure: 'passes', tables: ['api_keys'] },
  reports: { erasure: 'expires', tables: ['report_exports', 'report_mails'] },
  feedback: { erasure: 'gone', tables: ['feedback', 'feedback_images', 'faq_votes'] },
  log: { erasure: 'former', tables: ['audit_entries'] },
  payments: { erasure: 'former', tables: ['checkout_attempts'] },
  results: { erasure: 'nameless', tables: ['published_sums', 'mixed_batches', 'pulse_results'] },
} as const satisfies Record<string, StoredThing>;

type StoredName = keyof typeof storedThings;
const storedNames = Object.keys(storedThings) as StoredName[];

/** Returns what is stored where, and what erasing an account does to it. */
export function storedSection(locale: Locale): PaperSection {
  const t = wordsFor(locale, 'papers.stored');
  const cells = wordsFor(locale, 'papers.cells');
  return {
    id: 'stored',
    title: t('title'),
    parts: [
      text(t('about')),
      {
        kind: 'table',
        title: t('title'),
        heads: [cells('what'), cells('holds'), cells('erased')],
        rows: storedNames.map((name) => [
          t(`things.${name}.name`),
          t(`things.${name}.holds`),
          t(`erasure.${storedThings[name].erasure}`),
        ]),
      },
    ],
  };
}

/** Returns the names of everything stored, for use in a sentence. */
export function nameStored(locale: Locale): string[] {
  const t = wordsFor(locale, 'papers.stored.things');
  return storedNames.map((name) => t(`${name}.name`));
}
