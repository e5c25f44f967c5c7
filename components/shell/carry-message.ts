import type { Message } from '#/components/ui/feedback/show-message.ts';
import { tabStorage } from '#/lib/platform/browser-storage.ts';

const key = 'message';
const kinds = ['good', 'info', 'bad'] as const;

/** Leaves a message for the signed-in page that this tab goes to next. */
export function carryMessage(text: string, kind: (typeof kinds)[number] = 'good'): void {
  tabStorage.keep(key, `${kind} ${text}`);
}

/** The message that the page before has left, once. */
export function takeCarriedMessage(): Message | null {
  const carried = tabStorage.read(key);
  tabStorage.drop(key);
  const kind = kinds.find((name) => carried?.startsWith(`${name} `));
  return carried && kind ? { kind, text: carried.slice(kind.length + 1) } : null;
}
