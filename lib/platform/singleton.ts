/**
 * Returns the only instance in this process, whichever copy of a module asks first. `server/` loads `lib/` through
 * Node, Next loads its own copies for routes and pages, and pools and clients must not exist once per copy.
 */
export function singleton<T>(name: string, make: () => T): T {
  const key = Symbol.for('unboxt.singletons');
  const holder = globalThis as { [key]?: Map<string, unknown> };
  holder[key] ??= new Map();
  if (!holder[key].has(name)) holder[key].set(name, make());
  return holder[key].get(name) as T;
}
