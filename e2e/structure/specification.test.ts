import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root, sourceFiles } from '#/e2e/structure/source-files.ts';
import { messagesIn } from '#/e2e/support/measures/messages.ts';
import { catalogues } from '#/lib/words/catalogues.ts';
import { inWords } from '#/lib/words/in-words.ts';

/** Texts that the specification fixes word for word. Programs and people may rely on every byte. */
const frozen: Record<string, string> = {
  'tables.more': 'View More',
  'tables.fewer': 'View fewer',
  'accounts.linkWorks': 'Perfect! Now create a password and log in.',
  'accounts.passwordChanged': 'Password changed successfully',
  'assessment.infoFailed': 'wrong getting assessment info',
  'assessment.personalityFailed': 'wrong getting personality on assessment',
  'assessment.retakeFailed': 'something wrong when retake assessment',
  'billing.checkoutFailed': 'something wrong creating session stripe',
  'chart.failed': 'something wrong getting diagram',
  'chart.loose': 'Teams without department',
  'chart.reset': 'Reset filters',
  'chart.roles': 'This user has additional roles in the company hierarchy.',
  'chart.selectDepartment': 'Select Department',
  'chart.selectTeam': 'Select Team',
  'chart.share': 'Share Chart',
  'chart.sent': 'Diagram was sent',
  'coaching.anonymous': 'Anonymous',
  'coaching.anonymously': 'Post Anonymously',
  'coaching.fromTrend': 'Sent from Motivation trend',
  'coaching.hint': 'The message will show up in the motivation chat box within coaching corner.',
  'coaching.insights': 'Insights from unboXt HQ',
  'coaching.notSent': 'Your message could not be sent.',
  'coaching.offensive': 'There was an error sending this message as it may contain offensive language',
  'coaching.placeholder': "What's new?",
  'coaching.postsFailed': 'wrong getting posts coaching corner',
  'coaching.resend': 'Resend',
  'coaching.selectTeam': 'Select Team',
  'dashboards.allMembers': 'All team members',
  'dashboards.company': 'Overview of Company',
  'dashboards.department': 'Overview of Department',
  'dashboards.teams': 'Overview of Teams',
  'feedback.failed': 'wrong sending feedback',
  'feedback.imageNotRemoved': "image couldn't be removed",
  'feedback.sent': 'Your feedback has been sent!',
  'feedback.suggestionFailed': 'wrong sending suggestion',
  'feedback.suggestionSent': 'Your suggestion has been sent',
  'invitations.resent': 'Invitation will be resent',
  'invitations.resentToTeam': 'The invitation will be resent.',
  'notifications.completed': 'Action completed!',
  'nudges.administrator': 'Admin will be nudged',
  'nudges.leader': 'Leader will be nudged.',
  'nudges.member': 'Member will be nudged.',
  'periods.1d': 'Yesterday',
  'periods.1m': 'Last 30 days',
  'periods.1w': 'Last 7 days',
  'periods.1y': 'Last year',
  'periods.6m': 'Last 6 months',
  'profile.motivatorsSaved': 'Motivators were saved!',
  'pulseNames.new': 'Enter Checkin name',
  'pulseNames.ready': 'Check-in 1',
  'pulses.active': 'the pulse is active',
  'pulses.deactivated': 'the pulse is deactivated',
  'pulses.done': 'Successfully!',
  'pulses.edited': 'the pulse was edited',
  'reports.downloaded': 'Successful file download',
  'reports.sent': 'New report was sent',
};

it('specification.json has exactly these texts, byte for byte', () => {
  expect(Object.fromEntries(messagesIn(catalogues.en.specification))).toEqual(frozen);
});

it.each(Object.entries(frozen))('%s is shown as it’s written', (key, text) => {
  expect(inWords(JSON.stringify([`specification.${key}`]), 'en')).toBe(text);
});

it('these texts are in no other file', () => {
  const catalogue = filesBelow('lib/words')
    .filter((file) => file.endsWith('.json') && !file.endsWith('/specification.json'))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
  const code = sourceFiles('app', 'components', 'lib', 'server').filter(({ isTest }) => !isTest);
  const copies = [...catalogue, ...code].flatMap((file) =>
    Object.values(frozen)
      .filter((text) => [`'${text}'`, `"${text}"`, `>${text}<`].some((literal) => file.text.includes(literal)))
      .map((text) => `${file.path}: ${text}`),
  );
  expect(copies).toEqual([]);
});
