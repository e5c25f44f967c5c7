import type { Output } from '#/lib/api/endpoint.ts';
import { PREVIEW_MINUTES } from '#/lib/domain/previews/constants.ts';
import type { createPreviewTokenContract } from '#/lib/domain/previews/previews.contract.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

/** The first key is documented; the second says what the token shows and until when. Signing out removes both. */
const tokenKey = 'previewToken';
const detailsKey = 'previewOf';

interface Named {
  id: number;
  name: string;
}

interface Details {
  team: Named;
  member: Named;
  endsAtMs: number;
}

export type StoredPreview = Details & { token: string };

const listeners = new Set<() => void>();

/** Listens to changes by this tab and by others. */
export function subscribeToPreview(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === tokenKey || key === detailsKey) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Returns what is stored as one text that stays the same while nothing changes; empty without a preview. */
export function readPreviewText(): string {
  const token = browserStorage.read(tokenKey);
  const of = browserStorage.read(detailsKey);
  return token && of ? `${token} ${of}` : '';
}

/** Returns the preview in a text of `readPreviewText`; null for anything that wasn't stored here. */
export function parsePreview(text: string): StoredPreview | null {
  const gap = text.indexOf(' ');
  try {
    const { team, member, endsAtMs }: Partial<Record<keyof Details, unknown>> = JSON.parse(text.slice(gap + 1));
    if (!isNamed(team) || !isNamed(member) || typeof endsAtMs !== 'number') return null;
    return { team, member, endsAtMs, token: text.slice(0, gap) };
  } catch {
    return null;
  }
}

function isNamed(value: unknown): value is Named {
  const { id, name }: { id?: unknown; name?: unknown } = Object(value);
  return typeof id === 'number' && typeof name === 'string';
}

/** Stores a new preview; its end is counted by this device's clock. */
export function storePreview({ token, team, member }: Output<typeof createPreviewTokenContract>, nowMs: number): void {
  const of: Details = { team, member, endsAtMs: nowMs + PREVIEW_MINUTES * 60_000 };
  browserStorage.keep(detailsKey, JSON.stringify(of));
  browserStorage.keep(tokenKey, token);
  for (const listener of listeners) listener();
}

/** Forgets a preview unless another has been stored since; the normal token is still there. */
export function erasePreview(token: string): void {
  if (browserStorage.read(tokenKey) !== token) return;
  browserStorage.drop(tokenKey);
  browserStorage.drop(detailsKey);
  for (const listener of listeners) listener();
}
