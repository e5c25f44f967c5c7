import type { Identity, Session, User } from '#/generated/prisma/client.ts';
import type { VisitedAccount } from '#/lib/domain/accounts/accounts.schema.ts';
import type { UserActor } from '#/lib/platform/context.ts';
import { deviceName } from '#/lib/platform/device-name.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** Returns the documented role flags of a signed-in person. */
export function presentRoles(actor: UserActor) {
  const holds = (role: RoleName) => actor.roles.includes(role);
  return {
    isModerator: holds('Administrator'),
    isDepartmentAdmin: holds('Department Leader'),
    isAdmin: holds('Team Leader'),
    isMember: holds('Member'),
    // Blocked people have no session.
    blocked: false,
    onboardingCompleted: actor.onboardingCompleted,
    tourCompleted: actor.tourCompleted,
  };
}

/** Returns an account for the sign-in page of a browser that knows it. */
export function presentVisitedAccount({ email, firstName, lastName, imageName }: User): VisitedAccount {
  return { email, firstName, lastName, image: presentImageUrl(imageName) };
}

/** Returns a session for its own person. */
export function presentSession(
  { id, kind, device, createdAt, lastSeenAt }: Session,
  currentId: string,
  locale: Locale,
) {
  return {
    id,
    device: inWords(deviceName(device), locale),
    isProgram: kind === 'api',
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  };
}

/** Returns a connected sign-in for its own person; a provider that is no longer offered is named by its issuer. */
export function presentIdentity(
  { id, provider, issuer, email, createdAt, lastUsedAt }: Identity,
  offered: readonly { id: string; name: string }[],
) {
  return {
    id,
    name: offered.find((one) => one.id === provider)?.name ?? new URL(issuer).host,
    email,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  };
}

/** Returns the connected sign-ins that work here in words for an email: “Google (ada@example.com)”. */
export function presentSignInNames(
  identities: readonly Identity[],
  offered: readonly { id: string; name: string }[],
): string[] {
  return identities
    .filter(({ provider }) => offered.some(({ id }) => id === provider))
    .map((identity) => presentIdentity(identity, offered))
    .map(({ name, email }) => (email ? `${name} (${email})` : name));
}

/** Returns the URL of a stored picture; null if there is none. */
export function presentImageUrl(imageName: string | null): string | null {
  return imageName && `/api/images/${imageName}`;
}
