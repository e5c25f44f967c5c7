import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that reminds somebody of an onboarding they began and have not finished. */
export function nudgeMail({ firstName, companyName }: { firstName: string; companyName: string }) {
  return {
    subject: 'Finish setting up unboXt',
    ...layOutMail({
      preheader: 'A few minutes, and you are all set.',
      heading: 'Finish setting up',
      paragraphs: [
        `Hello ${firstName},`,
        `your account at ${companyName} is nearly ready: a few questions are left. What you have answered so far is kept.`,
      ],
      button: { label: 'Finish setting up', url: `${env().APP_URL}/onboarding` },
      footnotes: [`Somebody who leads at ${companyName} asked us to remind you.`],
    }),
  };
}
