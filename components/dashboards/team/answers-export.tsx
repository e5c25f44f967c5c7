'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DashboardFilters } from '#/components/dashboards/team/dashboard-filters.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { downloadFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { exportTeamAnswersContract } from '#/lib/domain/dashboards/team/team.contract.ts';

/** Saves the check-ins behind the figures as CSV, for the period and member that are shown. */
export function AnswersExport({ filters: { team, period, member } }: { filters: DashboardFilters }) {
  const path = exportTeamAnswersContract.path.replace('{id}', String(team));
  const save = useMutation({
    mutationFn: () => downloadFile(path, { period, member }),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
      title="Download every check-in behind these results and the comparison as CSV"
    >
      <span className="@max-[1040px]:sr-only">Export answers</span>
    </Button>
  );
}
