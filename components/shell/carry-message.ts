import type { Message } from '#/components/ui/feedback/show-message.ts';

const key = 'message';
const kinds = ['good', 'info', 'bad'] as const;

/** Leaves a message for the signed-in page that this tab goes to next. */
export function carryMessage(text: string, kind: (typeof kinds)[number] = 'good'): void {
  sessionStorage.setItem(key, `${kind} ${text}`);
}

/** The message that the page before has left, once. */
export function takeCarriedMessage(): Message | null {
  const carried = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const kind = kinds.find((name) => carried?.startsWith(`${name} `));
  return carried && kind ? { kind, text: carried.slice(kind.length + 1) } : null;
}
