import { setTimeout as sleep } from 'node:timers/promises';

let draining = false;

/** Whether this process is about to stop: it answers what still comes, and every answer is its connection's last. */
export function isDraining(): boolean {
  return draining;
}

/**
 * Makes /readyz say that this process stops, and resolves when proxies have had the time to ask it: until then they go
 * on sending requests.
 */
export async function drain(seconds: number): Promise<void> {
  draining = true;
  await sleep(seconds * 1000);
}
