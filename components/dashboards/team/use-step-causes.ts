import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Cause } from '#/components/actions/actions.ts';
import { listCauses } from '#/components/dashboards/team/step-causes.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';

const nothing = { factors: [], norms: [], sentiments: { typesAvg: { good: null, meh: null, bad: null } } };

/** The cause of the step that was requested on the page, and how often. */
interface StepWish {
  topic: string;
  times: number;
}

/** Returns the last request for a step on this page, if any, and what makes one. */
export function useStepWish(): { wish: StepWish | null; takeStep: (topic: string) => void } {
  const [wish, setWish] = useState<StepWish | null>(null);
  const takeStep = (topic: string) => setWish((before) => ({ topic, times: (before?.times ?? 0) + 1 }));
  return { wish, takeStep };
}

/** Returns the causes for a step in what is shown; before it's loaded, only a cause in the team's own words. */
export function useStepCauses(dashboard: TeamDashboard | undefined): Cause[] {
  const t = useTranslations('team-dashboard.sentence');
  const causes = useTranslations('actions.causes');
  const own = useTranslations('actions.form')('own');
  const describeCause = (driver: string, times: number | null, band: string | null) =>
    times === null ? t('band', { driver, band: band ?? '' }) : t('times', { driver, times });
  return listCauses(dashboard ?? nothing, { t: causes, describeCause, own });
}
