import { resealSecondFactors } from '#/lib/domain/accounts/second-factor/lost-factor.service.ts';
import { resealConnections } from '#/lib/domain/channels/connections/open-connection.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import type { Command } from '#/server/ops/command.ts';

export const secretRotate: Command = {
  name: 'secret rotate',
  usage: '',
  summary:
    'Seals all second factors and connections with chat platforms under the first secret in AUTH_SECRET, so that the others can be left out.',
  values: [0, 0],
  isChange: true,
  run: async ({ change }) => {
    if (env().AUTH_SECRET.length === 1)
      throw new Problem('conflict', 'AUTH_SECRET holds one secret. Put a new one before it: AUTH_SECRET=new,old.');
    let [sealed, lost] = [0, 0];
    for (let after: number | null = 0; after !== null; ) {
      const from: number = after;
      const page = await change((tx) => resealSecondFactors(tx, from));
      sealed += page.sealed;
      lost += page.lost;
      after = page.last;
    }
    const channels = await change(resealConnections);
    return {
      lines: [
        `${countWords(sealed, 'second factor')} sealed under the first secret.`,
        ...(lost > 0 ? [`${lost} did not open under any secret: factor reset --lost turns them off.`] : []),
        `${countWords(channels.sealed, 'connection')} with a chat platform sealed under the first secret.`,
        ...(channels.lost > 0
          ? [`${channels.lost} did not open under any secret: Administrators reconnect them.`]
          : []),
        'When the others are left out, mailed links, sessions and recovery codes that were made under them end.',
      ],
      isFailure: lost + channels.lost > 0,
    };
  },
};
