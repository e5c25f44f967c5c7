'use client';

import { StepsPart } from '#/components/actions/share/steps-part.tsx';
import type { DashboardFilters } from '#/components/dashboards/team/dashboard-filters.ts';
import { useTeamDashboard } from '#/components/dashboards/team/team-figures-panel.tsx';
import { useStepCauses } from '#/components/dashboards/team/use-step-causes.ts';

interface TeamStepsPanelProps {
  filters: DashboardFilters;
  /** The role of the reader. */
  viewerId: number;
  locale: string;
}

/** Shows a team's steps and what is shared with it; a new step has the causes that the results name. */
export function TeamStepsPanel({ filters, ...reader }: TeamStepsPanelProps) {
  const { data } = useTeamDashboard({ ...filters, member: 0, view: null });
  return <StepsPart teamId={filters.team} causes={useStepCauses(data)} {...reader} />;
}
