/** Singletons that modules fill when they are loaded, once for all files of a process, so they must stay. */
const registrations = ['jobs.registry', 'mail.listener'];

/** Drops the named singletons, or all of them, so that the product opens them again. */
export function resetSingletons(names?: readonly string[]): void {
  const singletons = (globalThis as { [key: symbol]: unknown })[Symbol.for('unboxt.singletons')];
  if (!(singletons instanceof Map)) return;
  // Otherwise pending work of the previous file would run in this file's database.
  if (!names) for (const { timer } of singletons.get('gathered')?.values() ?? []) clearTimeout(timer);
  for (const name of names ?? singletons.keys()) if (!registrations.includes(name)) singletons.delete(name);
}
