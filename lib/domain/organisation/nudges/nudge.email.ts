import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that reminds a person of their unfinished onboarding. */
export function nudgeMail({ firstName, companyName }: { firstName: string; companyName: string }) {
  return {
    subject: 'Finish setting up unboXt',
    ...layOutMail({
      locale: 'en',
      preheader: 'A few minutes, and you’re all set.',
      heading: 'Finish setting up',
      paragraphs: [
        `Hello ${firstName},`,
        `your account at ${companyName} is almost ready, with just a few questions left. Your answers so far are saved.`,
      ],
      button: { label: 'Finish setting up', url: `${env().APP_URL}/onboarding` },
      footnotes: [`A leader at ${companyName} asked us to remind you.`],
    }),
  };
}
