// Preloaded into a server under test: reports its memory after garbage collection.
import { setTimeout as sleep } from 'node:timers/promises';

const ROUNDS = 4;

process.on('message', (question) => {
  if (question === 'memory') void reportMemory();
});

async function reportMemory() {
  for (let round = 0; round < ROUNDS; round++) {
    globalThis.gc();
    // Finalizers that run after the collection free more memory.
    await sleep(100);
  }
  process.send(process.memoryUsage());
}
