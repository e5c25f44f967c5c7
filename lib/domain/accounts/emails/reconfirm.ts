import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that brings the confirmation of an address once more. */
export function reconfirmMail(input: { firstName: string; companyName: string; token: string }) {
  return {
    subject: 'Confirm your unboXt account',
    ...layOutMail({
      preheader: 'Here is your link once more.',
      heading: `Hello ${input.firstName}`,
      paragraphs: [
        `Here is the link that confirms your address for ${input.companyName} once more. Choose a password and you are in.`,
      ],
      button: { label: 'Choose a password', url: `${env().APP_URL}/setPassword/${input.token}` },
      footnotes: [
        'The link works once, within 72 hours. Links of earlier mails have stopped working.',
        'If this was not you, ignore this mail: without the link nothing happens.',
      ],
    }),
  };
}
