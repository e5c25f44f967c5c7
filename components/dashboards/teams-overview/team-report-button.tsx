'use client';

import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useReport } from '#/components/reports/use-report.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

const follower = { isShown: false, onFinished: () => undefined };

/** Makes a PDF of one team over the days that are shown, and saves it. */
export function TeamReportButton({ team, period }: { team: number; period: PeriodName }) {
  const words = useTranslations('teams-overview.team');
  const { start, delivery } = useReport(follower);
  return (
    <Button
      variant="secondary"
      icon={<FileText aria-hidden />}
      loading={delivery !== null}
      onClick={() => start({ flag: 'download', teamId: team, period })}
    >
      {words('report')}
    </Button>
  );
}
