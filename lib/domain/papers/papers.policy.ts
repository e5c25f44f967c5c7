import { type PaperKind, papers } from '#/lib/domain/papers/constants.ts';
import type { Actor } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** Returns whether a paper can be read without signing in. */
export function isOpenPaper(kind: PaperKind): boolean {
  return papers[kind].readers === 'open';
}

/** Returns whether someone may read a paper: an open one, or one about their company for people in its roles. */
export function canReadPaper(actor: Actor, kind: PaperKind): boolean {
  if (isOpenPaper(kind)) return true;
  const readers: readonly RoleName[] | string = papers[kind].readers;
  return actor.kind === 'user' && readers.includes(actor.role);
}
