import type { Endpoint } from '#/lib/api/endpoint.ts';
import { previewTokenPrefix } from '#/lib/domain/previews/constants.ts';
import { findSessionOfPreview } from '#/lib/domain/previews/find-session-of-preview.ts';
import { findSessionOfCall } from '#/lib/domain/sessions/find-session-of-call.ts';
import type { Client, FoundSession, SessionHalves } from '#/lib/platform/context.ts';
import { forbidden } from '#/lib/platform/errors.ts';

interface Call {
  contract: Pick<Endpoint, 'preview'>;
  halves: SessionHalves;
  client: Pick<Client, 'isBrowser'>;
  /** From the address; a preview accepts no other `id` than its team's. */
  params: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the session of an API call: the caller's own, or a leader's preview where the contract allows one. Null
 * without a session; throws `forbidden` for a preview that has ended, or of another team.
 */
export async function findCaller({ contract, halves, client, params }: Call, now: Date): Promise<FoundSession | null> {
  if (!contract.preview || !halves.bearer?.startsWith(previewTokenPrefix))
    return findSessionOfCall(halves, client, now);
  const preview = await findSessionOfPreview(halves, client, now);
  if (preview && params?.id && params.id !== String(preview.teamId)) throw forbidden();
  return preview;
}
