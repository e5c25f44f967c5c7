/** The figures that lines and orders are about. Apart from the schemas, which the pages have no need of. */
export const shownMetrics = ['motivation', 'productivity', 'sentiment'] as const;
export type ShownMetric = (typeof shownMetrics)[number];

export const teamOrders = ['name', 'members', 'attention', 'participation', ...shownMetrics] as const;
export type TeamOrder = (typeof teamOrders)[number];

export const orderDirections = ['asc', 'desc'] as const;
