import { type PaperKind, papers } from '#/lib/domain/papers/constants.ts';
import type { Actor } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** Whether a paper is read without signing in. */
export function isOpenPaper(kind: PaperKind): boolean {
  return papers[kind].readers === 'open';
}

/** Whether someone may read a paper: an open one anyone, another one people in its roles, about their own company. */
export function canReadPaper(actor: Actor, kind: PaperKind): boolean {
  if (isOpenPaper(kind)) return true;
  const readers: readonly RoleName[] | string = papers[kind].readers;
  return actor.kind === 'user' && readers.includes(actor.role);
}
