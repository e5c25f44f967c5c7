/** What modules tell of themselves when they are loaded, which is once for all files of a process. */
const kept = 'jobs.registry';

/** Lets the product open anew what it holds once per process: these, or everything. */
export function forgetOpened(names?: readonly string[]): void {
  const singletons = (globalThis as { [key: symbol]: unknown })[Symbol.for('unboxt.singletons')];
  if (!(singletons instanceof Map)) return;
  // What the file before still waited to do would be done in this one's database.
  if (!names) for (const { timer } of singletons.get('gathered')?.values() ?? []) clearTimeout(timer);
  for (const name of names ?? singletons.keys()) if (name !== kept) singletons.delete(name);
}
