import { useTranslations } from 'next-intl';
import type { TeamStep } from '#/components/actions/actions.ts';
import { Ribbon } from '#/components/charts/ribbon.tsx';
import type { OverviewTeam, TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { prepareRibbon } from '#/components/dashboards/feeling-ribbon.ts';

interface TeamRibbonProps {
  row: OverviewTeam;
  period: TeamsOverview['period'];
  steps: readonly Pick<TeamStep, 'promisedOn'>[];
  locale: string;
}

/** Shows the published sentiment of a team over the days of the table, with a mark where a step began. */
export function TeamRibbon({ row, period, steps, locale }: TeamRibbonProps) {
  const t = useTranslations('dashboards.feelings');
  const starts = steps.map(({ promisedOn }) => promisedOn);
  const ribbon = prepareRibbon({ sentiment: row.sentiments, period, starts, locale, t });
  return ribbon && <Ribbon {...ribbon} className="mt-2.5 mb-1 @max-[640px]:hidden" />;
}
