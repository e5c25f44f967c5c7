/** Modules register here when they are loaded, once for all files of a process: they must stay. */
const registrations = ['jobs.registry', 'mail.listener'];

/** Drops what the product opens once per process, these or everything, so that it opens it again. */
export function resetSingletons(names?: readonly string[]): void {
  const singletons = (globalThis as { [key: symbol]: unknown })[Symbol.for('unboxt.singletons')];
  if (!(singletons instanceof Map)) return;
  // Otherwise the pending work of the file before would run in this one's database.
  if (!names) for (const { timer } of singletons.get('gathered')?.values() ?? []) clearTimeout(timer);
  for (const name of names ?? singletons.keys()) if (!registrations.includes(name)) singletons.delete(name);
}
