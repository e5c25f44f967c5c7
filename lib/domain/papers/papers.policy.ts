import { type PaperKind, papers } from '#/lib/domain/papers/constants.ts';
import type { Actor } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** Returns whether a paper can be read without signing in. */
export function isOpenPaper(kind: PaperKind): boolean {
  return papers[kind].readers === 'open';
}

/**
 * Returns whether someone may read a paper: everyone an open one; people in its roles another one about their company.
 */
export function canReadPaper(actor: Actor, kind: PaperKind): boolean {
  if (isOpenPaper(kind)) return true;
  const readers: readonly RoleName[] | string = papers[kind].readers;
  return actor.kind === 'user' && readers.includes(actor.role);
}
