import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#/e2e/structure/source-files.ts';
import { hasEnglish, listDateWords } from '#/e2e/support/measures/english.ts';
import * as account from '#/lib/domain/accounts/mails/account.email.ts';
import * as accountChanged from '#/lib/domain/accounts/mails/account-changed.email.ts';
import * as decision from '#/lib/domain/administrator-requests/decision.email.ts';
import { mailedKinds } from '#/lib/domain/billing/constants.ts';
import * as billing from '#/lib/domain/billing/plans/billing-news.email.ts';
import * as brief from '#/lib/domain/briefs/brief.email.ts';
import type { Paragraph } from '#/lib/domain/briefs/briefs.schema.ts';
import * as checkIn from '#/lib/domain/check-ins/mails/check-in.email.ts';
import { describeAudience } from '#/lib/domain/check-ins/respond/audience.present.ts';
import { deletionMailKinds } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import * as deletion from '#/lib/domain/companies/deletion/deletion.email.ts';
import { signInChanges } from '#/lib/domain/company-sign-in/constants.ts';
import * as signInChange from '#/lib/domain/company-sign-in/enforcement/sign-in-change.email.ts';
import * as accountReady from '#/lib/domain/directory/people/account-ready.email.ts';
import * as feedback from '#/lib/domain/feedback/feedback.email.ts';
import * as invitation from '#/lib/domain/invitations/open-invitations/invitation.email.ts';
import * as keyEnds from '#/lib/domain/keys/key-ends.email.ts';
import * as nudge from '#/lib/domain/organisation/nudges/nudge.email.ts';
import * as receipt from '#/lib/domain/privacy/leavers/erasure-receipt.email.ts';
import * as pulse from '#/lib/domain/pulses/mails/pulse.email.ts';
import * as pulseResults from '#/lib/domain/pulses/mails/pulse-results.email.ts';
import { questionTypeIds } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import * as report from '#/lib/domain/reports/mails/report.email.ts';

/** Longer English with accents. A word without accents was never translated. */
const locale = 'en-XA';
/** A name that no language changes, and that doesn't look English. */
const name = 'Åsé';
const person = { locale, firstName: name, companyName: name } as const;
const token = 't';
const closesAt = '13.3.2026, 12:00';
const request: checkIn.CheckInMailContent = {
  ...person,
  teamName: name,
  span: { name: 'today' },
  asksOwn: true,
  audience: describeAudience({ asksOwn: true, smallestGroup: 5, readers: [name, name] }, locale),
  closesAt,
  token,
  unsubscribeToken: token,
};
const rating = {
  ...request,
  asksOwn: false,
  audience: describeAudience({ asksOwn: false, smallestGroup: 5, readers: null }, locale),
};
const question = {
  id: 1,
  typeId: 2,
  pool: [],
  isMultiple: false,
  bankItemId: null,
  text: name,
  low: name,
  high: name,
  locale: null,
} as const;
const asking: pulse.PulseMailContent = {
  ...person,
  pulseName: name,
  questions: [question],
  minimumGroupSize: 5,
  closesAt,
  token,
  unsubscribeToken: token,
};
const result = { text: name, locale: 'en', score: 40, average: 2, enps: null, trend: -8, isTrendClear: true };
const results: pulseResults.ResultsMailContent = {
  ...asking,
  pulseId: 1,
  roundId: 1,
  responsesCount: 5,
  membersCount: 6,
  isShown: true,
  questions: [result, { ...result, score: 70, trend: 9 }, { ...result, score: null, enps: 20 }],
};
const teams = [1, 2].map((id) => ({ kind: 'team' as const, id, name }));
const reported = { ...person, askedBy: name, isOwn: false, scopes: teams, leadsTeam: true, period: '1m' } as const;
const invitationContent = {
  ...person,
  isChange: false,
  inviter: name,
  offer: ['invitations.offers.newDepartment', { sender: 'person', inviter: name, company: name }],
  account: 'none',
  expiresAt: new Date('2026-03-13T11:00:00Z'),
  timeZone: 'Europe/Berlin',
  token,
} as const;
const week = { from: '2026-03-09', to: '2026-03-15' } as const;
const paragraph: Paragraph = {
  about: { kind: 'team', id: 7, name },
  findings: [],
  teams: [],
  steps: 0,
  stepsInShort: null,
  sentences: [[{ text: name, href: null }]],
};
const feedbackOf = {
  ...person,
  type: null,
  text: name,
  rate: 4,
  score: 9,
  screenshots: 2,
  author: { name, email: 'a@b.c', company: name },
};

