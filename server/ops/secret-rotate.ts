import { resealSecondFactors } from '#/lib/domain/accounts/second-factor/lost-factor.service.ts';
import { resealConnections } from '#/lib/domain/channels/connections/open-connection.ts';
import { resealClientSecrets } from '#/lib/domain/company-sign-in/connections/reseal-client-secrets.ts';
import { resealWebhooks } from '#/lib/domain/integrations/webhooks/webhook-secret.service.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import type { Command } from '#/server/ops/command.ts';

export const secretRotate: Command = {
  name: 'secret rotate',
  usage: '',
  summary:
    'Re-encrypts all second factors, connections with chat platforms, and secrets of webhooks and company sign-in with the first secret in AUTH_SECRET, so that you can drop the others.',
  values: [0, 0],
  isChange: true,
  run: async ({ change }) => {
    if (env().AUTH_SECRET.length === 1)
      throw new Problem('conflict', 'AUTH_SECRET contains one secret. Put a new one before it: AUTH_SECRET=new,old.');
    let [sealed, lost] = [0, 0];
    for (let after: number | null = 0; after !== null; ) {
      const from: number = after;
      const page = await change((tx) => resealSecondFactors(tx, from));
      sealed += page.sealed;
      lost += page.lost;
      after = page.last;
    }
    const channels = await change(resealConnections);
    const webhooks = await change(resealWebhooks);
    const issuers = await change(resealClientSecrets);
    return {
      lines: [
        `${countWords(sealed, 'second factor')} re-encrypted with the first secret.`,
        ...(lost > 0 ? [`${lost} can’t be opened with any secret: factor reset --lost turns them off.`] : []),
        `${countWords(channels.sealed, 'connection')} with a chat platform re-encrypted with the first secret.`,
        ...(channels.lost > 0 ? [`${channels.lost} can’t be opened. Administrators must reconnect them.`] : []),
        `${countWords(webhooks.sealed, 'secret')} of webhooks re-encrypted with the first secret.`,
        ...(webhooks.lost > 0 ? [`${webhooks.lost} can’t be opened. Administrators must create new ones.`] : []),
        `${countWords(issuers.sealed, 'secret')} of company sign-in re-encrypted with the first secret.`,
        ...(issuers.lost > 0 ? [`${issuers.lost} can’t be opened. Administrators must enter them again.`] : []),
        'Once you drop the others, emailed links, sessions and recovery codes made with them stop working.',
      ],
      isFailure: lost + channels.lost + webhooks.lost + issuers.lost > 0,
    };
  },
};
