import type { Endpoint } from '#/lib/api/endpoint.ts';

const key = Symbol.for('unboxt.endpoints');
const holder = globalThis as { [key]?: Map<string, Endpoint> };

/** Enters a contract; one place and method holds one contract, whichever copy of its module came last. */
export function registerEndpoint(contract: Endpoint): void {
  holder[key] ??= new Map();
  holder[key].set(`${contract.method} ${contract.path}`, contract);
}

/** Every contract whose module has been loaded, by path; `server/load-contracts.ts` loads them all. */
export function endpoints(): Endpoint[] {
  return [...(holder[key]?.values() ?? [])].sort(
    (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  );
}
