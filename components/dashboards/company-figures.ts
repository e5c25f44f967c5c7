import { figures } from '#/components/dashboards/figures.ts';

const [motivation, productivity, sentiment] = figures;

/** The three figures above team level: `metric` names them in requests, `company` and `team` in the two answers. */
export const companyFigures = [
  { ...motivation, metric: 'motivation', company: 'motivation', team: 'motivation' },
  { ...productivity, metric: 'productivity', company: 'performance', team: 'productivity' },
  { ...sentiment, metric: 'sentiment', company: 'sentiment', team: 'sentiments' },
] as const;

export type CompanyFigure = (typeof companyFigures)[number];
