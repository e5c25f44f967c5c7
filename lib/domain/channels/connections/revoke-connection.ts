import { findTransport } from '#/lib/domain/channels/channel-kinds.ts';
import { type OpenConnection, TransportFailure } from '#/lib/domain/channels/transport.ts';

/** Gives the right to write to a workspace back. What is gone here is gone, whatever the platform says. */
export async function revokeConnection(connection: OpenConnection): Promise<void> {
  await findTransport(connection.kind)?.revoke?.(connection).catch(ignoreTransportFailure);
}

function ignoreTransportFailure(error: unknown): void {
  if (!(error instanceof TransportFailure)) throw error;
}
