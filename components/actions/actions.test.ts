import { expect, it } from 'vitest';
import { causesLeft } from '#/components/actions/actions.ts';

const causes = ['factor:13', 'norm:3', 'other'].map((topic) => ({ topic, name: topic }));

it('offers a cause again once its step has ended, and none that is being tried', () => {
  const actions = [
    { topic: 'factor:13', settledOn: null },
    { topic: 'norm:3', settledOn: '2026-03-03' },
    { topic: null, settledOn: null },
  ];
  expect(causesLeft(causes, actions).map(({ topic }) => topic)).toEqual(['norm:3', 'other']);
  expect(causesLeft(causes, [])).toEqual(causes);
});
