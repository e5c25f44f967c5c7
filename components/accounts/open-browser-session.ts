import { clearSession, storeRole, storeToken } from '#/components/accounts/session-storage.ts';
import { call } from '#/lib/api/call.ts';
import { getRolesContract, openSessionContract } from '#/lib/domain/accounts/contract.ts';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';

/** Turns a sign-in ticket into a session of this browser and chooses the strongest role held; throws ApiError. */
export async function openBrowserSession(ticket: string): Promise<void> {
  clearSession();
  const { token } = await call(openSessionContract, { body: { token: ticket } });
  storeToken(token);
  const held = await call(getRolesContract, {});
  const strongest: [boolean, RoleName][] = [
    [held.isModerator, 'Administrator'],
    [held.isAdmin, 'Team Leader'],
    [held.isDepartmentAdmin, 'Department Leader'],
  ];
  storeRole(strongest.find(([holds]) => holds)?.[1] ?? 'Member');
}
