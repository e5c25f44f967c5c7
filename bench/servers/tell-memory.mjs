// Preloaded into a server under test: answers how much memory it holds once nothing is left to collect.
import { setTimeout as sleep } from 'node:timers/promises';

const ROUNDS = 4;

process.on('message', (question) => {
  if (question === 'memory') void tellMemory();
});

async function tellMemory() {
  for (let round = 0; round < ROUNDS; round++) {
    globalThis.gc();
    // What the collection let go of is freed by finalizers that run afterwards.
    await sleep(100);
  }
  process.send(process.memoryUsage());
}
