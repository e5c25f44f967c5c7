import os from 'node:os';

/**
 * Makes this process answer the messages of the one that started it (`withProcess`), until that ends. It yields the
 * processors to answers and screens, and leaves signals for a whole group of processes to its parent.
 */
export function answerParent<In, Out>(answer: (input: In) => Out | Promise<Out>): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (input: In) => void respond(input));

  async function respond(input: In): Promise<void> {
    const outcome = await Promise.resolve(input)
      .then(answer)
      .then(
        (result) => ({ result }),
        (error: unknown) => ({ error: String(error) }),
      );
    process.send?.(outcome);
  }
}
