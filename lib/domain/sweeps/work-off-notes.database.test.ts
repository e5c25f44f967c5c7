import { beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { workOffNotes } from '#/lib/domain/sweeps/work-off-notes.ts';
import { prisma } from '#/lib/platform/db.ts';

const kind = 'newcomers';

openQueue();
beforeEach(async () => {
  await prisma().sweepNote.deleteMany();
});

const note = (...subjectIds: number[]) =>
  prisma().sweepNote.createMany({ data: subjectIds.map((subjectId) => ({ kind, companyId: 7, subjectId })) });

/** Handles the notes, and returns the subjects of each portion. */
async function lookAtAll(openIds: readonly number[] = [], most?: number): Promise<number[][]> {
  const portions: number[][] = [];
  await workOffNotes(jobCtx(), {
    kind,
    ...(most === undefined ? {} : { most }),
    look: async (_, subjectIds) => {
      portions.push(subjectIds.toSorted((a, b) => a - b));
      return openIds;
    },
  });
  return portions;
}

it('a thing is checked once however often it was noted, and notes of other kinds aren’t', async () => {
  await note(1, 2, 1, 1);
  await prisma().sweepNote.create({ data: { kind: 'round', companyId: 7, subjectId: 3 } });
  expect(await lookAtAll()).toEqual([[1, 2]]);
  expect(await lookAtAll()).toEqual([]);
  expect(await prisma().sweepNote.count()).toBe(1);
});

it('notes are processed in batches, and unfinished ones are left to the next sweep', async () => {
  await note(1, 2, 3, 4, 5);
  expect(await lookAtAll([2, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(await prisma().sweepNote.findMany({ select: { companyId: true } })).toEqual([
    { companyId: 7 },
    { companyId: 7 },
  ]);
  expect(await lookAtAll()).toEqual([[2, 5]]);
});

it('a failed note is processed again', async () => {
  await note(1);
  const fails = () => Promise.reject(new Error('on purpose'));
  await expect(workOffNotes(jobCtx(), { kind, look: fails })).rejects.toThrow('on purpose');
  expect(await lookAtAll()).toEqual([[1]]);
});

it('notes that another process works on are left to it', async () => {
  await note(1);
  const others: number[][] = [];
  await workOffNotes(jobCtx(), {
    kind,
    look: async () => {
      others.push(...(await lookAtAll()));
      return [];
    },
  });
  expect(others).toEqual([]);
});
