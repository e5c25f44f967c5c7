/** The metrics that can be drawn and sorted by. They are in their own file because pages don't need the schemas. */
export const shownMetrics = ['motivation', 'productivity', 'sentiment'] as const;
export type ShownMetric = (typeof shownMetrics)[number];

export const teamOrders = ['name', 'members', 'attention', 'participation', ...shownMetrics] as const;
export type TeamOrder = (typeof teamOrders)[number];

export const orderDirections = ['asc', 'desc'] as const;
