import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that confirms an address and leads to the first password. */
export function setPasswordMail(input: { firstName: string; companyName: string; isJoining: boolean; token: string }) {
  const { companyName, isJoining } = input;
  return {
    subject: 'Confirm your unboXt account',
    ...layOutMail({
      preheader: 'One click, then choose a password.',
      heading: `Welcome, ${input.firstName}`,
      paragraphs: [
        isJoining
          ? `You asked to join ${companyName} on unboXt. Confirm your address and choose a password to get in.`
          : `You signed ${companyName} up for unboXt. Confirm your address and choose a password to get started.`,
      ],
      button: { label: 'Choose a password', url: `${env().APP_URL}/setPassword/${input.token}` },
      footnotes: [
        'The link works once, within 72 hours.',
        'If this was not you, ignore this mail: without the link nothing happens.',
      ],
    }),
  };
}
