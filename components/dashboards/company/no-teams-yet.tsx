import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { SampleCompany } from '#/components/dashboards/home/sample-company.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

export interface Waiting {
  /** Says why results are late, if that's known. */
  title?: ReactNode;
  facts: ReactNode;
  /** Whether every team is asked once a year, and next in more than a month. */
  isYearly?: boolean;
  /** The first thing to do. */
  act: ReactNode;
  /** What to do after asking for the eNPS. */
  lastAct?: ReactNode;
  /** Whether it's about everyone whom the person may ask for the eNPS. */
  isForAll: boolean;
}

export type NoResultsYetProps = CompanyDashboard & {
  /** What comes next, and what to do; null if it isn't known. */
  waiting: Waiting | null;
  action: ReactNode;
};

/** Shows, instead of results, what comes next, what to do, and an example; the action asks for the eNPS. */
export function NoResultsYet(props: NoResultsYetProps) {
  const { minimumGroupSize: minimum, waiting, action } = props;
  const beginning = useTranslations('dashboards.beginning');
  const t = useTranslations('dashboards.company');
  const results = useTranslations('figures.results');
  return (
    <Card>
      <div data-tour="summary" className="flex flex-col items-start gap-2">
        <h2 className="text-pretty font-medium text-24 leading-8">{waiting?.title || results('nothing')}</h2>
        {waiting?.facts}
        {waiting?.isYearly && action && <p className="text-pretty leading-6">{t('sooner')}</p>}
        <div className="flex flex-wrap items-center gap-2 py-2">
          {waiting?.act}
          {action}
          {waiting?.lastAct}
          <SampleCompany />
        </div>
        <p className="max-w-prose text-pretty text-13 text-muted">
          {beginning('published', { minimum, isTeam: 'no' })}
        </p>
      </div>
    </Card>
  );
}

/** Shows below a title what comes next, what to do, and an example; nothing if it isn't known. */
export function WaitingFacts({ waiting, enpsAction }: { waiting: Waiting | null; enpsAction?: ReactNode }) {
  if (!waiting) return null;
  return (
    <div className="flex flex-col items-start gap-2 pt-2">
      {waiting.facts}
      <div className="flex flex-wrap gap-2 pt-2">
        {waiting.act}
        {waiting.isForAll && enpsAction}
        <SampleCompany />
      </div>
    </div>
  );
}

/** Shows, instead of the results of a department without teams, what will be here and a link to create a team. */
export function NoTeamsYet({ minimum }: { minimum: number }) {
  const t = useTranslations('dashboards.company');
  return (
    <Card as="div">
      <EmptyState
        icon={<UsersRound />}
        title={t('noTeam')}
        action={
          <LinkButton href="/teamCreate" variant="secondary">
            {t('createTeam')}
          </LinkButton>
        }
      >
        {t('noTeamText', { minimum })}
      </EmptyState>
    </Card>
  );
}
