import { call } from '#/lib/api/call.ts';
import {
  getCsrfTokenContract,
  startProviderSignInContract,
} from '#/lib/domain/accounts/providers/providers.contract.ts';
import { tabStorage } from '#/lib/platform/browser-storage.ts';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';

/** A sign-in button's provider. */
export interface OfferedProvider {
  id: ProviderId;
  name: string;
}

/** Opens the provider's page in this window; the provider sends it back signed in or with a notice. Throws ApiError. */
export async function leaveForProvider(provider: ProviderId, { isConnecting = false } = {}): Promise<void> {
  const { csrfToken } = await call(getCsrfTokenContract, {});
  const { url } = await call(startProviderSignInContract, { params: { provider }, body: { csrfToken, isConnecting } });
  location.assign(url);
}

/** In this tab, survives going to the provider and coming back. */
const invitationKey = 'invitation';

/** Stores the invitation to accept after signing in; without one, forgets an earlier try's. */
export function keepInvitation(token: string | undefined): void {
  if (token) tabStorage.keep(invitationKey, token);
  else tabStorage.drop(invitationKey);
}

/** Returns the stored invitation and forgets it; null if there is none. */
export function takeInvitation(): string | null {
  const token = tabStorage.read(invitationKey);
  tabStorage.drop(invitationKey);
  return token;
}
