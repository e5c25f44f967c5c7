import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The answer to a share link that was used with the address of an account: only its owner learns that it has one. */
export function knownAddressMail(used: {
  firstName: string;
  companyName: string;
  isColleague: boolean;
  token: string;
}) {
  const { firstName, companyName, isColleague, token } = used;
  const page = isColleague ? `signIn/${token}` : `signUp/${token}`;
  return {
    subject: 'You already have an unboXt account',
    ...layOutMail({
      preheader: `Somebody used your address to join ${companyName}.`,
      heading: `Hello ${firstName}`,
      paragraphs: [
        `Somebody, probably you, used this address to join ${companyName} by a share link.`,
        isColleague
          ? 'You already have an account there. Sign in to join.'
          : 'This address has an account in another company, and an account belongs to one company. To join, please use another address.',
      ],
      button: { label: isColleague ? 'Sign in to join' : 'Use another address', url: `${env().APP_URL}/${page}` },
      footnotes: ['If it was not you, you need not do anything: nothing has changed.'],
    }),
  };
}
