import type { ChannelConnection } from '#/generated/prisma/client.ts';
import { sealToken } from '#/lib/domain/channels/connections/open-connection.ts';
import type { ChannelKind } from '#/lib/domain/channels/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

interface Connected {
  companyId: number;
  kind?: ChannelKind;
  token?: string;
  externalId?: string;
  botUserId?: string;
}

/** Connects a company to a workspace, of Slack by default. A second call returns the first connection. */
export async function buildConnection(
  db: Transaction,
  {
    companyId,
    kind = 'slack',
    token = 'xoxb-none',
    externalId = `T${uniqueWord()}`,
    botUserId = 'U0UNBOXT',
  }: Connected,
): Promise<ChannelConnection> {
  const row = { kind, externalId, name: 'Northlight', botUserId, connectedAt: new Date() };
  const tokenBox = sealToken({ kind, externalId }, token);
  return db.channelConnection.upsert({
    where: { companyId_kind: { companyId, kind } },
    create: { ...row, companyId, tokenBox },
    update: {},
  });
}
