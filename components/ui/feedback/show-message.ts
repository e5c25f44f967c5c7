import type { State } from '#/components/ui/feedback/state-icon.tsx';

export interface Message {
  kind: State;
  text: string;
  /** An action that the person can take, such as undo. */
  action?: { label: string; onClick: () => void };
}

let waiting: Message[] = [];
let listener: (() => void) | undefined;

/** Shows a box at the bottom left for 5 seconds. Messages wait until the rendering code is loaded. */
export function showMessage(message: Message): void {
  waiting = [...waiting, message];
  listener?.();
}

/** Calls back on each new message, and immediately if some are waiting; for the rendering code. */
export function onMessage(callback: () => void): () => void {
  listener = callback;
  if (waiting.length > 0) callback();
  return () => {
    listener = undefined;
  };
}

/** Returns the waiting messages and forgets them; for the rendering code. */
export function takeMessages(): Message[] {
  const messages = waiting;
  waiting = [];
  return messages;
}
