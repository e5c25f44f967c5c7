import { setTimeout as sleep } from 'node:timers/promises';

let draining = false;

/** Returns whether this process is about to stop: it still answers, and every answer is its connection's last. */
export function isDraining(): boolean {
  return draining;
}

/**
 * Makes /readyz say that this process is stopping, and resolves once proxies have had time to ask: until then, they
 * keep sending requests.
 */
export async function drain(seconds: number): Promise<void> {
  draining = true;
  await sleep(seconds * 1000);
}
