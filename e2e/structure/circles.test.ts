import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';

/** The imports of each file, including types, because a cycle of types couples files as much as a cycle of values. */
const imports = new Map(
  sourceFiles('app', 'bench', 'components', 'e2e', 'lib', 'prisma', 'scripts', 'server').map((file) => [
    file.path,
    importsOf(file).flatMap(({ target, isPackage }) => (isPackage ? [] : [target])),
  ]),
);

describe('imports', () => {
  it('have no circle, types included', () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it('are searched for circles of any length', () => {
    const graph = { a: ['b', 'd'], b: ['c'], c: ['a'], d: ['d'], e: ['a'] };
    expect(circlesIn(new Map(Object.entries(graph)))).toEqual(['a → b → c → a', 'd → d']);
  });
});

/** Returns the cycles that a depth-first search finds, each as a path. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}
