import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the address this person signs in with. */
export async function getEmail({ actor }: UserCtx): Promise<{ email: string }> {
  return { email: actor.email };
}
