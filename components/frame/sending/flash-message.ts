import type { State } from '#/components/ui/feedback/state-icon.tsx';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import { tabStorage } from '#/lib/platform/browser-storage.ts';

const key = 'message';
const kinds = ['good', 'info', 'bad'] as const satisfies readonly State[];

/** A message from one page of this tab to the next. */
export interface Carried {
  kind: (typeof kinds)[number];
  text: string;
  /** The person's previous role, if what they did has given them another. */
  before?: RoleName;
}

/** Leaves a message for the next signed-in page of this tab. */
export function flashMessage(text: string, { kind = 'good', before }: Partial<Omit<Carried, 'text'>> = {}): void {
  tabStorage.keep(key, JSON.stringify({ kind, text, before } satisfies Partial<Carried>));
}

/** Returns the previous page's message, once; null if there is none. */
export function takeFlashMessage(): Carried | null {
  const text = tabStorage.read(key);
  tabStorage.drop(key);
  try {
    const carried: Carried | null = JSON.parse(text ?? 'null');
    return carried && kinds.includes(carried.kind) ? carried : null;
  } catch {
    return null;
  }
}
