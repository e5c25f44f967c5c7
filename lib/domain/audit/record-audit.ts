import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface AuditNote {
  action: string;
  /** Kind and id of the thing acted on, as in `team:14`. */
  subject?: string;
  /** Needed where the actor is not a signed-in person. */
  companyId?: number;
  actorId?: number;
  result?: 'ok' | 'refused' | 'failed';
  details?: Record<string, string | number | boolean | null>;
}

/** Records who did what in the insert-only audit log, inside the transaction of the act itself. */
export async function recordAudit(
  tx: Transaction,
  ctx: Ctx & { company?: { id: number } },
  note: AuditNote,
): Promise<void> {
  const { actor } = ctx;
  await tx.auditEntry.create({
    data: {
      at: ctx.clock.now(),
      companyId: ctx.company?.id ?? note.companyId ?? null,
      actorKind: actor.kind,
      actorId: actor.kind === 'user' ? actor.userId : (note.actorId ?? null),
      role: actor.kind === 'user' ? actor.role : null,
      action: note.action,
      subject: note.subject ?? null,
      result: note.result ?? 'ok',
      requestId: ctx.requestId,
      details: note.details ?? {},
    },
  });
}
