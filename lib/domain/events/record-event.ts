import { type EventDetails, type EventName, eventDetails } from '#/lib/domain/events/events.schema.ts';
import { webhooksOf } from '#/lib/domain/events/webhook-of-event.ts';
import { announceRejoin } from '#/lib/domain/live/live.service.ts';
import { notificationListeners } from '#/lib/domain/notifications/listeners.ts';
import { deliverSoon, selectOffered } from '#/lib/domain/webhooks/offer-webhook.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';

type Listeners = typeof notificationListeners;
type NotifiedEvent = keyof Listeners & EventName;
type ActingCtx = Ctx & { company?: { id: number } };

interface EventFacts {
  /** Kind and id of what was changed, as in `team:14`. */
  subject?: string;
  /** Needed if the actor isn't a signed-in person. */
  companyId?: number;
  actorId?: number;
  result?: 'ok' | 'refused' | 'failed';
  /** The people whose roles it changes: their open connections join the rooms of their new rights. */
  roleChanges?: readonly (number | null)[];
}

type Details<Name extends EventName> =
  Record<string, never> extends EventDetails<Name> ? { details?: EventDetails<Name> } : { details: EventDetails<Name> };

/** What someone did, as the activity log stores it. */
export type ActivityEvent<Name extends EventName> = EventFacts & Details<Name> & { action: Name };

/** An event that someone is notified of, with the facts of the notification; with null, no one is notified. */
type LoudEvent<Name extends NotifiedEvent> = ActivityEvent<Name> & { facts: Parameters<Listeners[Name]>[2] | null };

/** An event that no one is notified of; if someone could be, null says that this is intended. */
type QuietEvent<Name extends EventName> = ActivityEvent<Name> &
  (Name extends NotifiedEvent ? { facts: null } : { facts?: null });

/**
 * Records who did what in the insert-only activity log, and runs the listeners in the same transaction. They notify the
 * people concerned, tell the company's own programs and move the open connections of people whose roles change. A
 * rollback undoes all of it. What a visitor tries without a company is only in the log: anyone could fill the activity
 * log with it, and no company's retention period would end it.
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
  const now = ctx.clock.now();
  const companyId = ctx.company?.id ?? event.companyId ?? null;
  const actorId = actor.kind === 'user' ? actor.userId : (event.actorId ?? null);
  const { action, subject = null, result = 'ok' } = event;
  const details: Record<string, unknown> = eventDetails[action].parse(event.details ?? {});
  if (companyId === null && actor.kind === 'visitor') {
    log().warn({ requestId: ctx.requestId, action, result, ...details }, 'event without a company');
    await waitForDisk(tx, action);
    return;
  }
  const role = actor.kind === 'user' ? actor.role : null;
  const keyId = 'keyId' in actor ? (actor.keyId ?? null) : null;
  const webhooks = companyId === null || result !== 'ok' ? [] : webhooksOf({ action, subject, actorId, details });
  const offered = selectOffered(webhooks.map((webhook) => ({ companyId: Number(companyId), now, ...webhook })));
  // One statement, because nearly every act records an event.
  deliverSoon(
    await tx.$queryRaw<unknown[]>`
    WITH recorded AS (
      INSERT INTO audit_entries (at, company_id, actor_kind, actor_id, role, key_id, action, subject, result, request_id, details)
      VALUES (${now}, ${companyId}::int, ${actor.kind}, ${actorId}::int, ${role}, ${keyId}::int, ${action}, ${subject},
        ${result}, ${ctx.requestId}, ${JSON.stringify(details)}::jsonb)
    )
    ${offered}`,
  );
  if (event.facts) await listenerOf(event.action)?.(tx, ctx, event.facts);
  await announceRejoin(tx, event.roleChanges ?? []);
}

/**
 * Stores nothing, but its commit waits for the disk as one with a row does. So the time hardly reveals whose email
 * address is known: it's 0.2 ms less, next to the hash of a password.
 */
async function waitForDisk(tx: Transaction, action: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_logical_emit_message(true, 'unboxt', ${action}::text)`;
}

/** Returns the listener of an event. At each call, the compiler has checked that context and facts fit it. */
function listenerOf(action: string) {
  const listeners: Partial<Record<string, unknown>> = notificationListeners;
  return listeners[action] as ((tx: Transaction, ctx: Ctx, facts: unknown) => Promise<void>) | undefined;
}
