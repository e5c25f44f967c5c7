import { invitedAddressLimit } from '#/lib/domain/invitations/constants.ts';
import { isProblem, Problem } from '#/lib/platform/errors.ts';
import { accountKey, requirePoint, returnPoint, takeShare } from '#/lib/platform/rate-limit.ts';
import { message } from '#/lib/words/message.ts';

/** Throws `too_many_requests` for an address that has had its invitation mails of the day, from whichever company. */
export async function requireInvitable(email: string): Promise<void> {
  await requirePoint(invitedAddressLimit, accountKey(email, '')).catch((error: unknown) => {
    if (!isProblem(error)) throw error;
    throw new Problem('too_many_requests', message('accounts.answers.invitedToday', { email }));
  });
}

/** Sends an invitation mail unless its address has had those of the day; a mail that is not taken does not count. */
export async function withinDay(email: string, send: () => Promise<void>): Promise<void> {
  const key = accountKey(email, '');
  if (!(await takeShare(invitedAddressLimit, key))) return;
  await send().catch(async (error: unknown) => {
    await returnPoint(invitedAddressLimit, key);
    throw error;
  });
}
