import { describe, expect, it } from 'vitest';
import { placesReported, reportedOf } from '#/e2e/structure/oxlint.ts';

const config = 'e2e/structure/noun-names/oxlintrc.json';

it('variables, parameters and functions are named for what they are', () => {
  expect(placesReported(config, 'app', 'bench', 'components', 'e2e', 'lib', 'prisma', 'scripts', 'server')).toEqual([]);
}, 30_000);

describe('the rule', () => {
  it.each([
    ['a variable', 'const found = 1;', ['found']],
    ['a parameter', 'const f = (told) => 1;', ['told']],
    ['a part of a parameter', 'function f({ a: [asked = 1], ...shown }) {}', ['asked', 'shown']],
    ['a function', 'function known() {}', ['known']],
  ])('finds %s', (_what, code, names) => {
    expect(reportedOf(config, code)).toEqual(names);
  });

  it.each([
    ['a property', 'const answer = { found: 1, told() {} };'],
    ['a thing with an adjective', 'const shownTeams = 1, isKnown = true;'],
    ['a property under another name', 'const f = ({ told: notification }) => notification.told;'],
  ])('passes over %s', (_what, code) => {
    expect(reportedOf(config, code)).toEqual([]);
  });
});
