import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The answer to a share link that was used with the address of an account: only its owner learns about the account. */
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
      locale: 'en',
      preheader: `Someone used your email to join ${companyName}.`,
      heading: `Hello ${firstName}`,
      paragraphs: [
        `Someone, probably you, used this email to join ${companyName} through a share link.`,
        isColleague
          ? 'You already have an account there. Sign in to join.'
          : 'This email has an account in another company, and an account can belong to only one company. To join, please use another email.',
      ],
      button: { label: isColleague ? 'Sign in to join' : 'Use another email', url: `${env().APP_URL}/${page}` },
      footnotes: ['If this wasn’t you, you can ignore this email. Nothing has changed.'],
    }),
  };
}
