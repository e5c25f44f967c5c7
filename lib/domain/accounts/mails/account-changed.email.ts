import { listWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

const changes = {
  password: {
    subject: 'Your unboXt password was changed',
    paragraph: 'Your password was just changed, and your other devices were signed out.',
  },
  'second-factor-on': {
    subject: 'Your second factor is on',
    paragraph: 'From now on you’ll also need a code from your authenticator app to sign in.',
  },
  'second-factor-off': {
    subject: 'Your second factor is off',
    paragraph: 'From now on you only need your password to sign in.',
  },
  'recovery-codes': {
    subject: 'Your recovery codes were renewed',
    paragraph: 'You have new recovery codes. The old ones no longer work.',
  },
  'sign-in-connected': {
    subject: 'A new way to sign in to unboXt',
    paragraph: 'An external account was just connected to yours. You can now use it to sign in.',
  },
  'sign-in-removed': {
    subject: 'A way to sign in to unboXt was removed',
    paragraph: 'An external account was just disconnected from yours. You can no longer use it to sign in.',
  },
} as const;

/**
 * The notice that something about signing in has changed, so that a stranger cannot change it unnoticed. `connected`
 * names the accounts held elsewhere that a new password leaves as they are.
 */
export function accountChangedMail(input: {
  firstName: string;
  change: keyof typeof changes;
  connected?: readonly string[];
}) {
  const { subject, paragraph } = changes[input.change];
  const stillConnected = input.change === 'password' && input.connected?.length ? [stillSignIn(input.connected)] : [];
  return {
    subject,
    ...layOutMail({
      locale: 'en',
      preheader: paragraph,
      heading: `Hello ${input.firstName}`,
      paragraphs: [
        paragraph,
        ...stillConnected,
        'If this was you, there’s nothing to do. If not, choose a new password now.',
      ],
      button: { label: 'Choose a new password', url: `${env().APP_URL}/forgotPassword` },
      footnotes: ['You’re getting this because your sign-in settings changed.'],
    }),
  };
}

function stillSignIn(connected: readonly string[]): string {
  const rule =
    'A new password doesn’t change that. Remove anything that isn’t yours in your profile, under Password & Security.';
  return `You can still sign in with ${listWords(connected)}. ${rule}`;
}
