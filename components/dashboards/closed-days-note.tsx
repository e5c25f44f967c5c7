import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { wordRange } from '#/lib/domain/calendar/date-words.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';

/** Says up to which day figures count for those who see no names; nothing for leaders, to whom every answer counts. */
export function ClosedDaysNote({ asOf, locale }: Pick<TeamDashboard, 'asOf'> & { locale: string }) {
  if (asOf === null) return null;
  return (
    <p className="pt-1 text-13 text-muted">
      Up to {wordRange(asOf, asOf, locale)}, from closed days with at least {K_ANON_MIN} answers. A day counts once its
      check-ins have closed.
    </p>
  );
}
