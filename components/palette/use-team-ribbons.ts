import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { defaultFilters } from '#/components/dashboards/company/company-filters.ts';
import { overviewInput } from '#/components/dashboards/company/company-inputs.ts';
import { prepareRibbon } from '#/components/dashboards/feeling-ribbon.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listTeamsOverviewContract } from '#/lib/domain/dashboards/company/company.contract.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { formatLocales } from '#/lib/words/locales.ts';

/** A single letter finds half of a company. */
const LEAST_LETTERS = 2;
const FRESH_MS = 300_000;

/** Returns how the found teams have felt, by id, as published to people above them; nothing for anyone else. */
export function useTeamRibbons(search: string, role: RoleName, count: number) {
  const t = useTranslations('dashboards.feelings');
  const locale = formatLocales[useLocale()];
  const isAbove = role === 'Administrator' || role === 'Department Leader';
  const input = overviewInput({ ...defaultFilters, search });
  const { data } = useQuery({
    queryKey: queryKey(listTeamsOverviewContract, input),
    queryFn: ({ signal }) => call(listTeamsOverviewContract, input, signal),
    enabled: isAbove && count > 0 && search.length >= LEAST_LETTERS,
    staleTime: FRESH_MS,
  });
  return new Map(
    data?.teams.flatMap(({ team, sentiments: sentiment }) => {
      const ribbon = prepareRibbon({ sentiment, period: data.period, starts: [], locale, t });
      return ribbon ? [[team.id, ribbon] as const] : [];
    }),
  );
}
