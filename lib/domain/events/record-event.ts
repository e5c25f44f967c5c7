import { type EventDetails, type EventName, eventDetails } from '#/lib/domain/events/events.schema.ts';
import { announceRejoin } from '#/lib/domain/live/live.service.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

type Listeners = typeof notificationListeners;
type NotifiedEvent = keyof Listeners & EventName;
type ActingCtx = Ctx & { company?: { id: number } };

interface EventFacts {
  /** Kind and id of the thing acted on, as in `team:14`. */
  subject?: string;
  /** Needed where the actor is not a signed-in person. */
  companyId?: number;
  actorId?: number;
  result?: 'ok' | 'refused' | 'failed';
  /** The people whose roles it changes: their open connections join the rooms of their new rights. */
  roleChanges?: readonly (number | null)[];
}

type Details<Name extends EventName> =
  Record<string, never> extends EventDetails<Name> ? { details?: EventDetails<Name> } : { details: EventDetails<Name> };

/** What somebody did, as the activity log stores it. */
export type ActivityEvent<Name extends EventName> = EventFacts & Details<Name> & { action: Name };

/** An event that somebody is notified of, with the facts of the notification; with null, nobody is notified. */
type LoudEvent<Name extends NotifiedEvent> = ActivityEvent<Name> & { facts: Parameters<Listeners[Name]>[2] | null };

/** An event that nobody is notified of; where somebody could be, null says that this is on purpose. */
type QuietEvent<Name extends EventName> = ActivityEvent<Name> &
  (Name extends NotifiedEvent ? { facts: null } : { facts?: null });

/**
 * Records who did what in the insert-only activity log and runs the listeners in the same transaction: they notify the
 * people it concerns and move the open connections of people whose roles change. A rollback undoes all of it.
 */
export async function recordEvent<Name extends NotifiedEvent>(
  tx: Transaction,
  ctx: ActingCtx & Parameters<Listeners[Name]>[1],
  event: LoudEvent<Name>,
): Promise<void>;
export async function recordEvent<Name extends EventName>(
  tx: Transaction,
  ctx: ActingCtx,
  event: QuietEvent<Name>,
): Promise<void>;
export async function recordEvent(
  tx: Transaction,
  ctx: ActingCtx,
  event: EventFacts & { action: EventName; details?: unknown; facts?: unknown },
): Promise<void> {
  const { actor } = ctx;
  await tx.auditEntry.create({
    data: {
      at: ctx.clock.now(),
      companyId: ctx.company?.id ?? event.companyId ?? null,
      actorKind: actor.kind,
      actorId: actor.kind === 'user' ? actor.userId : (event.actorId ?? null),
      role: actor.kind === 'user' ? actor.role : null,
      keyId: actor.kind === 'user' ? (actor.keyId ?? null) : null,
      action: event.action,
      subject: event.subject ?? null,
      result: event.result ?? 'ok',
      requestId: ctx.requestId,
      details: eventDetails[event.action].parse(event.details ?? {}),
    },
  });
  if (event.facts) await listenerOf(event.action)?.(tx, ctx, event.facts);
  await announceRejoin(tx, event.roleChanges ?? []);
}

/** The compiler has seen at each call that context and facts are those of the event's listener. */
function listenerOf(action: string) {
  const listeners: Partial<Record<string, unknown>> = notificationListeners;
  return listeners[action] as ((tx: Transaction, ctx: Ctx, facts: unknown) => Promise<void>) | undefined;
}
