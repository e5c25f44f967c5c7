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

/** The mail to somebody whose request to become an Administrator was refused. */
export function refusedMail(refused: { firstName: string; companyName: string; isErased: boolean }) {
  const { firstName, companyName, isErased } = refused;
  return {
    subject: `Your request at ${companyName}`,
    ...layOutMail({
      locale: 'en',
      preheader: 'Your request was not approved.',
      heading: `Hello ${firstName}`,
      paragraphs: [
        `Your request to become an administrator of ${companyName} was not approved.`,
        isErased
          ? 'The account you created to ask has been deleted, with everything in it.'
          : 'Your account and your roles stay the same.',
        `If you think this is a mistake, please talk to someone at ${companyName}.`,
      ],
      footnotes: ['You’re getting this because you asked to become an administrator.'],
    }),
  };
}
