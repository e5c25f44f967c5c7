import { openConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import type { OpenConnection } from '#/lib/domain/channels/transport.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** The person of this product behind an account of a workspace. */
export interface ChatSender {
  connection: OpenConnection;
  userId: number;
  companyId: number;
  locale: Locale;
}

/**
 * Returns who has pressed or sent something: an account that was matched with a person of the company which this workspace
 * is connected with. Null for all others, and for whoever is blocked here.
 */
export async function findSender(
  ctx: Ctx,
  { team, user }: { team: { id: string }; user: { id: string } },
): Promise<ChatSender | null> {
  const row = await ctx.db.channelConnection.findUnique({
    where: { kind_externalId: { kind: 'slack', externalId: team.id } },
    include: { people: { where: { externalId: user.id }, include: { user: { include: { company: true } } } } },
  });
  const connection = row && openConnection(row);
  const person = row?.people[0]?.user;
  if (!connection || !person || person.blockedAt || person.company.blockedAt) return null;
  return { connection, userId: person.id, companyId: person.companyId, locale: localeOf(person) };
}
