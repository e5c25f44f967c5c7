import { listWords } from '#/lib/domain/metrics/plain-words.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

const changes = {
  password: {
    subject: 'Your unboXt password was changed',
    paragraph: 'The password of your account was just changed, and other devices were signed out.',
  },
  'second-factor-on': {
    subject: 'Your second factor is on',
    paragraph: 'From now on signing in to your account takes a code of your authenticator app as well.',
  },
  'second-factor-off': {
    subject: 'Your second factor is off',
    paragraph: 'From now on signing in to your account takes your password alone.',
  },
  'recovery-codes': {
    subject: 'Your recovery codes were renewed',
    paragraph: 'New recovery codes were just made for your account. The old ones no longer work.',
  },
  'sign-in-connected': {
    subject: 'A new way to sign in to unboXt',
    paragraph: 'An account held elsewhere was just connected with yours. From now on it signs you in as well.',
  },
  'sign-in-removed': {
    subject: 'A way to sign in to unboXt was removed',
    paragraph: 'An account held elsewhere was just disconnected from yours. It no longer signs you in.',
  },
} as const;

/**
 * The notice that something about signing in has changed, so that a stranger cannot do it unseen. `connected` names the
 * accounts held elsewhere that a new password leaves as they are.
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
      preheader: paragraph,
      heading: `Hello ${input.firstName}`,
      paragraphs: [
        paragraph,
        ...stillConnected,
        'If this was you, there is nothing to do. If not, choose a new password now.',
      ],
      button: { label: 'Choose a new password', url: `${env().APP_URL}/forgotPassword` },
      footnotes: ['You get this mail because signing in to your account has changed.'],
    }),
  };
}

function stillSignIn(connected: readonly string[]): string {
  const rule = 'A new password does not change that: remove what is not yours in your profile, under Security.';
  return `You can still sign in with ${listWords(connected)}. ${rule}`;
}
