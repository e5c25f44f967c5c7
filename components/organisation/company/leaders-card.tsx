'use client';

import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Company, companyInput, type LeaderRow } from '#/components/organisation/company/company.ts';
import { LeaderActions } from '#/components/organisation/company/leader-actions.tsx';
import { PlaceName, placeWidth } from '#/components/organisation/leader-line.tsx';
import { LeaderName } from '#/components/organisation/leader-name.tsx';
import { shownName, teamHref } from '#/components/organisation/organisation-links.ts';
import { haveStatus } from '#/components/organisation/person-status.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { useMoreRows } from '#/components/organisation/use-more-rows.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { PreviewTable } from '#/components/ui/tables/preview-table.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { listDepartmentsContract } from '#/lib/domain/organisation/departments/department.contract.ts';

const columnsOf = (companyId: number): RowColumn<LeaderRow>[] => [
  { header: 'Team', width: placeWidth, cell: (row) => <TeamName {...row} /> },
  {
    header: 'Team Leader',
    from: 'small',
    cell: (row) => <LeaderName name={leaderOf(row)} email={row.email} isAlone standing={row} statusFrom="medium" />,
  },
  {
    header: 'Secondary Leader',
    width: 'w-40',
    from: 'wide',
    isPrinted: true,
    cell: ({ secondaryLeaderName: name }) => name && <span title={name}>{name}</span>,
  },
  { header: 'Status', width: 'w-52', from: 'medium', cell: (row) => row.email && <StatusBadge {...row} /> },
  {
    header: 'Action',
    width: 'w-56 @max-[700px]:w-48 @max-[520px]:w-32',
    align: 'right',
    isActions: true,
    cell: (row) => <LeaderActions companyId={companyId} leader={row} />,
  },
];

/** Shows the teams of the company by their leaders, and people invited to lead one. */
export function LeadersCard({ company }: { company: Company }) {
  const t = useTranslations('organisation.company.leaders');
  const [department, setDepartment] = useState<number | undefined>(undefined);
  const filter = department === undefined ? {} : { department };
  const input = companyInput(filter);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: queryKey(getCompanyContract, input),
    queryFn: ({ signal }) => call(getCompanyContract, input, signal),
    placeholderData: (previous) => previous,
  });
  const filteredCompany = data?.company ?? company;
  const filtered = department === undefined ? 'no' : 'yes';
  const isEmpty = filteredCompany.totals.leaders === 0;
  return (
    <Card
      padded={false}
      title={t('title')}
      description={<span className="print:hidden">{t('about')}</span>}
      actions={<DepartmentFilter value={department} onChange={setDepartment} />}
    >
      {error && (
        <Alert state="bad" banner announce="politely">
          {error.message}
        </Alert>
      )}
      {isEmpty ? (
        <EmptyState icon={<UsersRound />} title={t('empty', { filtered })}>
          {t('emptyText', { filtered })}
        </EmptyState>
      ) : (
        <StaleArea isStale={isPlaceholderData}>
          <LeaderTable key={department ?? 'all'} company={filteredCompany} filter={filter} />
        </StaleArea>
      )}
    </Card>
  );
}

function LeaderTable({ company, filter }: { company: Company; filter: { department?: number } }) {
  const t = useTranslations('organisation.company.leaders');
  const more = useMoreRows({
    contract: getCompanyContract,
    inputOf: (page) => companyInput({ ...filter, leadersPage: page }),
    first: company.leaders,
    pick: (answer) => answer.company.leaders,
  });
  const columns = columnsOf(company.id);
  return (
    <PreviewTable
      {...more}
      label={t('title')}
      neverStacks
      columns={
        haveStatus(more.rows.filter(({ email }) => email))
          ? columns
          : columns.filter(({ header }) => header !== 'Status')
      }
      total={company.totals.leaders}
      rowKey={({ teamId, email }) => `${teamId} ${email}`}
      rowHref={hrefOf}
    />
  );
}

function hrefOf({ teamId, teamName, departmentName }: LeaderRow): string | null {
  return teamId === null ? null : teamHref('Administrator', { id: teamId, name: teamName, departmentName });
}

const leaderOf = ({ firstName, lastName }: LeaderRow) => `${firstName} ${lastName}`.trim();

function TeamName(row: LeaderRow) {
  const t = useTranslations('organisation.leader');
  const href = hrefOf(row);
  return (
    <PlaceName
      href={href}
      name={href === null ? t('noTeam') : shownName(row.teamName)}
      leader={leaderOf(row) || row.email}
    >
      {row.email && <StatusBadge {...row} />}
    </PlaceName>
  );
}

interface DepartmentFilterProps {
  /** 0 means teams outside every department, undefined all teams. */
  value: number | undefined;
  onChange: (department: number | undefined) => void;
}

/** Limits a list to one department. */
function DepartmentFilter({ value, onChange }: DepartmentFilterProps) {
  const t = useTranslations('organisation.company.leaders');
  const documented = useDocumented();
  const { data, error } = useQuery({
    queryKey: queryKey(listDepartmentsContract, {}),
    queryFn: ({ signal }) => call(listDepartmentsContract, {}, signal),
  });
  if (error && !data) return <p className="text-13 text-bad">{t('failure')}</p>;
  const [other, ...departments] = data?.departaments ?? [];
  if (departments.length === 0) return null;
  return (
    <Select
      aria-label={t('department')}
      size="small"
      className="w-44"
      value={value ?? 'all'}
      options={[
        { value: 'all', label: t('all') },
        ...departments.map(({ id, name }) => ({ value: id, label: shownName(name) })),
        ...(other ? [{ value: other.id, label: documented(other.name) }] : []),
      ]}
      onChange={({ target }) => onChange(target.value === 'all' ? undefined : Number(target.value))}
    />
  );
}
