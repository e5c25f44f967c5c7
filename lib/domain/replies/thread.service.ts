import * as z from 'zod';
import { Prisma } from '#/generated/prisma/client.ts';
import type { MessageKind, ThreadSource } from '#/lib/domain/replies/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** A conversation about a message of a chat box, or about a text of a pulse. */
export interface ThreadKey {
  source: ThreadSource;
  /** The id of the message or the text. */
  id: string;
  companyId: number;
}

/** What one side does in a conversation. */
interface StoredMessage {
  id: string;
  /** Null for the author. */
  userId: number | null;
  kind: MessageKind;
  text: string;
  visibleAt: Date;
  isNotified: boolean;
}

const tables = {
  post: [Prisma.raw('reply_threads'), Prisma.raw('reply_messages'), Prisma.raw('post_id')],
  pulse: [Prisma.raw('pulse_threads'), Prisma.raw('pulse_thread_messages'), Prisma.raw('answer_id')],
} as const;

/** Makes parallel writes of the author wait for each other. Returns false if the conversation no longer exists. */
export async function lockThread(tx: Transaction, { source, id, companyId }: ThreadKey): Promise<boolean> {
  const [threads, , textId] = tables[source];
  const count = await tx.$executeRaw`
    SELECT FROM ${threads} WHERE company_id = ${companyId} AND ${textId} = ${id}::uuid FOR UPDATE`;
  return count > 0;
}

/** Adds a message to a conversation, once. Returns false if its id belongs to something else. */
export async function addMessage(tx: Transaction, { source, id, companyId }: ThreadKey, entry: StoredMessage) {
  const [, messages, textId] = tables[source];
  const { id: messageId, userId, kind, text, visibleAt, isNotified } = entry;
  const count = await tx.$executeRaw`
    INSERT INTO ${messages} (id, company_id, ${textId}, user_id, kind, text, visible_at, is_notified)
    VALUES (${messageId}::uuid, ${companyId}, ${id}::uuid, ${userId}, ${kind}, ${text}, ${visibleAt}, ${isNotified})
    ON CONFLICT DO NOTHING`;
  return count > 0 || (await hasMessage(tx, { source, id, companyId }, entry));
}

/** Returns whether exactly this was added before. */
export async function hasMessage(
  tx: Transaction,
  { source, id, companyId }: ThreadKey,
  { id: messageId, userId, kind, text }: Pick<StoredMessage, 'id' | 'userId' | 'kind' | 'text'>,
): Promise<boolean> {
  const [, messages, textId] = tables[source];
  const count = await tx.$executeRaw`
    SELECT FROM ${messages} WHERE id = ${messageId}::uuid AND company_id = ${companyId} AND ${textId} = ${id}::uuid
      AND user_id IS NOT DISTINCT FROM ${userId} AND kind = ${kind} AND text = ${text}`;
  return count > 0;
}

const authorState = z.object({ isClosed: z.boolean(), lastAt: z.date().nullable() });

/** Returns whether the author has closed a conversation, and from when their last message is visible. */
export async function readAuthorState(tx: Transaction, { source, id, companyId }: ThreadKey) {
  const [, messages, textId] = tables[source];
  const [state] = asRows(
    authorState,
    await tx.$queryRaw`
    SELECT coalesce(bool_or(kind = 'closed'), false) AS "isClosed", max(visible_at) AS "lastAt" FROM ${messages}
    WHERE company_id = ${companyId} AND ${textId} = ${id}::uuid AND kind IN ('author', 'closed')`,
  );
  return state ?? { isClosed: false, lastAt: null };
}

/** Assigns a conversation to a reader or, without `isHeld`, ends their assignment. */
export async function setHolder(
  db: Transaction,
  { source, id, companyId }: ThreadKey,
  userId: number,
  isHeld: boolean,
) {
  const [threads, , textId] = tables[source];
  await db.$executeRaw`
    UPDATE ${threads} SET holder_id = ${isHeld ? userId : null}
    WHERE company_id = ${companyId} AND ${textId} = ${id}::uuid AND (${isHeld} OR holder_id = ${userId})`;
}

/** Puts someone's name on a conversation. Returns false if it has another name. */
export async function setSigner(db: Transaction, { source, id, companyId }: ThreadKey, userId: number) {
  const [threads, , textId] = tables[source];
  const count = await db.$executeRaw`
    UPDATE ${threads} SET signed_by_id = ${userId} WHERE company_id = ${companyId} AND ${textId} = ${id}::uuid
      AND (signed_by_id IS NULL OR signed_by_id = ${userId})`;
  return count > 0;
}
