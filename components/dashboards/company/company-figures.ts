import { figures } from '#/components/dashboards/figures.ts';

const [motivation, productivity, sentiment] = figures;

/** The three figures above team level: `company` and `team` name them in the two answers. */
export const companyFigures = [
  { ...motivation, company: 'motivation', team: 'motivation' },
  { ...productivity, company: 'performance', team: 'productivity' },
  { ...sentiment, company: 'sentiment', team: 'sentiments' },
] as const;

export type CompanyFigure = (typeof companyFigures)[number];
