'use client';

import { clsx } from 'clsx';
import { UserRoundPlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type Company, companyInput } from '#/components/organisation/company/company.ts';
import { InvitationActions } from '#/components/organisation/invitation-actions.tsx';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { haveStatus, statusOf } from '#/components/organisation/person-status.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { useInviteDialog } from '#/components/organisation/use-invite-dialog.ts';
import { useMoreRows } from '#/components/organisation/use-more-rows.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { PersonCell } from '#/components/ui/person-cell.tsx';
import { PreviewTable } from '#/components/ui/tables/preview-table.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';
import { call } from '#/lib/api/call.ts';
import { inviteAdministratorContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import {
  getCompanyContract,
  nudgeAdministratorContract,
  removeAdministratorContract,
} from '#/lib/domain/organisation/company/company.contract.ts';

const InvitePersonDialog = dynamic(
  () => import('#/components/organisation/invite-person-dialog.tsx').then((file) => file.InvitePersonDialog),
  { ssr: false },
);

type Administrator = Company['admins'][number];

/** Shows the company's administrators, and people invited to become one. */
export function AdministratorsCard({ company }: { company: Company }) {
  const t = useTranslations('organisation.company.administrators');
  const invitations = useTranslations('organisation.invitations');
  const { isInviting, open, close } = useInviteDialog('administrator');
  const params = { id: company.id };
  const more = useMoreRows({
    contract: getCompanyContract,
    inputOf: (page) => companyInput({ adminsPage: page }),
    first: company.admins,
    pick: (answer) => answer.company.admins,
  });
  // People with an account come first, so that one page shows whether there is another administrator.
  const isOnlyOne = more.rows.filter(({ status, isSuspended }) => status && !isSuspended).length < 2;
  const hasCorrectionLinks = more.rows.some(({ isUndelivered }) => isUndelivered);
  const columns: RowColumn<Administrator>[] = [
    {
      header: 'Name',
      cell: (row) => (
        // In a narrow space, the name and the address need the room of the initials, and wrap.
        <div className="@max-[520px]:whitespace-normal @max-[360px]:[&_[data-initials]]:hidden @max-[520px]:[&_.truncate]:whitespace-normal">
          <PersonCell {...row}>
            <span className="@min-[520px]:hidden pt-1">
              <StatusBadge {...row} />
            </span>
          </PersonCell>
        </div>
      ),
    },
    { header: 'Status', width: 'w-60 @max-[700px]:w-50', from: 'small', cell: (row) => <StatusBadge {...row} /> },
    {
      header: 'Action',
      width: clsx('w-60 @max-[700px]:w-52', hasCorrectionLinks ? '@max-[520px]:w-32' : '@max-[520px]:w-22'),
      align: 'right',
      isActions: true,
      cell: (row) => (
        <span className="flex items-center gap-1 @max-[520px]:-mx-4">
          <AdministratorActions companyId={company.id} administrator={row} isOnlyOne={isOnlyOne} />
        </span>
      ),
    },
  ];
  return (
    <Card
      padded={false}
      title={t('title')}
      description={t('about')}
      actions={
        <Button variant="secondary" size="small" icon={<UserRoundPlus aria-hidden />} onClick={open}>
          {t('add')}
        </Button>
      }
    >
      <PreviewTable
        {...more}
        label={t('title')}
        neverStacks
        columns={haveStatus(more.rows) ? columns : columns.filter(({ header }) => header !== 'Status')}
        total={company.totals.admins}
        rowKey={({ id, email }) => `${id} ${email}`}
      />
      {isInviting && (
        <InvitePersonDialog
          title={t('add')}
          description={t('addAbout')}
          submitLabel={invitations('send')}
          invite={(body) => call(inviteAdministratorContract, { params, body })}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface AdministratorActionsProps {
  companyId: number;
  administrator: Administrator;
  isOnlyOne: boolean;
}

function AdministratorActions({ companyId, administrator, isOnlyOne }: AdministratorActionsProps) {
  const suspended = useTranslations('people.suspended');
  const t = useTranslations('organisation.company.administrators');
  const renewals = useTranslations('organisation.links.renewal');
  const { firstName, lastName, email, isUndelivered: mayCorrect } = administrator;
  const input = { params: { id: companyId }, body: { email } };
  const name = `${firstName} ${lastName}`.trim();
  const who = name || email;
  const status = statusOf(administrator);
  if (status === 'Invitation Sent') {
    return <InvitationActions place={{ kind: 'company', id: companyId }} {...{ email, name, mayCorrect }} />;
  }
  return (
    <PersonActions
      who={who}
      reminder={
        status === 'Incomplete Onboarding'
          ? { kind: 'nudge', run: () => call(nudgeAdministratorContract, input) }
          : undefined
      }
      removal={{
        kind: 'administrator',
        barrier: isOnlyOne && !administrator.isSuspended ? t('only') : undefined,
        title: t('remove', { who }),
        consequence: (
          <>
            <p>{t('removeAbout')}</p>
            <p>{suspended('keepsAccess')}</p>
            <p>{renewals('company')}</p>
          </>
        ),
        run: () => call(removeAdministratorContract, input),
        done: t('removed', { who }),
      }}
    />
  );
}
