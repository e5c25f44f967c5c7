import type { ChannelConnection } from '#/generated/prisma/client.ts';
import { openConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import type { ChannelKind } from '#/lib/domain/channels/constants.ts';
import type { OpenConnection } from '#/lib/domain/channels/transport.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** The person behind an account of a workspace. */
export interface ChatSender {
  connection: OpenConnection;
  userId: number;
  companyId: number;
  locale: Locale;
}

interface Account extends Pick<ChannelConnection, 'externalId'> {
  kind: ChannelKind;
  /** The account in the workspace. */
  account: string;
}

/**
 * Returns who pressed or sent something: the person matched with an account, in the company connected to this
 * workspace. Null for everyone else, and for blocked people.
 */
export async function findSender(ctx: Ctx, { kind, externalId, account }: Account): Promise<ChatSender | null> {
  const row = await ctx.db.channelConnection.findUnique({
    where: { kind_externalId: { kind, externalId } },
    include: { people: { where: { externalId: account }, include: { user: { include: { company: true } } } } },
  });
  const connection = row && openConnection(row);
  const person = row?.people[0]?.user;
  if (!connection || !person || person.blockedAt || person.company.blockedAt) return null;
  return { connection, userId: person.id, companyId: person.companyId, locale: localeOf(person) };
}
