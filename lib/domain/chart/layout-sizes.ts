/** `tree`: every card on the row of its level. `columns`: members are a list below their team, and rows wrap. */
export const chartStyles = ['tree', 'columns'] as const;
export type ChartStyle = (typeof chartStyles)[number];

export interface ChartSizes {
  cardWidth: number;
  cardHeight: number;
  /** Between the cards of two levels, and between two wrapped rows. */
  levelGap: number;
  siblingGap: number;
  /** The height of a member in a list; 0 where members have cards. */
  memberRow: number;
  /** Below the last member of a list. */
  listEnd: number;
  /** Left of wrapped rows, for the line that they hang from; 0 where rows do not wrap. */
  gutter: number;
}

/**
 * Card, gap of levels and separation of `tree` are the product specification's: a separation of 3 counts in nodes of
 * 140, the usual unit of tree drawings, so neighbours stand 420 apart.
 */
export const chartSizes: Record<ChartStyle, ChartSizes> = {
  tree: {
    cardWidth: 400,
    cardHeight: 450,
    levelGap: 350,
    siblingGap: 3 * 140 - 400,
    memberRow: 0,
    listEnd: 0,
    gutter: 0,
  },
  columns: { cardWidth: 400, cardHeight: 184, levelGap: 72, siblingGap: 40, memberRow: 56, listEnd: 8, gutter: 56 },
};

/** The second card of a team: below its own, above the line to the next level. */
export const secondCard = { height: 140, gap: 16 } as const;
