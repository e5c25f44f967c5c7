/** The three results of a team in the order of their cards. */
export const figures = [
  { key: 'motivation', metric: 'motivation' },
  { key: 'productivity', metric: 'productivity' },
  { key: 'sentiments', metric: 'sentiment' },
] as const;

export type FigureKey = (typeof figures)[number]['key'];
