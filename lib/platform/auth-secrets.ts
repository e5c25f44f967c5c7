import { env } from '#/lib/platform/env.ts';

/** Returns the secret that signs and encrypts. */
export function newestSecret(): string {
  return env().AUTH_SECRET[0];
}

/**
 * Returns what `read` returns for the newest secret, or else for an older one, so replacing a secret breaks nothing.
 */
export function readWithSecrets<T>(read: (secret: string) => T | null): T | null {
  for (const secret of env().AUTH_SECRET) {
    const value = read(secret);
    if (value !== null) return value;
  }
  return null;
}

/** Returns what an asynchronous `read` returns for the newest or an older secret; throwing counts as none. */
export async function readLaterWithSecrets<T>(read: (secret: string) => Promise<T | null>): Promise<T | null> {
  for (const secret of env().AUTH_SECRET) {
    const value = await read(secret).catch(() => null);
    if (value !== null) return value;
  }
  return null;
}
