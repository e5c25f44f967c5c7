import { env } from '#/lib/platform/env.ts';

/** Returns the secret that signs and seals. */
export function newestSecret(): string {
  return env().AUTH_SECRET[0];
}

/** Returns what the newest secret reads, or else an older one: a replaced secret opens what it has signed and sealed. */
export function readWithSecrets<T>(read: (secret: string) => T | null): T | null {
  for (const secret of env().AUTH_SECRET) {
    const value = read(secret);
    if (value !== null) return value;
  }
  return null;
}

/** The same for readers that take their time; one that throws has read nothing. */
export async function readLaterWithSecrets<T>(read: (secret: string) => Promise<T | null>): Promise<T | null> {
  for (const secret of env().AUTH_SECRET) {
    const value = await read(secret).catch(() => null);
    if (value !== null) return value;
  }
  return null;
}
