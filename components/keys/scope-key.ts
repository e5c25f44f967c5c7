import type { KeyScope } from '#/lib/platform/roles.ts';

type Dashed<Text> = Text extends `${infer Before}:${infer After}` ? `${Before}-${After}` : never;

/**
 * Returns the part of the catalogue with the words of a scope.
 * @example scopeKey('results:read') // 'results-read'
 */
export function scopeKey<Scope extends KeyScope>(scope: Scope): Dashed<Scope> {
  return scope.replace(':', '-') as Dashed<Scope>;
}
