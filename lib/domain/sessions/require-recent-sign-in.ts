import { recentSignInMs } from '#/lib/domain/sessions/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Throws `forbidden`, with a message, if the sign-in of the session is 15 minutes old or older. */
export async function requireRecentSignIn({ db, actor, clock }: UserCtx): Promise<void> {
  const session = await db.session.findUniqueOrThrow({ where: { id: actor.sessionId } });
  if (clock.now().getTime() - session.authenticatedAt.getTime() >= recentSignInMs)
    throw forbidden(message('api.problems.signInFirst', { minutes: recentSignInMs / 60_000 }));
}
