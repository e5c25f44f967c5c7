import { useTranslations } from 'next-intl';
import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { summariseTeams } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { LinkedText } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { linkText, splitLinks } from '#/lib/domain/metrics/words/plain-words.ts';

interface TeamsOverviewSummaryProps {
  overview: Pick<TeamsOverview, 'attention' | 'others'>;
  teamHref: (id: number) => string;
  locale: string;
}

/** Which teams need a look and why, and how the others are, in a sentence. */
export function TeamsOverviewSummary({ overview, teamHref, locale }: TeamsOverviewSummaryProps) {
  const t = useTranslations('teams-overview.summary');
  const nameOf = ({ id, name }: { id: number; name: string }) => linkText(name, teamHref(id));
  return (
    <Card>
      <h2 className="wrap-anywhere max-w-4xl text-pretty font-medium text-20">
        <LinkedText isQuiet pieces={splitLinks(summariseTeams(overview, { t, locale, nameOf }))} />
      </h2>
    </Card>
  );
}
