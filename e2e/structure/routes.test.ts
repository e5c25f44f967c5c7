import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, root, sourceFiles } from '#/e2e/structure/source-files.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';
import { loadContracts } from '#/server/feature-files.ts';

interface RouteMethod {
  file: string;
  method: string;
  contractName: string | undefined;
  contractFile: string | undefined;
}

const METHOD =
  /^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b(?:\s*=\s*handle\(\s*(\w+))?/gm;

const contracts = await loadContracts();
const routes = sourceFiles('app/api').filter(({ path }) => path.endsWith('/route.ts'));
const methods = routes.flatMap((file): RouteMethod[] =>
  [...file.text.matchAll(METHOD)].map(([, method = '', contractName]) => ({
    file: file.path,
    method,
    contractName,
    contractFile: importsOf(file).find(
      ({ target }) => target.endsWith('.contract.ts') && contractName && isNamedIn(file.text, target, contractName),
    )?.target,
  })),
);

function isNamedIn(text: string, target: string, name: string): boolean {
  return new RegExp(`import\\s*\\{[^}]*\\b${name}\\b[^}]*\\}\\s*from\\s*'#/${target}'`).test(text);
}

/** Returns the API path of a route file: `app/api/teams/[id]/route.ts` serves `/api/teams/{id}`. */
function pathOnDisk(file: string): string {
  return file
    .replace(/^app/, '')
    .replace(/\/route\.ts$/, '')
    .replace(/\[([^\]]+)\]/g, '{$1}');
}

function title({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

describe('routes', () => {
  it('exist', () => {
    expect(routes.length).toBeGreaterThan(0);
    expect(filesBelow('lib/domain').filter((file) => file.endsWith('.contract.ts')).length).toBeGreaterThan(0);
  });

  it('export only methods that carry a contract', () => {
    const bare = methods.filter(({ contractFile }) => !contractFile).map(({ file, method }) => `${file} ${method}`);
    const silent = routes.filter(({ path }) => !methods.some(({ file }) => file === path)).map(({ path }) => path);
    expect([...bare, ...silent]).toEqual([]);
  });

  it.each(methods.filter(({ contractFile }) => contractFile))('$method of $file is in its place', async (route) => {
    const declared: Record<string, Endpoint> = await import(
      /* @vite-ignore */ path.join(root, route.contractFile ?? '')
    );
    const contract = declared[route.contractName ?? ''];
    expect(contract && title(contract)).toBe(`${route.method} ${pathOnDisk(route.file)}`);
  });
});

it('outside the API there are only these routes, each with one verb', () => {
  const others = sourceFiles('app').filter(({ path }) => path.endsWith('/route.ts') && !path.startsWith('app/api/'));
  const verbs = others.map((file) => [
    file.path,
    importsOf(file).map(({ target }) => target),
    new Set([...file.text.matchAll(/^export const \w+ = (\w+);$/gm)].map(([, verb]) => verb)).size,
  ]);
  expect(verbs).toEqual([['app/scim/v2/[...path]/route.ts', ['app/scim/answer-scim.ts'], 1]]);
});

describe('contracts', () => {
  it('have a route each', () => {
    const places = new Set(methods.map(({ file, method }) => `${method} ${pathOnDisk(file)}`));
    expect(contracts.map(title).filter((place) => !places.has(place))).toEqual([]);
  });

  it('have their own names: the constant’s without "Contract"', () => {
    const names = contracts.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const odd = sourceFiles('lib/domain').flatMap((file) =>
      [...file.text.matchAll(/export const (\w+)Contract = endpoint\(\{[\s\S]*?name: '(\w+)'/g)]
        .filter(([, constant, name]) => constant !== name)
        .map(([, constant]) => `${file.path} ${constant}`),
    );
    expect(odd).toEqual([]);
  });

  it('say in one sentence what they do', () => {
    expect(contracts.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary)).map(title)).toEqual([]);
  });
});
