import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';

/** Every feature, from the bottom to the top: each knows those before it and none of those after it. */
const order = [
  // Pure calculations for all others.
  'calendar',
  'metrics',
  'catalogue',
  'daily-runs',
  'sweeps',
  // What all others record or send.
  'live',
  'push',
  'notifications',
  'webhooks',
  'events',
  'audit',
  'mail-preferences',
  // The ways on which people are told.
  'channels',
  // People, and what they may do where.
  'places',
  // What the company's plan allows.
  'billing',
  'sessions',
  'previews',
  'accounts',
  'keys',
  'invitations',
  'registration',
  // Where people of a company sign in, and who of them.
  'company-sign-in',
  // What people may write where others read it.
  'language',
  // Questions to people, and the figures from their answers.
  'releases',
  'check-ins',
  'pulses',
  'dashboards',
  'coaching',
  // What is done about them.
  'actions',
  'replies',
  // What people learn about themselves, and nobody else about them.
  'assessment',
  // Messages to the makers of the product.
  'feedback',
  // The company and its people.
  'organisation',
  'people',
  'birthdays',
  'briefs',
  // What comes back from the ways.
  'chat-answers',
  'privacy',
  // What a company's own directory says of its people, whom it may have erased.
  'directory',
  'profile',
  'chart',
  // PDFs of all of these.
  'reports',
  // What Administrators connect the company with.
  'integrations',
  'administrator-requests',
  'onboarding',
  'tour',
  // What reads all of them.
  'retention',
  // What whoever runs the product does with a whole company.
  'companies',
  'faq',
  'legal',
  'papers',
  'reference',
];

/** The folders of screens, from the bottom to the top. */
const screenOrder = [
  // What all screens are built of, and what all of them share.
  'ui',
  'frame',
  'charts',
  // One of them each.
  'accounts',
  'privacy',
  'papers',
  'legal',
  'faq',
  'billing',
  'push',
  'profile',
  'check-ins',
  'check-in-report',
  'reports',
  'previews',
  'organisation',
  'integrations',
  'company-sign-in',
  'briefs',
  'actions',
  'replies',
  'dashboards',
  'coaching',
  'pulses',
  'people',
  'keys',
  'webhooks',
  'directory',
  'chart',
  'assessment',
  'mail-preferences',
  'feedback',
  'reference',
  'onboarding',
  // What stands around every page, and leads from it.
  'notifications',
  'palette',
  'tour',
  'shell',
  // A page of its own, for who waits to become an Administrator.
  'administrator-requests',
];

function screenOf(path: string): string | undefined {
  return /^components\/([^/]+)\//.exec(path)?.[1];
}

function featureOf(path: string): string | undefined {
  return /^lib\/domain\/([^/]+)\//.exec(path)?.[1];
}

describe.each([
  ['lib/domain', order, featureOf],
  ['components', screenOrder, screenOf],
] as const)('%s', (folder, list, nameOf) => {
  it('has every feature in the order once', () => {
    const features = new Set(filesBelow(folder).flatMap((path) => nameOf(path) ?? []));
    expect(new Set(list)).toEqual(features);
    expect(list).toHaveLength(features.size);
  });

  it('lets features know each other in one direction, types included', () => {
    const placeOf = (path: string) => list.indexOf(nameOf(path) ?? '');
    const upwards = sourceFiles(folder)
      .filter(({ isTest }) => !isTest)
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => placeOf(target) > placeOf(file.path))
          .map(({ target }) => `${file.path} imports ${target}`),
      );
    expect(upwards).toEqual([]);
  });
});

it('has events recorded in one way, so that nobody who listens to them is passed over', () => {
  const recorders = sourceFiles('lib', 'server', 'app').filter(
    ({ text, isTest }) => !isTest && text.includes('auditEntry.create'),
  );
  expect(recorders.map(({ path }) => path)).toEqual(['lib/domain/events/record-event.ts']);
});

it('has a statement write audit rows of events alone to which nobody listens', () => {
  const statements = sourceFiles('lib', 'server', 'app').filter(
    ({ text, isTest }) => !isTest && text.includes('INTO audit_entries'),
  );
  const ofHeard = statements.filter(({ text }) =>
    Object.keys(notificationListeners).some((event) => text.includes(event)),
  );
  expect(ofHeard.map(({ path }) => path)).toEqual([]);
});
