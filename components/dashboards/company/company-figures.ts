import { figures } from '#/components/dashboards/figures.ts';

const [motivation, productivity, sentiment] = figures;

/** The three results above team level: `company` and `team` are their names in the two answers. */
export const companyFigures = [
  { ...motivation, company: 'motivation', team: 'motivation' },
  { ...productivity, company: 'performance', team: 'productivity' },
  { ...sentiment, company: 'sentiment', team: 'sentiments' },
] as const;

export type CompanyFigure = (typeof companyFigures)[number];
