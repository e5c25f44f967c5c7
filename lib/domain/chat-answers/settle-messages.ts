import * as z from 'zod';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { findTransport } from '#/lib/domain/channels/channel-kinds.ts';
import { breakConnection } from '#/lib/domain/channels/connections/break-connection.ts';
import { openConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import { TransportFailure } from '#/lib/domain/channels/transport.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Messages per sweep; each is a call to a platform. */
const PORTION = 200;

const openMessage = z.object({
  connectionId: z.number(),
  aboutId: z.number(),
  number: z.number(),
  conversationId: z.string(),
  externalId: z.string(),
  isAnswered: z.boolean(),
  localDate: z.string(),
  locale: z.string().nullable(),
  companyLocale: z.string().nullable(),
});

/** Messages about check-ins that were answered anywhere, or are over; $2 is one of these check-ins, or null for all. */
const statement = `
SELECT m.connection_id AS "connectionId", m.about_id AS "aboutId", m.number, m.conversation_id AS "conversationId",
  m.external_id AS "externalId", c.answered_at IS NOT NULL AS "isAnswered", c.local_date::text AS "localDate",
  u.locale, company.locale AS "companyLocale"
FROM channel_messages m
JOIN channel_connections n ON n.id = m.connection_id AND n.broken_at IS NULL
JOIN check_ins c ON c.id = m.about_id
JOIN users u ON u.id = m.user_id
JOIN companies company ON company.id = m.company_id
WHERE m.settled_at IS NULL AND m.about = 'check-in' AND ($2::int IS NULL OR m.about_id = $2)
  AND (c.answered_at IS NOT NULL OR c.closes_at <= $1)
ORDER BY m.about_id, m.number LIMIT ${PORTION}`;

/**
 * Replaces messages with a note that their check-in was answered or has ended, without any answer. A message that can't
 * be replaced stays, and its buttons give that note.
 */
export async function settleMessages(ctx: Ctx, checkInId: number | null): Promise<void> {
  const values = [ctx.clock.now(), checkInId];
  const messages = asRows(openMessage, await pool().query({ name: 'unsettled-messages', text: statement, values }));
  for (const [connectionId, its] of Map.groupBy(messages, (one) => one.connectionId)) {
    const row = await ctx.db.channelConnection.findUnique({ where: { id: connectionId } });
    const connection = row && openConnection(row);
    const transport = connection && findTransport(connection.kind);
    if (!connection || !transport?.isOffered()) continue;
    for (const { aboutId, number, ...place } of its) {
      try {
        await transport.settle(connection, place, sentenceOf(place));
      } catch (error) {
        if (!(error instanceof TransportFailure)) throw error;
        if (error.kind === 'broken') await breakConnection(ctx, connection, error.reason);
        // The platform asked us to stop, so the next sweep continues here.
        if (error.kind !== 'unreachable') break;
      }
      const about = { connectionId, about: 'check-in', aboutId, number };
      await ctx.db.channelMessage.updateMany({ where: about, data: { settledAt: ctx.clock.now() } });
    }
  }
}

function sentenceOf({
  isAnswered,
  localDate,
  locale: own,
  companyLocale,
}: Pick<z.output<typeof openMessage>, 'isAnswered' | 'localDate' | 'locale' | 'companyLocale'>): string {
  const locale = localeOf({ locale: own, company: { locale: companyLocale } });
  const t = wordsFor(locale, 'channels.answer');
  const day = formatDate(localDate, formatLocales[locale], { weekday: 'long', day: 'numeric', month: 'long' });
  return isAnswered ? t('settled', { day }) : t('over');
}
