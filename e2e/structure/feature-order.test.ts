import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';

/** Every feature, from the bottom to the top. Each may import features before it, and none after it. */
const order = [
  // Calculations for all other features.
  'calendar',
  'metrics',
  'catalogue',
  'daily-runs',
  'sweeps',
  // What all other features record or send.
  'live',
  'push',
  'notifications',
  'webhooks',
  'events',
  'audit',
  'mail-preferences',
  // The channels by which people are notified.
  'channels',
  // People and their rights.
  'places',
  // What the company's plan allows.
  'billing',
  'sessions',
  'previews',
  'accounts',
  'keys',
  'invitations',
  'registration',
  // How people of a company sign in.
  'company-sign-in',
  // What people may write for others to read.
  'language',
  // Questions to people, and the results of their answers.
  'releases',
  'check-ins',
  'pulses',
  'dashboards',
  'coaching',
  // What teams do about results.
  'actions',
  'replies',
  // What only people themselves learn about themselves.
  'assessment',
  // Messages to the product's developers.
  'feedback',
  // The company and its people.
  'organisation',
  'people',
  'birthdays',
  'briefs',
  // Answers that arrive through the channels.
  'chat-answers',
  'privacy',
  // The company's own directory, which may have people erased.
  'directory',
  'profile',
  'chart',
  // PDFs of all features above.
  'reports',
  // Other products that administrators connect.
  'integrations',
  'administrator-requests',
  'onboarding',
  'tour',
  // Features that read all others.
  'retention',
  // What operators do with a whole company.
  'companies',
  'faq',
  'legal',
  'papers',
  'reference',
];

/** The folders of components, from the bottom to the top. */
const screenOrder = [
  // The building blocks that all screens share.
  'ui',
  'frame',
  'charts',
  // Screens.
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
  // What surrounds every page.
  'notifications',
  'palette',
  'tour',
  'shell',
  // A separate page for people who wait to become an administrator.
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
  it('has every feature once in the order', () => {
    const features = new Set(filesBelow(folder).flatMap((path) => nameOf(path) ?? []));
    expect(new Set(list)).toEqual(features);
    expect(list).toHaveLength(features.size);
  });

  it('lets features import each other in one direction, types included', () => {
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

it('the product has one way to record events, so that every listener hears them', () => {
  const recorders = sourceFiles('lib', 'server', 'app').filter(
    ({ text, isTest }) => !isTest && text.includes('auditEntry.create'),
  );
  expect(recorders.map(({ path }) => path)).toEqual([]);
  const [recordEvent] = sourceFiles('lib/domain/events').filter(({ path }) => path.endsWith('/record-event.ts'));
  expect(recordEvent?.text).toMatch(/INSERT INTO audit_entries[\s\S]*listenerOf\(/);
});

it('the product lets statements write audit rows only for events without listeners', () => {
  const statements = sourceFiles('lib', 'server', 'app').filter(
    ({ text, isTest }) => !isTest && text.includes('INTO audit_entries'),
  );
  const ofHeard = statements.filter(({ text }) =>
    Object.keys(notificationListeners).some((event) => text.includes(event)),
  );
  expect(ofHeard.map(({ path }) => path)).toEqual([]);
});
