import { expect, it } from 'vitest';
import { filesBelow, importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';

/** Every feature, from the bottom to the top: each knows those before it and none of those after it. */
const order = [
  // What all others reckon with, pure.
  'calendar',
  'metrics',
  'catalogue',
  // What all others leave behind or send.
  'audit',
  'live',
  'notifications',
  'mail-preferences',
  // Who is there, and what they may do where.
  'places',
  'sessions',
  'previews',
  'accounts',
  'invitations',
  'registration',
  // What people are asked, and which figures come of it.
  'releases',
  'check-ins',
  'pulses',
  'dashboards',
  'reports',
  // The company and everybody in it.
  'organisation',
  'people',
  'privacy',
  'profile',
  'administrator-requests',
  'onboarding',
  'tour',
  // What looks at all of it.
  'retention',
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
