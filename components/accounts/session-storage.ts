import type { RoleName } from '#/lib/domain/accounts/schema.ts';

/** Mirrors the chosen role for page loads, which carry no header; it only selects among roles held. */
export const roleCookie = 'role';

/** Local storage keys are documented; `visitedAccounts` outlives signing out. */
export function storeToken(token: string): void {
  localStorage.setItem('token', token);
}

export function storeRole(role: RoleName): void {
  localStorage.setItem('role', role);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http and in older browsers
  document.cookie = `${roleCookie}=${encodeURIComponent(role)}; path=/; max-age=${7 * 24 * 3600}; samesite=lax`;
}

/** Forgets the session of this browser, but not which accounts have visited. */
export function clearSession(): void {
  const visited = localStorage.getItem('visitedAccounts');
  localStorage.clear();
  if (visited) localStorage.setItem('visitedAccounts', visited);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${roleCookie}=; path=/; max-age=0; samesite=lax`;
}
