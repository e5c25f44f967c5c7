import { mailConfirmation } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import type { Command } from '#/server/ops/command.ts';
import { getAccount, nameOf } from '#/server/ops/person.ts';

export const confirmationSend: Command = {
  name: 'confirmation send',
  usage: '<email>',
  summary: 'Emails a new confirmation link to a person who has signed up.',
  values: [1, 1],
  isChange: true,
  run: async ({ ctx, values, change }) => {
    const account = await getAccount(ctx.db, values[0] ?? '');
    if (account.blockedAt) throw new Problem('conflict', `${nameOf(account)} is suspended and gets no email.`);
    if (account.confirmedAt)
      throw new Problem(
        'conflict',
        `${nameOf(account)} has confirmed the address. They can ask for a new password at ${env().APP_URL}/forgotPassword.`,
      );
    await change((tx) => mailConfirmation(tx, ctx, account));
    const line = `${nameOf(account)} gets a new link; earlier links no longer work.`;
    const { mailRefusedAt } = account;
    if (!mailRefusedAt) return { lines: [line] };
    const since = mailRefusedAt.toISOString().slice(0, 10);
    return { lines: [line, `Its mail server has refused this address for good since ${since}.`] };
  },
};
