'use client';

import { Building2, UserRoundPlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Company, companyInput } from '#/components/organisation/company/company.ts';
import { departmentDeletion } from '#/components/organisation/deletions.tsx';
import { InvitationActions } from '#/components/organisation/invitation-actions.tsx';
import { PlaceName, placeWidth } from '#/components/organisation/leader-line.tsx';
import { LeaderName } from '#/components/organisation/leader-name.tsx';
import { departmentLeaderNudge } from '#/components/organisation/leader-nudge.ts';
import { departmentHref, shownName } from '#/components/organisation/organisation-links.ts';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { shownStatusOf, statusOf } from '#/components/organisation/person-status.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { useMoreRows } from '#/components/organisation/use-more-rows.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { PreviewTable } from '#/components/ui/tables/preview-table.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';
import { call } from '#/lib/api/call.ts';
import { inviteDepartmentLeaderContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';

const InvitePersonDialog = dynamic(
  () => import('#/components/organisation/invite-person-dialog.tsx').then((file) => file.InvitePersonDialog),
  { ssr: false },
);

type DepartmentRow = Company['departments'][number];

const count = { width: 'w-20', from: 'medium', align: 'right', isPrinted: true } as const;

const columns: RowColumn<DepartmentRow>[] = [
  { header: 'Department', width: placeWidth, cell: (row) => <DepartmentName {...row} /> },
  {
    header: 'Leader',
    from: 'small',
    cell: (row) => <LeaderName name={row.leader} email={row.email} isAlone standing={row} statusFrom="wide" />,
  },
  { header: 'Status', width: 'w-52', from: 'wide', cell: (row) => row.email && <StatusBadge {...row} /> },
  { header: 'Teams', ...count, cell: ({ id, teamsCount }) => (id < 0 ? null : teamsCount) },
  { header: 'People', ...count, cell: ({ id, membersCount }) => (id < 0 ? null : membersCount) },
  {
    header: 'Action',
    width: 'w-76 @max-[700px]:w-52 @max-[520px]:w-36',
    align: 'right',
    isActions: true,
    cell: (row) => <DepartmentActions row={row} />,
  },
];

/** Returns the columns; that of the status only if a row has one. */
const columnsFor = (rows: readonly DepartmentRow[]) =>
  columns.filter(
    ({ header }) => header !== 'Status' || rows.some((row) => row.email && shownStatusOf(row, 0) !== 'Active'),
  );

/** Shows the company's departments, and people invited to create one. */
export function DepartmentsCard({ company }: { company: Company }) {
  const t = useTranslations('organisation.company.departments');
  const invitations = useTranslations('organisation.invitations');
  const [isInviting, setInviting] = useState(false);
  const more = useMoreRows({
    contract: getCompanyContract,
    inputOf: (page) => companyInput({ departmentsPage: page }),
    first: company.departments,
    pick: (answer) => answer.company.departments,
  });
  return (
    <Card
      padded={false}
      title={t('title')}
      description={company.totals.departments > 0 && <span className="print:hidden">{t('about')}</span>}
      actions={
        <Button variant="secondary" size="small" icon={<UserRoundPlus aria-hidden />} onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      }
    >
      {company.totals.departments === 0 ? (
        <EmptyState icon={<Building2 />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <PreviewTable
          {...more}
          label={t('title')}
          neverStacks
          columns={columnsFor(more.rows)}
          total={company.totals.departments}
          rowKey={({ id, email }) => `${id} ${email}`}
          rowHref={hrefOf}
        />
      )}
      {isInviting && (
        <InvitePersonDialog
          title={t('invite')}
          description={t('inviteAbout')}
          submitLabel={invitations('send')}
          invite={(body) => call(inviteDepartmentLeaderContract, { params: { id: company.id }, body })}
          onClose={() => setInviting(false)}
        />
      )}
    </Card>
  );
}

function DepartmentName(row: DepartmentRow) {
  const t = useTranslations('organisation.company.departments');
  return (
    <PlaceName href={hrefOf(row)} name={row.id < 0 ? t('none') : shownName(row.name)} leader={row.leader || row.email}>
      {row.email && <StatusBadge {...row} />}
    </PlaceName>
  );
}

const hrefOf = ({ id, name }: DepartmentRow) => (id < 0 ? null : departmentHref({ id, name }));

function DepartmentActions({ row }: { row: DepartmentRow }) {
  const links = useTranslations('organisation.links');
  const deletion = useTranslations('organisation.deletion');
  const { companyId, id, name, leader, email, link, status, isUndelivered } = row;
  const invitation = { email, name: leader, mayCorrect: isUndelivered };
  if (id < 0) return <InvitationActions place={{ kind: 'newDepartment', id: companyId }} {...invitation} />;
  const isUnfinished = email !== '' && statusOf(row) === 'Incomplete Onboarding';
  return (
    <>
      {!status && email && <InvitationActions place={{ kind: 'department', id }} {...invitation} />}
      {isUnfinished && <PersonActions who={leader || email} reminder={departmentLeaderNudge(id)} />}
      {link && (
        <CopyButton
          text={link}
          label={links('copyOf', { label: shownName(name) })}
          hint={links('hint.department')}
          word={links('copy')}
          size="small"
        />
      )}
      <PersonActions who={shownName(name)} removal={departmentDeletion({ id, name }, 'company', deletion)} />
    </>
  );
}
