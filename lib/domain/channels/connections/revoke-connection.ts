import { findTransport } from '#/lib/domain/channels/channel-kinds.ts';
import { type OpenConnection, TransportFailure } from '#/lib/domain/channels/transport.ts';

/** Gives back the token for a workspace. It's deleted here in any case, whatever the platform says. */
export async function revokeConnection(connection: OpenConnection): Promise<void> {
  await findTransport(connection.kind)?.revoke?.(connection).catch(ignoreTransportFailure);
}

function ignoreTransportFailure(error: unknown): void {
  if (!(error instanceof TransportFailure)) throw error;
}
