import { importsOf, type SourceFile, sourceFiles } from '#/e2e/structure/source-files.ts';

/** Measures of the production code, as last recorded. Each may grow by 5%. */
export const noted = {
  filesPerOperationAndPage: 6.33,
  /** The share of import lines in all lines, which shows how finely the code is split. */
  importShare: 0.108,
  /** Folders of components that import each other in a cycle. */
  screenFoldersInKnots: 0,
  /** How many files someone reads to understand the team's dashboard for its leaders, and for everyone else. */
  leadersDashboardWalk: 30,
  publishedDashboardWalk: 40,
};

/** Sizes of files that are still easy to read, without tolerance; merged files may reach them. */
export const limits = { medianLines: 50, lines95thPercentile: 150, largestFile: 250 };

export type Figure = keyof typeof noted | keyof typeof limits;

const dashboard = (name: string) => `lib/domain/dashboards/team/${name}.ts`;

const files = sourceFiles('app', 'components', 'lib', 'prisma', 'server').filter(
  ({ path, isTest }) => !isTest && /\.tsx?$/.test(path),
);

export function measureHouse(): Record<Figure, number> {
  const sizes = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const sizeAt = (share: number) => sizes[Math.ceil(sizes.length * share) - 1] ?? 0;
  return {
    filesPerOperationAndPage: files.length / (operationsCount() + pagesCount()),
    importShare: sum(files.map(importLines)) / sum(sizes),
    screenFoldersInKnots: screenFoldersInKnots().length,
    leadersDashboardWalk: walkFrom(dashboard('get-live-team')).length,
    publishedDashboardWalk: walkFrom(dashboard('get-published-team')).length,
    medianLines: sizeAt(0.5),
    lines95thPercentile: sizeAt(0.95),
    largestFile: sizeAt(1),
  };
}

/** Returns the files that someone reads to understand a file: its imports at any depth. */
export function walkFrom(entry: string): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  if (!byPath.has(entry)) throw new Error(`There is no file ${entry}.`);
  const places = new Set([entry]);
  for (const place of places)
    for (const target of ownImports(byPath.get(place)))
      if (target.startsWith('lib/domain/') && byPath.has(target)) places.add(target);
  return [...places].slice(1);
}

function operationsCount(): number {
  const contracts = files.filter(({ path }) => path.endsWith('contract.ts'));
  return sum(contracts.map(({ text }) => text.match(/\bendpoint\(\{/g)?.length ?? 0));
}

function pagesCount(): number {
  return files.filter(({ path }) => path.startsWith('app/') && path.endsWith('/page.tsx')).length;
}

function importLines({ text }: SourceFile): number {
  return sum(Array.from(text.matchAll(/^import\b[^'"]*['"][^'"]+['"]/gm), ([words]) => words.split('\n').length));
}

/** Returns the folders of `components` that import themselves through other folders. */
function screenFoldersInKnots(): string[] {
  const folderOf = (path: string) => /^components\/([^/]+)\//.exec(path)?.[1];
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = folderOf(file.path);
    if (!folder) continue;
    const neighbours = graph.get(folder) ?? new Set();
    graph.set(folder, neighbours);
    for (const target of ownImports(file).map(folderOf)) if (target && target !== folder) neighbours.add(target);
  }
  return [...graph.keys()].filter((folder) => {
    const reached = new Set(graph.get(folder));
    for (const place of reached) for (const next of graph.get(place) ?? []) reached.add(next);
    return reached.has(folder);
  });
}

function ownImports(file: SourceFile | undefined): string[] {
  return file ? importsOf(file).flatMap(({ target, isPackage }) => (isPackage ? [] : [target])) : [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
