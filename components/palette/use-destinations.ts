'use client';

import { useQuery } from '@tanstack/react-query';
import { Building, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { departmentAddress, personAddress, teamAddress } from '#/components/palette/destination-links.ts';
import type { PaletteEntry } from '#/components/palette/palette-entries.ts';
import { useTeamRibbons } from '#/components/palette/use-team-ribbons.ts';
import { useDebouncedValue } from '#/components/ui/fields/use-debounced-value.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listDestinationsContract } from '#/lib/domain/people/bulk/bulk.contract.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

const PAUSE_MS = 120;
const FRESH_MS = 30_000;

/** Loads the departments, teams and people that match the typed text, after a short pause. */
export function useDestinations(typed: string, role: RoleName) {
  const t = useTranslations('palette.entries');
  const search = useDebouncedValue(typed.trim(), PAUSE_MS);
  const input = { query: { search } };
  const query = useQuery({
    queryKey: queryKey(listDestinationsContract, input),
    queryFn: ({ signal }) => call(listDestinationsContract, input, signal),
    placeholderData: (before) => before,
    staleTime: FRESH_MS,
  });
  const { departments = [], teams = [], people = [] } = query.data ?? {};
  const ribbons = useTeamRibbons(search, role, teams.length);
  const entries: PaletteEntry[] = [
    ...departments.map(({ id, name }) => ({
      id: `department ${id}`,
      group: 'places' as const,
      label: name,
      detail: t('department'),
      icon: Building,
      href: departmentAddress(id),
    })),
    ...teams.map(({ id, name, departmentName }) => ({
      id: `team ${id}`,
      group: 'places' as const,
      label: name,
      detail: departmentName ? t('teamOf', { department: departmentName }) : t('team'),
      icon: UsersRound,
      href: teamAddress(role, id),
      ...withRibbon(ribbons.get(id)),
    })),
    ...people.map((person) => ({
      id: `person ${person.id}`,
      group: 'people' as const,
      label: `${person.firstName} ${person.lastName}`,
      detail: person.isSuspended ? t('suspended', { email: person.email }) : person.email,
      icon: 'person' as const,
      href: personAddress(role, person),
    })),
  ];
  const isSettled = search === typed.trim() && !query.isPlaceholderData && !query.isPending;
  return { entries, isSettled, error: query.error, retry: () => void query.refetch() };
}

function withRibbon(ribbon: PaletteEntry['ribbon']) {
  return ribbon ? { ribbon } : {};
}
