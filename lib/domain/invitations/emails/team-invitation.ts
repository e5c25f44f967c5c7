import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that invites somebody into a team; people with an account are led to sign in, others to sign up. */
export function teamInvitationMail(input: {
  companyName: string;
  teamName: string;
  invitedBy: string | null;
  hasAccount: boolean;
  token: string;
}) {
  const who = input.invitedBy ?? input.companyName;
  return {
    subject: `${who} invites you to ${input.teamName} on unboXt`,
    ...layOutMail({
      preheader: `Join ${input.teamName} at ${input.companyName}.`,
      heading: `Join ${input.teamName}`,
      paragraphs: [
        `${who} invites you to the team ${input.teamName} at ${input.companyName}.`,
        'unboXt asks you now and then how work is going. It takes under a minute, and helps your team talk about what matters.',
      ],
      button: {
        label: 'Join the team',
        url: `${env().APP_URL}/${input.hasAccount ? 'signIn' : 'signUp'}/${input.token}`,
      },
      footnotes: [`The invitation is for you alone and works for ${invitationLifeDays} days.`],
    }),
  };
}
