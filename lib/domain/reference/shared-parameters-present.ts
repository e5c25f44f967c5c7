import type { Operation } from '#/lib/domain/reference/operation-present.ts';

/** Fewer are shorter where they stand. */
const SHARED_FROM = 3;

/**
 * Puts parameters that at least three operations have alike into the document's components, under their names, and
 * leaves a reference in each operation. Of two that have the same name only the more frequent moves.
 */
export function shareParameters(operations: readonly Operation[], components: Record<string, unknown>): void {
  const alike = Map.groupBy(
    operations.flatMap(({ parameters }) => parameters).filter((parameter) => !('$ref' in parameter)),
    (parameter) => JSON.stringify(parameter),
  );
  const frequent = [...alike].filter(([, copies]) => copies.length >= SHARED_FROM);
  const names = new Map<string, string>();
  for (const [text] of frequent.sort(([, a], [, b]) => b.length - a.length)) {
    const { name } = JSON.parse(text) as { name: string };
    if (name in components) continue;
    components[name] = JSON.parse(text);
    names.set(text, name);
  }
  for (const operation of operations) {
    operation.parameters = operation.parameters.map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
    });
  }
}
