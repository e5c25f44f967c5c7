import { type AuditNote, recordAudit } from '#/lib/domain/audit/steps/record-audit.ts';
import { announceRejoin } from '#/lib/domain/live/steps/announce-rejoin.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

type Listeners = typeof notificationListeners;
type Heard = keyof Listeners;
type ActingCtx = Ctx & { company?: { id: number } };

/** An act as the audit log keeps it, with what those who listen to it need beside. */
interface Act<Action extends string> extends AuditNote {
  action: Action & (string extends Action ? never : unknown);
  /** Whose roles change by it: their open connections join the rooms of their new rights. */
  roleChanges?: readonly (number | null)[];
}

/** Somebody is notified of it, and the facts say of what; with null, nobody is. */
type HeardAct<Action extends Heard> = Act<Action> & { facts: Parameters<Listeners[Action]>[2] | null };

/** Nobody is notified of it; where somebody could be, null says that it is on purpose. */
type QuietAct<Action extends string> = Act<Action> & (Action extends Heard ? { facts: null } : { facts?: null });

/**
 * Writes who did what into the audit log and lets those who listen work in the same transaction: whoever must hear of it
 * is notified, and the open connections of those whose roles change follow. With a rollback all of it is gone.
 */
export async function recordAct<Action extends Heard>(
  tx: Transaction,
  ctx: ActingCtx & Parameters<Listeners[Action]>[1],
  act: HeardAct<Action>,
): Promise<void>;
export async function recordAct<Action extends string>(
  tx: Transaction,
  ctx: ActingCtx,
  act: QuietAct<Action>,
): Promise<void>;
export async function recordAct(
  tx: Transaction,
  ctx: ActingCtx,
  { facts, roleChanges = [], ...note }: AuditNote & { facts?: unknown; roleChanges?: readonly (number | null)[] },
): Promise<void> {
  await recordAudit(tx, ctx, note);
  if (facts) await listenerOf(note.action)?.(tx, ctx, facts);
  await announceRejoin(tx, roleChanges);
}

/** The compiler has seen at each call that context and facts are those of the action's listener. */
function listenerOf(action: string) {
  const listeners: Partial<Record<string, unknown>> = notificationListeners;
  return listeners[action] as ((tx: Transaction, ctx: Ctx, facts: unknown) => Promise<void>) | undefined;
}
