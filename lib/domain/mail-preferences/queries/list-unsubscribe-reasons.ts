import { unsubscribeReasons } from '#/lib/domain/mail-preferences/constants.ts';

/** The reasons for unsubscribing, the usual one first. */
export async function listUnsubscribeReasons() {
  return { reasons: [...unsubscribeReasons] };
}
