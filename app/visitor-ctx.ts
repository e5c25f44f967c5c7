import { systemClock } from '#/lib/platform/clock.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';

/** The context of a page load by somebody who has proven nothing; pages read and never write. */
export function getVisitorCtx(): Ctx {
  return {
    actor: { kind: 'visitor' },
    db: prisma(),
    clock: systemClock,
    requestId: crypto.randomUUID(),
    client: { address: 'page', device: 'page', isBrowser: true },
    setCookie: () => {
      throw new Error('pages do not set cookies');
    },
  };
}
