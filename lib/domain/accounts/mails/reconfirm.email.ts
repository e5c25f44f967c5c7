import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that sends the confirmation of an address again. */
export function reconfirmMail(input: { firstName: string; companyName: string; token: string }) {
  return {
    subject: 'Confirm your unboXt account',
    ...layOutMail({
      locale: 'en',
      preheader: 'Here’s your new link.',
      heading: `Hello ${input.firstName}`,
      paragraphs: [
        `Here’s a new link to confirm your email for ${input.companyName}. Choose a password and you’re in.`,
      ],
      button: { label: 'Choose a password', url: `${env().APP_URL}/setPassword/${input.token}` },
      footnotes: [
        'This link works once and expires in 72 hours. Links in earlier emails no longer work.',
        'If this wasn’t you, you can ignore this email.',
      ],
    }),
  };
}
