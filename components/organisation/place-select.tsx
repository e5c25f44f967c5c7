'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { Select } from '#/components/ui/fields/select.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listDashboardTeamsContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { listDashboardDepartmentsContract } from '#/lib/domain/organisation/departments/department.contract.ts';

interface PlaceSelectProps {
  label: string;
  /** Null if the list couldn't be loaded. */
  places: readonly { id: number; name: string }[] | null;
  failure: string | null;
  current: number;
  hrefOf: (id: number) => string;
}

/** Shows the teams of a leader who has several; nothing for one. */
export function TeamSelect({ current }: { current: number }) {
  const t = useTranslations('organisation.page');
  const { data, error } = useQuery({
    queryKey: queryKey(listDashboardTeamsContract, {}),
    queryFn: ({ signal }) => call(listDashboardTeamsContract, {}, signal),
  });
  return (
    <PlaceSelect
      label={t('team')}
      places={data?.teams ?? null}
      failure={error && t('teamsFailure')}
      current={current}
      hrefOf={(id) => `/teamManagement?id=${id}`}
    />
  );
}

/** Shows the departments of a leader who has several; nothing for one. */
export function DepartmentSelect({ current }: { current: number }) {
  const t = useTranslations('organisation.page');
  const { data, error } = useQuery({
    queryKey: queryKey(listDashboardDepartmentsContract, {}),
    queryFn: ({ signal }) => call(listDashboardDepartmentsContract, {}, signal),
  });
  return (
    <PlaceSelect
      label={t('department')}
      places={data?.departments ?? null}
      failure={error && t('departmentsFailure')}
      current={current}
      hrefOf={(id) => `/departmentManagement?id=${id}`}
    />
  );
}

function PlaceSelect({ label, places, failure, current, hrefOf }: PlaceSelectProps) {
  const router = useRouter();
  if (!places) return failure && <p className="text-13 text-bad">{failure}</p>;
  if (places.length < 2) return null;
  return (
    <Select
      aria-label={label}
      className="w-72 max-w-full max-medium:w-full"
      value={current}
      options={places.map(({ id, name }) => ({ value: id, label: shownName(name) }))}
      onChange={({ target }) => router.push(hrefOf(Number(target.value)))}
    />
  );
}
