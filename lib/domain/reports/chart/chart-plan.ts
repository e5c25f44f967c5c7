/** A team to be placed; its header and its rows of people have fixed heights. */
export interface PlannedTeam {
  /** Index in the list of teams. */
  team: number;
  leaders: number;
  members: number;
}

/** Part of a team in a column of a page: members from `fromMember` up to, but not including, `toMember`. */
export interface PlannedBlock {
  team: number;
  column: number;
  /** Distance from the page's header, in points. */
  top: number;
  height: number;
  fromMember: number;
  toMember: number;
}

export const blockSizes = { head: 25, leader: 27, member: 26, foot: 6, gap: 14, gutter: 22 } as const;

interface Room {
  columns: number;
  height: number;
}

/**
 * Returns pages whose columns are filled with the teams of a department, one below the other. A team that is longer
 * than the rest of a column continues in the next one, if at least three of its members fit before the break.
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

/** The pages of a department: their columns, and by how much everything on them is enlarged. */
export interface FilledPages {
  columns: number;
  /** In points, before enlarging. */
  columnWidth: number;
  scale: number;
  pages: PlannedBlock[][];
}

const COLUMNS_MAX = 5;
/** Enlarged more than this, a small department looks like a poster. */
const SCALE_MAX = 1.4;

/**
 * Returns the teams of a department side by side on one page, enlarged until they fill it. If they need more than one
 * page, they fill its columns.
 * @param paper the room for the columns, in points
 */
export function fillPages(teams: readonly PlannedTeam[], paper: { width: number; height: number }): FilledPages {
  const widthOf = (columns: number) => (paper.width - (columns - 1) * blockSizes.gutter) / columns;
  for (let columns = Math.min(Math.max(teams.length, 2), 3); columns <= COLUMNS_MAX; columns += 1) {
    const scale = Math.min(SCALE_MAX, widthOf(columns) / widthOf(COLUMNS_MAX));
    const columnWidth = (paper.width / scale - (columns - 1) * blockSizes.gutter) / columns;
    const page = planPage(teams, { columns, height: paper.height / scale });
    if (page) return { columns, columnWidth, scale, pages: [page] };
  }
  const pages = planPages(teams, { columns: COLUMNS_MAX, height: paper.height });
  return { columns: COLUMNS_MAX, columnWidth: widthOf(COLUMNS_MAX), scale: 1, pages };
}

/** Puts each whole team into the shortest column; null if they need more than one page. */
function planPage(teams: readonly PlannedTeam[], { columns, height }: Room): PlannedBlock[] | null {
  const ends = Array.from({ length: columns }, () => 0);
  const blocks = teams.map(({ team, leaders, members }): PlannedBlock => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    const { head, leader, member, foot, gap } = blockSizes;
    const block = { team, column, top, height: head + leaders * leader + Math.max(1, members) * member + foot };
    ends[column] = top + block.height + gap;
    return { ...block, fromMember: 0, toMember: members };
  });
  return Math.max(...ends) - blockSizes.gap <= height ? blocks : null;
}
