/** A team to be placed; its head and its rows of people have fixed heights. */
export interface PlannedTeam {
  /** Place in the list of teams. */
  team: number;
  leaders: number;
  members: number;
}

/** Part of a team in a column of a page: members from `fromMember` up to, but without, `toMember`. */
export interface PlannedBlock {
  team: number;
  column: number;
  /** Below the head of the page, in points. */
  top: number;
  height: number;
  fromMember: number;
  toMember: number;
}

export const blockSizes = { head: 24, leader: 25, member: 23, foot: 6, gap: 14 } as const;

interface Room {
  columns: number;
  height: number;
}

/**
 * Fills the columns of pages with the teams of a department, one below the other. A team that is longer than the rest
 * of a column continues in the next one, if at least three of its members fit before the break.
 * @example planPages([{ team: 0, leaders: 1, members: 40 }], { columns: 5, height: 700 })[0].length // 2
 */
export function planPages(teams: readonly PlannedTeam[], { columns, height }: Room): PlannedBlock[][] {
  const pages: PlannedBlock[][] = [[]];
  let column = 0;
  let top = 0;
  const next = () => {
    top = 0;
    column += 1;
    if (column < columns) return;
    column = 0;
    pages.push([]);
  };
  for (const { team, leaders, members } of teams) {
    let from = 0;
    let isPlaced = false;
    while (!isPlaced || from < members) {
      const fixed = blockSizes.head + (isPlaced ? 0 : leaders * blockSizes.leader) + blockSizes.foot;
      const rest = Math.max(1, members - from);
      const fit = Math.floor((height - top - fixed) / blockSizes.member);
      if (top > 0 && fit < Math.min(rest, 3)) {
        next();
        continue;
      }
      const count = Math.min(rest, Math.max(1, fit));
      const block = { team, column, top, height: fixed + count * blockSizes.member };
      pages.at(-1)?.push({ ...block, fromMember: from, toMember: Math.min(members, from + count) });
      isPlaced = true;
      from += count;
      top += block.height + blockSizes.gap;
      if (from < members) next();
    }
  }
  return pages;
}
