import { type AuditNote, recordAudit } from '#/lib/domain/audit/record-audit.ts';
import { announceRejoin } from '#/lib/domain/live/live.service.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

type Listeners = typeof notificationListeners;
type NotifiedAction = keyof Listeners;
type ActingCtx = Ctx & { company?: { id: number } };

/** An act as the audit log stores it, with the further facts that its listeners need. */
interface Act<Action extends string> extends AuditNote {
  action: Action & (string extends Action ? never : unknown);
  /** The people whose roles it changes: their open connections join the rooms of their new rights. */
  roleChanges?: readonly (number | null)[];
}

/** An act that somebody is notified of, with the facts of the notification; with null, nobody is notified. */
type NotifiedAct<Action extends NotifiedAction> = Act<Action> & { facts: Parameters<Listeners[Action]>[2] | null };

/** An act that nobody is notified of; where somebody could be, null says that this is on purpose. */
type QuietAct<Action extends string> = Act<Action> &
  (Action extends NotifiedAction ? { facts: null } : { facts?: null });

/**
 * Records who did what in the audit log and runs the listeners in the same transaction: they notify the people it
 * concerns and move the open connections of people whose roles change. A rollback undoes all of it.
 */
export async function recordEvent<Action extends NotifiedAction>(
  tx: Transaction,
  ctx: ActingCtx & Parameters<Listeners[Action]>[1],
  act: NotifiedAct<Action>,
): Promise<void>;
export async function recordEvent<Action extends string>(
  tx: Transaction,
  ctx: ActingCtx,
  act: QuietAct<Action>,
): Promise<void>;
export async function recordEvent(
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
