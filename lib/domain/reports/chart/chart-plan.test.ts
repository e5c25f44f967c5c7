import { describe, expect, it } from 'vitest';
import { planPages } from '#/lib/domain/reports/chart/chart-plan.ts';

const room = { columns: 3, height: 500 };
const teams = (sizes: number[]) => sizes.map((members, team) => ({ team, leaders: 1, members }));

describe('the pages of a department', () => {
  it.each([[[]], [[0]], [[3, 4]], [[200]], [[1, 60, 2, 30, 0, 90]], [Array.from({ length: 80 }, (_, at) => at % 13)]])(
    'hold each member once, inside the columns and without overlap: %j',
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

  it('do not begin a team whose first members would stand alone at the end of a column', () => {
    const [first, second] = planPages(teams([18, 10]), { columns: 2, height: 500 })[0] ?? [];
    expect([first?.column, second?.column]).toEqual([0, 1]);
  });
});
