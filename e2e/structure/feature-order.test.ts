import { expect, it } from 'vitest';
import { filesBelow, importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';

/** Every feature, from the bottom to the top: each knows those before it and none of those after it. */
const order = [
  // Pure calculations for all others.
  'calendar',
  'metrics',
  'catalogue',
  'mornings',
  // What all others record or send.
  'audit',
  'live',
  'notifications',
  'acts',
  'mail-preferences',
  // People, and what they may do where.
  'places',
  // What the company's plan allows.
  'billing',
  'sessions',
  'previews',
  'accounts',
  'invitations',
  'registration',
  // What people may write where others read it.
  'language',
  // Questions to people, and the figures from their answers.
  'releases',
  'check-ins',
  'pulses',
  'dashboards',
  'coaching',
  // What people learn about themselves, and nobody else about them.
  'assessment',
  // Messages to the makers of the product.
  'feedback',
  // The company and its people.
  'organisation',
  'people',
  'birthdays',
  'briefs',
  'privacy',
  'profile',
  'chart',
  // PDFs of all of these.
  'reports',
  'administrator-requests',
  'onboarding',
  'tour',
  // What reads all of them.
  'retention',
  'faq',
  'legal',
  'reference',
];

function featureOf(path: string): string | undefined {
  return /^lib\/domain\/([^/]+)\//.exec(path)?.[1];
}

it('lists every feature once', () => {
  const features = new Set(filesBelow('lib/domain').flatMap((path) => featureOf(path) ?? []));
  expect(new Set(order)).toEqual(features);
  expect(order).toHaveLength(features.size);
});

it('lets features know each other in one direction, types included', () => {
  const upwards = sourceFiles('lib/domain')
    .filter(({ isTest }) => !isTest)
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => order.indexOf(featureOf(target) ?? '') > order.indexOf(featureOf(file.path) ?? ''))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
  expect(upwards).toEqual([]);
});

it('has acts recorded in one way, so that nobody who listens to them is passed over', () => {
  const recorders = sourceFiles('lib', 'server', 'app').filter(
    (file) => !file.isTest && importsOf(file).some(({ target }) => target === 'lib/domain/audit/record-audit.ts'),
  );
  expect(recorders.map(({ path }) => path)).toEqual(['lib/domain/acts/record-act.ts']);
});

it('has a statement write audit rows of acts alone to which nobody listens', () => {
  const statements = sourceFiles('lib', 'server', 'app').filter(
    ({ text, isTest }) => !isTest && text.includes('INTO audit_entries'),
  );
  const ofHeard = statements.filter(({ text }) => Object.keys(notificationListeners).some((act) => text.includes(act)));
  expect(ofHeard.map(({ path }) => path)).toEqual([]);
});
