import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from '#/e2e/structure/source-files.ts';
import { exportFiles } from '#/lib/domain/companies/export/export-files.constants.ts';

/** The tables of a company that no export contains, by reason. Add new tables here or to the files. */
const unexportedTables = {
  answers: [
    'check_ins',
    'check_in_answers',
    'norm_answers',
    'member_ratings',
    'month_answers',
    'motivator_satisfactions',
    'person_months',
    'waiting_answers',
    'factor_mentions',
    'pulse_recipients',
    'pulse_answers',
    'pulse_tallies',
  ],
  /** Readers only see what, with everything else they know, reveals no one's answer; a file doesn't know its reader. */
  figures: ['published_sums', 'mixed_batches', 'pulse_results', 'coach_evaluations', 'coach_items', 'faq_former_votes'],
  /** Belong to their leaders, who download them as the product shows them. */
  pulses: ['pulses', 'pulse_teams', 'pulse_questions', 'pulse_rounds', 'pulse_round_questions'],
  /** Belong to one person, or are for the people who run the installation. */
  personal: [
    'personality_answers',
    'personality_results',
    'posts',
    'action_ballots',
    'action_voters',
    'actions',
    'shares',
    'share_topics',
    'share_voters',
    'share_invites',
    'post_reads',
    'acknowledgements',
    'reply_threads',
    'reply_messages',
    'pulse_threads',
    'pulse_thread_messages',
    'pulse_acknowledgements',
    'coach_item_states',
    'faq_votes',
    'feedback',
    'feedback_images',
    'stored_images',
    'notifications',
    'mail_opt_outs',
    'address_corrections',
  ],
  keys: [
    'sessions',
    'login_tickets',
    'mailed_tokens',
    'recovery_codes',
    'identities',
    'preview_tokens',
    'push_subscriptions',
    'channel_connections',
    'api_keys',
    'webhook_endpoints',
    'company_domains',
    'sign_in_connections',
    'sign_in_exceptions',
    'sign_in_attempts',
    'saml_assertions',
    'directory_people',
    'directory_groups',
    'directory_members',
    'directory_states',
    'billing_accounts',
    'checkout_attempts',
  ],
  /** The product's own records for its work. */
  work: [
    'people_import_rows',
    'people_import_changes',
    'channel_people',
    'channel_messages',
    'webhook_deliveries',
    'check_in_rounds',
    'check_in_looks',
    'release_looks',
    'sweep_notes',
    'mornings',
    'company_releases',
    'report_exports',
    'report_mails',
    'paper_versions',
  ],
} as const;

const models = filesBelow('prisma/schema')
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .flatMap((text) => text.split(/^model /m).slice(1))
  .map((text) => text.slice(0, text.search(/^\}/m)));

it('every table of a company is either read by an export or left out on purpose', () => {
  const tables = models
    .filter((model) => /^ {2}companyId /m.test(model))
    .map((model) => /@@map\("(\w+)"/.exec(model)?.[1] ?? '');
  const decided = [...Object.values(exportFiles).map(({ table }) => table), ...Object.values(unexportedTables).flat()];
  expect(decided.toSorted()).toEqual([...tables, 'companies'].toSorted());
});

it('an export reads no other table, and no column with a key or a person’s answer', () => {
  for (const [name, { table, text }] of Object.entries(exportFiles)) {
    expect([name, /FROM (\w+)/.exec(text)?.[1], /JOIN|\*/.test(text)]).toEqual([name, table, false]);
    expect(text).not.toMatch(
      /hash|secret|totp|token|link_version|motivator|hopes|birth|phone|draft_invites|norm_ids(?! AS "normIds", industry)/,
    );
  }
});
