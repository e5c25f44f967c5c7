import { browserStorage } from '#/lib/platform/browser-storage.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';

/** The session as this browser stores it; both parts exist from sign-in to sign-out. */
export interface StoredSession {
  token: string | null;
  role: RoleName | null;
}

/** Returns the currently stored session, whichever tab stored it. */
export function readSession(): StoredSession {
  const storedRole = browserStorage.read('role');
  return { token: browserStorage.read('token'), role: roleNames.find((role) => role === storedRole) ?? null };
}

export function isSessionStored(): boolean {
  const { token, role } = readSession();
  return token !== null && role !== null;
}
