import { describe, expect, it } from 'vitest';
import { blockSizes, fillPages, planPages } from '#/lib/domain/reports/chart/chart-plan.ts';

const room = { columns: 3, height: 500 };
const teams = (sizes: number[]) => sizes.map((members, team) => ({ team, leaders: 1, members }));

describe('the pages of a department', () => {
  it.each([[[]], [[0]], [[3, 4]], [[200]], [[1, 60, 2, 30, 0, 90]], [Array.from({ length: 80 }, (_, at) => at % 13)]])(
    'contain each member once, inside the columns and without overlap: %j',
    (sizes) => {
      const pages = planPages(teams(sizes), room);
      const blocks = pages.flatMap((page, number) => page.map((block) => ({ ...block, number })));
      for (const [team, members] of sizes.entries()) {
        const own = blocks.filter((block) => block.team === team);
        expect(own[0]?.fromMember).toBe(0);
        expect(own.at(-1)?.toMember).toBe(members);
        for (const [at, block] of own.entries()) expect(block.fromMember).toBe(own[at - 1]?.toMember ?? 0);
      }
      for (const { top, height, column } of blocks) {
        expect(top + height).toBeLessThanOrEqual(room.height);
        expect(column).toBeLessThan(room.columns);
      }
      const below = blocks.filter((block, at) => {
        const before = blocks[at - 1];
        const isBelow = before?.number === block.number && before.column === block.column;
        return isBelow && block.top <= before.top + before.height;
      });
      expect(below).toEqual([]);
    },
  );

  it('start no team whose first members would be alone at the end of a column', () => {
    const [first, second] = planPages(teams([18, 10]), { columns: 2, height: 500 })[0] ?? [];
    expect([first?.column, second?.column]).toEqual([0, 1]);
  });
});

describe('a department that fits a page', () => {
  const paper = { width: 1110, height: 650 };
  const plan = (sizes: number[]) => fillPages(teams(sizes), paper);

  it.each([
    ['one team', [7], 2, 1.4],
    ['three teams side by side, enlarged', [7, 9, 6], 3, 1.4],
    ['five, in the width they have', [12, 12, 12, 12, 12], 5, 1],
  ])('%s', (_, sizes, columns, scale) => {
    const { pages, ...filled } = plan(sizes);
    expect(filled).toMatchObject({ columns, scale });
    expect(pages).toHaveLength(1);
    expect(pages[0]?.map(({ column }) => column)).toEqual(sizes.map((_size, at) => at));
  });

  it.each([[[7]], [[7, 9, 6]], [[11, 5, 12, 8, 7, 3, 3, 4, 9]], [Array.from({ length: 24 }, (_, at) => at % 5)]])(
    'stays within the paper: %j',
    (sizes) => {
      const { pages, columns, columnWidth, scale } = plan(sizes);
      expect((columns * columnWidth + (columns - 1) * blockSizes.gutter) * scale).toBeCloseTo(paper.width);
      for (const { top, height } of pages.flat()) expect((top + height) * scale).toBeLessThanOrEqual(paper.height);
    },
  );

  it('fills several pages’ columns if it’s larger', () => {
    const { pages, columns, scale } = plan(Array.from({ length: 60 }, () => 9));
    expect([pages.length > 1, columns, scale]).toEqual([true, 5, 1]);
  });
});
