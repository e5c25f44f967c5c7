import * as z from 'zod';
import type { PreviewToken, Prisma } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import {
  findSessionById,
  isProven,
  personColumns,
  personOf,
  personRow,
} from '#/lib/domain/sessions/session.service.ts';
import type { Client, Ctx, FoundSession, SessionTokens, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, pool, type Transaction } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

/** The token with its member, and whether everything it depends on is still true; checked with every call. */
const query = `
SELECT p.session_id, p.leader_id, p.team_id, p.company_id,
  p.ended_at IS NULL AND p.expires_at > $2 AND u.blocked_at IS NULL AND t.completed_at IS NOT NULL
    AND m.user_id IS NOT NULL AS is_open,
  ${personColumns}
FROM preview_tokens p
JOIN users u ON u.company_id = p.company_id AND u.id = p.member_id
LEFT JOIN teams t ON t.company_id = p.company_id AND t.id = p.team_id
  AND p.leader_id IN (t.leader_id, t.secondary_leader_id)
LEFT JOIN team_members m ON m.team_id = t.id AND m.user_id = p.member_id
WHERE p.token_hash = $1`;

const previewRow = z.object({
  ...personRow.shape,
  session_id: z.string(),
  leader_id: z.number(),
  team_id: z.number(),
  company_id: z.number(),
  is_open: z.boolean(),
});

/** A session that shows one team. */
type PreviewSession = FoundSession & { teamId: number };

/**
 * Returns the session of a leader's preview: the member, with only the role Member, in the leader's own valid session,
 * whose cookie a browser must send. Null for an unknown token or an ended session. Throws `forbidden` if only the
 * preview has ended.
 */
export async function findSessionOfPreview(
  halves: SessionTokens,
  client: Pick<Client, 'isBrowser'>,
  now: Date,
): Promise<PreviewSession | null> {
  const values = [Buffer.from(hashSecret(halves.bearer ?? '')), now];
  const rows = asRows(previewRow, await pool().query({ name: 'find-preview', text: query, values }));
  const [row] = rows;
  const leader = row && (await findSessionById(row.session_id, now));
  if (!row || !leader || !(await isProven(leader, halves, client))) return null;
  const isSame = leader.person.userId === row.leader_id && leader.company.id === row.company_id;
  if (!row.is_open || !isSame) throw forbidden(message('previews.answers.over'));
  return {
    kind: leader.kind,
    isWaiting: false,
    company: leader.company,
    role: 'Member',
    teamId: row.team_id,
    person: {
      ...personOf(row),
      sessionId: leader.person.sessionId,
      roles: ['Member'],
      previewedBy: row.leader_id,
    },
  };
}

/**
 * Ends the preview of this session, if there is one. Returns the call's normal token, which a preview never replaces on
 * the server; null if the call had the preview's token.
 */
export async function endPreview(ctx: UserCtx, authorization: string | null): Promise<{ token: string | null }> {
  const { sessionId, userId, previewedBy } = ctx.actor;
  const leaderId = previewedBy ?? userId;
  await inTransaction(ctx.db, async (tx) => {
    const open = await tx.previewToken.findFirst({ where: { sessionId, endedAt: null } });
    if (!open) return;
    const still = await tx.team.findFirst({
      where: {
        id: open.teamId,
        OR: [{ leaderId }, { secondaryLeaderId: leaderId }],
        members: { some: { userId: open.memberId, user: { blockedAt: null } } },
      },
      select: { id: true },
    });
    // In a preview, the context has the member, who has done nothing.
    const asLeader = { ...ctx, actor: { ...ctx.actor, userId: leaderId, role: 'Team Leader' as const } };
    await endPreviews(tx, asLeader, { sessionId }, still ? 'left' : 'not-allowed');
  });
  return { token: previewedBy === undefined ? (authorization ?? '').replace(/^Bearer /, '') : null };
}

/** Why a preview ended, for its audit entry; `expired` if its time was already over. */
type PreviewEnd = 'left' | 'newer' | 'signed-out' | 'not-allowed';

/** Ends open previews, each with an entry in the activity log, and returns how many there were. */
export async function endPreviews(
  tx: Transaction,
  ctx: Ctx & { company?: { id: number } },
  where: Prisma.PreviewTokenWhereInput,
  why: PreviewEnd,
): Promise<number> {
  const now = ctx.clock.now();
  const ended = await tx.previewToken.updateManyAndReturn({
    where: { AND: [where, { endedAt: null }] },
    data: { endedAt: now },
  });
  for (const preview of ended) await recordEnd(tx, ctx, preview, preview.expiresAt <= now ? 'expired' : why);
  return ended.length;
}

function recordEnd(tx: Transaction, ctx: Ctx, { companyId, leaderId, teamId, memberId }: PreviewToken, why: string) {
  return recordEvent(tx, ctx, {
    action: 'preview.end',
    subject: `team:${teamId}`,
    companyId,
    actorId: leaderId,
    details: { userId: memberId, why },
  });
}