/** Every email, in all its variants. */
const mails: Record<string, { subject: string; html: string; text: string }[]> = {
  accountExistsMail: [account.accountExistsMail(person)],
  reconfirmMail: [account.reconfirmMail({ ...person, token })],
  resetPasswordMail: [account.resetPasswordMail({ ...person, token })],
  setPasswordMail: [true, false].map((isJoining) => account.setPasswordMail({ ...person, isJoining, token })),
  signInFailuresMail: [true, false].map((has) =>
    account.signInFailuresMail({ ...person, hasPassword: has, hasSecondFactor: has }),
  ),
  secondFactorResetMail: [account.secondFactorResetMail(person)],
  accountChangedMail: (
    [
      'password',
      'second-factor-on',
      'second-factor-off',
      'recovery-codes',
      'sign-in-connected',
      'sign-in-removed',
    ] as const
  ).map((change) => accountChanged.accountChangedMail({ ...person, change, connected: [name, name] })),
  approvedMail: [decision.approvedMail(person)],
  refusedMail: [true, false].map((isErased) => decision.refusedMail({ ...person, isErased })),
  billingNewsMail: mailedKinds.map((kind) =>
    billing.billingNewsMail({ ...person, kind, max: 50, until: new Date('2026-03-13') }),
  ),
  briefMail: [[paragraph], [paragraph, paragraph]].map((paragraphs) =>
    brief.briefMail({ ...person, week, paragraphs, unsubscribeToken: token }),
  ),
  checkInMail: [checkIn.checkInMail(request), checkIn.checkInMail(rating)],
  checkInReminderMail: [checkIn.checkInReminderMail(request), checkIn.checkInReminderMail(rating)],
  checkInsReminderMail: [checkIn.checkInsReminderMail([request, { ...rating, teamName: `${name}s` }])],
  deletionMail: deletionMailKinds.map((kind) =>
    deletion.deletionMail({ ...person, kind, deletesAt: new Date('2026-03-13'), timeZone: 'Europe/Berlin' }),
  ),
  deletionReceiptMail: [deletion.deletionReceiptMail(person)],
  erasureReceiptMail: [receipt.erasureReceiptMail(person)],
  feedbackMail: [
    feedback.feedbackMail(feedbackOf),
    feedback.feedbackMail({ ...feedbackOf, type: name, rate: null, score: null, screenshots: 0 }),
  ],
  invitationMail: (
    ['company_administrator', 'department_leader', 'team_leader', 'secondary_leader', 'team_member'] as const
  ).map((kind) => invitation.invitationMail({ ...invitationContent, kind })),
  knownAddressMail: [true, false].map((isColleague) => invitation.knownAddressMail({ ...person, isColleague, token })),
  keyEndsMail: [
    keyEnds.keyEndsMail({ ...person, keyName: name, endsAt: new Date('2026-03-13'), timeZone: 'Europe/Berlin' }),
  ],
  accountReadyMail: [accountReady.accountReadyMail(person)],
  signInChangeMail: signInChanges.flatMap((change) =>
    [true, false].map((hasPassword) =>
      signInChange.signInChangeMail({ ...person, connectionName: name, hasPassword, change }),
    ),
  ),
  nudgeMail: [nudge.nudgeMail(person)],
  pulseMail: questionTypeIds.map((typeId) => pulse.pulseMail({ ...asking, questions: [{ ...question, typeId }] })),
  pulseReminderMail: [pulse.pulseReminderMail(asking)],
  pulseNudgeMail: [pulse.pulseNudgeMail(asking)],
  pulseResultsMail: [true, false].map((isShown) => pulseResults.pulseResultsMail({ ...results, isShown })),
  reportMail: [true, false].map((isOwn) => report.reportMail({ ...reported, isOwn })),
  chartMail: [name, null].map((sender) =>
    report.chartMail({ ...person, sender, part: name, date: week.from, page: '/' }),
  ),
};

it('the list includes every email', async () => {
  const files = globSync('lib/**/*.email.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(path.join(root, file))));
  const names = modules.flatMap((module: object) => Object.keys(module)).filter((key) => key.endsWith('Mail'));
  expect(Object.keys(mails).sort()).toEqual(names.sort());
});

describe.each(Object.entries(mails))('%s', (_key, forms) => {
  it.each(forms.map((form, at) => [at + 1, form] as const))(
    'is whole in another language, form %i',
    (_at, { subject, html, text }) => {
      const names = [name, 'unboXt', ...listDateWords(locale)];
      const pieces = html.replace(/<(style|title)[\s\S]*?<\/\1>/g, '').split(/<[^>]*>/);
      const lines = [subject, ...text.split('\n'), ...pieces].map((line) => line.trim());
      expect(lines.filter((line) => hasEnglish(line, names))).toEqual([]);
      expect(html).toContain(`lang="${locale}"`);
    },
  );
});
