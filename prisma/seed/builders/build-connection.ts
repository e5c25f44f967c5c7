import type { ChannelConnection } from '#/generated/prisma/client.ts';
import { sealToken } from '#/lib/domain/channels/connections/open-connection.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

interface Connected {
  companyId: number;
  token?: string;
  externalId?: string;
}

/** Connects a company with a workspace of Slack, once: called again it returns that connection. */
export async function buildConnection(
  db: Transaction,
  { companyId, token = 'xoxb-none', externalId = `T${uniqueWord()}` }: Connected,
): Promise<ChannelConnection> {
  const kind = 'slack';
  const row = { kind, externalId, name: 'Northlight', botUserId: 'U0UNBOXT', connectedAt: new Date() };
  const tokenBox = sealToken({ kind, externalId }, token);
  return db.channelConnection.upsert({
    where: { companyId_kind: { companyId, kind } },
    create: { ...row, companyId, tokenBox },
    update: {},
  });
}
