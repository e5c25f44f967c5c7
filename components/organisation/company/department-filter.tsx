'use client';

import { useQuery } from '@tanstack/react-query';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { Select } from '#/components/ui/fields/select.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listDepartmentsContract } from '#/lib/domain/organisation/departments/department.contract.ts';

const everything = 'all';

interface DepartmentFilterProps {
  /** 0 means teams outside every department, undefined all teams. */
  value: number | undefined;
  onChange: (department: number | undefined) => void;
}

/** Narrows a list down to one department. */
export function DepartmentFilter({ value, onChange }: DepartmentFilterProps) {
  const { data, error } = useQuery({
    queryKey: queryKey(listDepartmentsContract, {}),
    queryFn: ({ signal }) => call(listDepartmentsContract, {}, signal),
  });
  if (error && !data) return <p className="text-13 text-bad">something wrong getting all departments</p>;
  const [other, ...departments] = data?.departaments ?? [];
  if (departments.length === 0) return null;
  return (
    <Select
      aria-label="Department"
      size="small"
      className="w-44 max-medium:w-36"
      value={value ?? everything}
      options={[
        { value: everything, label: 'All departments' },
        ...departments.map(({ id, name }) => ({ value: id, label: shownName(name) })),
        ...(other ? [{ value: other.id, label: other.name }] : []),
      ]}
      onChange={({ target }) => onChange(target.value === everything ? undefined : Number(target.value))}
    />
  );
}
