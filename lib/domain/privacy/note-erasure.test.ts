import { describe, expect, it } from 'vitest';
import { readErasures } from '#/lib/domain/privacy/note-erasure.ts';

const createdAt = new Date('2026-01-02T03:04:05.678Z');
const noted = (userId: number) =>
  JSON.stringify({ level: 30, pid: 7, erased: { userId, companyId: 3, createdAt }, msg: 'person erased' });
const erasure = (userId: number) => ({ userId, companyId: 3, createdAt });

describe('erasures in a log', () => {
  it('are read once each, also after a container’s name and in its own JSON', () => {
    const text = [
      noted(1),
      `app-1  | ${noted(2)}`,
      JSON.stringify({ log: `${noted(4)}\n`, stream: 'stdout' }),
      noted(1),
    ];
    expect(readErasures(text.join('\n'))).toEqual([erasure(1), erasure(2), erasure(4)]);
  });

  it.each([
    ['of a line that tells of something else', JSON.stringify({ erased: erasure(1), msg: 'request' })],
    ['in a text that a person has sent', JSON.stringify({ path: noted(1), msg: 'request' })],
    ['without the time of sign-up', JSON.stringify({ erased: { userId: 1, companyId: 3 }, msg: 'person erased' })],
    ['in what is no JSON', `person erased ${noted(1).slice(0, -1)}`],
    ['in nothing', ''],
  ])('don’t include one %s', (_, text) => expect(readErasures(text)).toEqual([]));
});
