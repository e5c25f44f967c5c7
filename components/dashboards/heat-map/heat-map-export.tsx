'use client';

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import type { OverviewTeam, TeamViewer } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { overviewInput } from '#/components/dashboards/company/company-inputs.ts';
import { describeTeamForFile } from '#/components/dashboards/heat-map/heat-map-file.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company/company.contract.ts';

/** Saves every team that fits the filters, not only those of this page. */
export function HeatMapExport({ filters, viewer }: { filters: CompanyFilters; viewer: TeamViewer }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const teams = await readAll(filters);
      const text = chartCsv(teams.map((team) => describeTeamForFile(team, viewer)));
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'teams.csv');
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      <span className="@max-[560px]:sr-only">Download CSV</span>
    </Button>
  );
}

async function readAll(filters: CompanyFilters): Promise<OverviewTeam[]> {
  const teams: OverviewTeam[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call(listTeamsOverviewContract, overviewInput({ ...filters, page }));
    teams.push(...answer.teams);
    pages = answer.pages;
  }
  return teams;
}
