/** `tree` has one row of cards per level. In `columns`, members are a list below their team, and rows wrap. */
export const chartStyles = ['tree', 'columns'] as const;
export type ChartStyle = (typeof chartStyles)[number];

/**
 * Sizes of cards, and the gaps between two levels and two siblings. Card, level gap and separation of `tree` are from
 * the product specification. A separation of 3 is in units of 140, the usual node size of tree drawings, so neighbours
 * are 420 apart. `closeTree` has smaller gaps above teams, so that the first levels fit into a low window; teams keep
 * the gap below, which has their second card.
 */
export const chartSizes = {
  tree: { cardWidth: 400, cardHeight: 450, levelGap: 350, nodeWidth: 140, separation: 3 },
  closeTree: { levelGap: 160, siblingGap: 36 },
  columns: {
    cardWidth: 400,
    cardHeight: 184,
    levelGap: 72,
    siblingGap: 40,
    /** The height of a member in a list. */
    memberRow: 56,
    /** Below the last member of a list. */
    listEnd: 8,
    /** Left of wrapped rows, for the line they hang from. */
    gutter: 56,
  },
} as const satisfies Record<ChartStyle | 'closeTree', object>;

/** The second card of a team, between its own card and the line to the next level: its foot is for the button. */
export const secondCard = { height: 156, gap: 16 } as const;
