import { expect, it } from 'vitest';
import { limitAt } from '#/lib/platform/rate-limit.ts';

const limit = { name: 'calls', points: 3, seconds: 60 };

it.each([
  ['127.0.0.1', 60],
  ['127.3.2.1', 60],
  ['::1', 60],
  ['10.0.0.1', 3],
  ['203.0.113.127', 3],
  ['1270.0.0.1', 3],
  ['127.0.0.1.example', 3],
  ['fe80::1', 3],
  ['unknown', 3],
])('%s may call %i times', (address, points) => {
  expect(limitAt(address, limit, 20)).toEqual({ ...limit, points });
  expect(limitAt(address, limit)).toEqual(limit);
});
