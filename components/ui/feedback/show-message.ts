import type { State } from '#/components/ui/feedback/state-icon.tsx';

export interface Message {
  kind: State;
  text: string;
  /** One thing the person can do about it, such as undo. */
  action?: { label: string; onClick: () => void };
}

let waiting: Message[] = [];
let listener: (() => void) | undefined;

/** Shows a box at the bottom left for 5 seconds. Works before the drawing code is loaded: the message waits for it. */
export function showMessage(message: Message): void {
  waiting = [...waiting, message];
  listener?.();
}

/** For the drawing side: calls back on each new message, and at once when some already wait. */
export function onMessage(callback: () => void): () => void {
  listener = callback;
  if (waiting.length > 0) callback();
  return () => {
    listener = undefined;
  };
}

/** For the code that draws them: returns the waiting messages and forgets them. */
export function takeMessages(): Message[] {
  const messages = waiting;
  waiting = [];
  return messages;
}
