'use client';

import { MailWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Tooltip } from '#/components/ui/tooltip.tsx';
import { call } from '#/lib/api/call.ts';
import {
  resendCompanyInvitationContract,
  resendDepartmentInvitationContract,
  resendTeamInvitationContract,
  withdrawCompanyInvitationContract,
  withdrawDepartmentInvitationContract,
  withdrawDepartmentLeaderContract,
  withdrawTeamInvitationContract,
} from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { correctionHref } from '#/lib/domain/mail-preferences/constants.ts';

/** What someone is invited to; `newDepartment` is a department of the company that doesn't exist yet. */
export type InvitedPlace = { kind: 'company' | 'newDepartment' | 'department' | 'team'; id: number };

const calls = {
  company: [resendCompanyInvitationContract, withdrawCompanyInvitationContract],
  newDepartment: [resendCompanyInvitationContract, withdrawDepartmentLeaderContract],
  department: [resendDepartmentInvitationContract, withdrawDepartmentInvitationContract],
  team: [resendTeamInvitationContract, withdrawTeamInvitationContract],
} as const;

interface InvitationActionsProps {
  place: InvitedPlace;
  email: string;
  /** Empty if only the email address is known. */
  name: string;
  /**
   * Whether emails are refused there and the viewer may correct the email address: a reminder would also be refused.
   */
  mayCorrect: boolean;
  /** Who stays in charge after the invitation is withdrawn. */
  staying?: string | null;
  /** The documented message if withdrawing fails. */
  failure?: string;
}

/** Shows buttons to send an invitation again and to withdraw it. */
export function InvitationActions(props: InvitationActionsProps) {
  const t = useTranslations('organisation.invitations');
  const { place, email, name, mayCorrect, staying, failure } = props;
  const { kind, id } = place;
  const who = name.trim() || email;
  const input = { params: { id }, body: { email } };
  const [resend, withdraw] = calls[kind];
  return (
    <>
      {mayCorrect && <CorrectionLink who={who} email={email} />}
      <PersonActions
        who={who}
        reminder={mayCorrect ? undefined : { kind: 'reinvite', run: () => call(resend, input) }}
        removal={{
          kind: 'withdraw',
          title: t('withdraw', { who }),
          consequence: <p>{t('withdrawAbout', { staying: staying ?? 'none', email })}</p>,
          run: () => call(withdraw, input),
          done: t('withdrawn'),
          ...(failure ? { failure } : {}),
        }}
      />
    </>
  );
}

/** Opens the field for the right email address. */
function CorrectionLink({ who, email }: { who: string; email: string }) {
  const t = useTranslations('people.status');
  return (
    <Tooltip text={t('correct')}>
      <LinkButton
        href={correctionHref(email)}
        variant="quiet"
        size="small"
        aria-label={t('correctOf', { who })}
        icon={<MailWarning aria-hidden />}
      >
        {t('correctWord')}
      </LinkButton>
    </Tooltip>
  );
}
