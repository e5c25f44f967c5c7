import { PersonActions } from '#/components/organisation/person-actions.tsx';
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

/** Where somebody is invited to; `newDepartment` is a company's department that is yet to be made. */
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
  /** Empty when only the address is known. */
  name: string;
  /** Who stays in charge once the invitation is withdrawn. */
  staying?: string | null;
  /** The documented words when withdrawing fails. */
  failure?: string;
}

/** The ways to remind somebody of an invitation and to give it up. */
export function InvitationActions({ place: { kind, id }, email, name, staying, failure }: InvitationActionsProps) {
  const who = name.trim() || email;
  const input = { params: { id }, body: { email } };
  const [resend, withdraw] = calls[kind];
  return (
    <PersonActions
      who={who}
      reminder={{ kind: 'Reinvite', run: () => call(resend, input) }}
      removal={{
        kind: 'Withdraw invitation',
        title: `Withdraw the invitation of ${who}?`,
        consequence: (
          <p>
            The link in the email stops working{staying ? `, and ${staying} stays the leader` : ''}. You can invite{' '}
            {email} again at any time.
          </p>
        ),
        run: () => call(withdraw, input),
        done: 'The invitation was withdrawn.',
        ...(failure ? { failure } : {}),
      }}
    />
  );
}
