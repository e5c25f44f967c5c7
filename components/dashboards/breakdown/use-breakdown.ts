import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { chartCsv } from '#/components/charts/chart-csv.ts';
import { figuresOfWhole } from '#/components/dashboards/breakdown/breakdown.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import { companyInput, lastOfDepartment } from '#/components/dashboards/company/company-inputs.ts';
import { saveFile } from '#/components/ui/download-file.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getBreakdownContract } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import { getCompanyDashboardContract } from '#/lib/domain/dashboards/company/company.contract.ts';
import { metricOrder } from '#/lib/domain/metrics/constants.ts';
import { orderParts } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { csvFileName } from '#/lib/platform/csv-line.ts';

/** Loads what is shown next to the results of the same filters. */
export function useBreakdown(filters: CompanyFilters, enabled = true) {
  const input = companyInput(filters);
  return useQuery({
    queryKey: queryKey(getBreakdownContract, input),
    queryFn: ({ signal }) => call(getBreakdownContract, input, signal),
    enabled,
    placeholderData: lastOfDepartment(filters.department, enabled),
  });
}

/** Saves the results of the departments or teams and of all of them together, as the first card shows them. */
export function usePartsFile(filters: CompanyFilters): () => void {
  const t = useTranslations('dashboards.breakdown');
  const results = useTranslations('figures.results');
  const words = useTranslations('charts.points');
  const client = useQueryClient();
  const input = companyInput(filters);
  const { mutate } = useMutation({
    mutationFn: async () => {
      const [breakdown, dashboard] = await Promise.all([
        client.ensureQueryData({
          queryKey: queryKey(getBreakdownContract, input),
          queryFn: () => call(getBreakdownContract, input),
        }),
        client.ensureQueryData({
          queryKey: queryKey(getCompanyDashboardContract, input),
          queryFn: () => call(getCompanyDashboardContract, input),
        }),
      ]);
      const { department, period } = dashboard;
      const whole = { name: department?.name ?? results('company'), ...figuresOfWhole(dashboard) };
      const points = [...orderParts(breakdown.parts), whole].map(({ name, ...figures }) => ({
        heading: name,
        rows: metricOrder.map((metric) => {
          const { avg } = figures[metric];
          const value = avg === null ? t('hidden') : String(avg);
          return { name: t(`metric.${metric}`), value, record: avg, colour: 'muted' as const, style: 'area' as const };
        }),
      }));
      const name = csvFileName(t(`parts.${breakdown.kind}`), department?.name ?? '', period.from, period.to);
      saveFile(new Blob([chartCsv(points, words)], { type: 'text/csv;charset=utf-8' }), name);
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return () => mutate();
}
