import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail to somebody whose request to become an Administrator was approved. */
export function approvedMail({ firstName, companyName }: { firstName: string; companyName: string }) {
  return {
    subject: `You are an administrator of ${companyName}`,
    ...layOutMail({
      locale: 'en',
      preheader: 'Your request was approved.',
      heading: `Hello ${firstName}`,
      paragraphs: [
        `Your request to become an administrator of ${companyName} was approved.`,
        'You can see and manage all departments and teams of the company, and invite others.',
      ],
      button: { label: 'Open unboXt', url: `${env().APP_URL}/dashboard` },
      footnotes: ['You’re getting this because you asked to become an administrator.'],
    }),
  };
}
