import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail with the link that confirms an address and sets the first password. */
export function setPasswordMail(input: { firstName: string; companyName: string; isJoining: boolean; token: string }) {
  const { companyName, isJoining } = input;
  return {
    subject: 'Confirm your unboXt account',
    ...layOutMail({
      locale: 'en',
      preheader: 'One click, then choose a password.',
      heading: `Welcome, ${input.firstName}`,
      paragraphs: [
        isJoining
          ? `You asked to join ${companyName} on unboXt. Confirm your email and choose a password to get in.`
          : `Thanks for signing up ${companyName}. Confirm your email and choose a password to get started.`,
      ],
      button: { label: 'Choose a password', url: `${env().APP_URL}/setPassword/${input.token}` },
      footnotes: ['This link works once and expires in 72 hours.', 'If this wasn’t you, you can ignore this email.'],
    }),
  };
}
