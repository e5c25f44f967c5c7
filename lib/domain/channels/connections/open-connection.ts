import type { ChannelConnection } from '#/generated/prisma/client.ts';
import { findTransport } from '#/lib/domain/channels/channel-kinds.ts';
import { breakConnection } from '#/lib/domain/channels/connections/break-connection.ts';
import type { OpenConnection } from '#/lib/domain/channels/transport.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { seal, unseal } from '#/lib/platform/secret-box.ts';

/** Returns the context for encrypting a token: the workspace, which is only connected once. */
const placeOf = ({ kind, externalId }: Pick<ChannelConnection, 'kind' | 'externalId'>) =>
  `channel:${kind}:${externalId}`;

/** Encrypts the token for writing to a workspace. */
export function sealToken(workspace: Pick<ChannelConnection, 'kind' | 'externalId'>, token: string) {
  return seal(placeOf(workspace), token);
}

/** What a connection stores whose right is in the settings. */
export const emptyBox = new Uint8Array();

/** Returns whether the settings hold a connection's token, so that its row doesn't. */
export const isPrepared = ({ tokenBox }: Pick<ChannelConnection, 'tokenBox'>) => tokenBox.length === 0;

/** Returns a stored connection for calls; null if it is broken, or its secret is gone. */
export function openConnection(row: ChannelConnection): OpenConnection | null {
  const token = row.brokenAt ? null : readToken(row);
  const { id, companyId, kind, externalId, botUserId, serviceUrl, allowsPulses } = row;
  return token === null ? null : { id, companyId, kind, externalId, botUserId, serviceUrl, allowsPulses, token };
}

function readToken(row: ChannelConnection): string | null {
  if (!isPrepared(row)) return unseal(placeOf(row), row.tokenBox);
  return findTransport(row.kind)?.readPreparedToken?.(row) ?? null;
}

/** Returns a company's working connection with a platform for calls; null if there is none. */
export async function findConnection(ctx: Ctx, companyId: number, kind: string): Promise<OpenConnection | null> {
  const row = await ctx.db.channelConnection.findUnique({ where: { companyId_kind: { companyId, kind } } });
  const connection = row && openConnection(row);
  if (row && !row.brokenAt && !connection) await breakConnection(ctx, row, 'secret_lost');
  return connection;
}

/** Encrypts all workspaces' tokens again with the newest secret; returns how many, and how many can't be decrypted. */
export async function resealConnections(tx: Transaction): Promise<{ sealed: number; lost: number }> {
  const rows = await tx.channelConnection.findMany({ where: { brokenAt: null, NOT: { tokenBox: emptyBox } } });
  let [sealed, lost] = [0, 0];
  for (const row of rows) {
    const connection = openConnection(row);
    if (!connection) lost += 1;
    else {
      const { id, tokenBox } = row;
      // Someone who reconnects it in the meantime keeps the new token.
      const data = { tokenBox: sealToken(row, connection.token) };
      sealed += (await tx.channelConnection.updateMany({ where: { id, tokenBox }, data })).count;
    }
  }
  return { sealed, lost };
}
