// The thread that draws papers: it gets one and returns its PDF.
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Paper } from '#/lib/domain/papers/content/paper.present.ts';
import { drawPaper } from '#/lib/domain/papers/drawing/draw-paper.ts';

// On Linux, threads have priorities: answers and screens come first.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (paper: Paper) => void answer(paper));

async function answer(paper: Paper): Promise<void> {
  try {
    const result = new Uint8Array(await drawPaper(paper));
    parentPort?.postMessage({ result }, [result.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
}
