import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, type SourceFile, sourceFiles } from '#/e2e/structure/source-files.ts';

/** The kind of a file by the end of its name, such as `respond.contract.ts`. A new kind needs a reason. */
const kinds = [
  'contract',
  'schema',
  'service',
  'policy',
  'constants',
  'examples',
  'email',
  'chat',
  'present',
  'sql',
  'token',
];
/** Files that a feature has once, at its root. */
const once = ['constants', 'queues', 'jobs', 'listeners', 'rooms', 'guide', 'chapters'];

const LARGEST_FOLDER = 15;

const besideIt = /\.(database\.)?test\.ts$/;
const files = filesBelow('lib/domain').map((file) => file.split('/').slice(2));
const features = [...new Set(files.map(([feature = '']) => feature))];

const kindOf = (file: string) => /\.([a-z]+)\.ts$/.exec(path.basename(file))?.[1];
const nameOf = (file: string) => path.basename(file, '.ts');
const isOnce = (file: string) => file.split('/').length === 4 && once.includes(nameOf(file));

describe.each(features)('lib/domain/%s', (feature) => {
  const own = files.filter(([first]) => first === feature).map((parts) => parts.slice(1));
  const code = own.filter((parts) => parts.at(-1)?.endsWith('.ts') && !besideIt.test(parts.join('/')));

  it('has capabilities as folders, and files by capability', () => {
    expect(own.filter((parts) => parts.length > 2).map((parts) => parts.join('/'))).toEqual([]);
    const folders = Map.groupBy(code, (parts) => parts.slice(0, -1).join('/'));
    const large = [...folders].filter(([, content]) => content.length > LARGEST_FOLDER);
    expect(large.map(([folder, content]) => `${folder}: ${content.length}`)).toEqual([]);
  });

  it('says by suffixes which kind of file it is', () => {
    const odd = code.filter((parts) => {
      const file = ['lib', 'domain', feature, ...parts].join('/');
      const kind = kindOf(file);
      return kind
        ? !kinds.includes(kind)
        : /-(contract|schema|policy|constants|examples|present|sql)$/.test(nameOf(file));
    });
    expect(odd.map((parts) => parts.join('/'))).toEqual([]);
  });

  it('keeps tests next to what they test: a file, or a verb of a service', () => {
    const names = own.map((parts) => parts.join('/'));
    const services = sourceFiles(`lib/domain/${feature}`).filter((file) => kindOf(file.path) === 'service');
    const verbs = services.flatMap((file) =>
      exportedNames(file).map((name) => path.join(path.dirname(file.path), name).replaceAll('-', '')),
    );
    const isTested = (name: string) =>
      names.includes(name.replace(besideIt, '.ts')) ||
      verbs.includes(path.join('lib/domain', feature, name.replace(besideIt, '')).replaceAll('-', ''));
    expect(names.filter((name) => besideIt.test(name) && !isTested(name))).toEqual([]);
  });
});

function exportedNames({ text }: SourceFile): string[] {
  const exported = [...text.matchAll(/^export (?:async )?(?:function\*?|const|interface|type) (\w+)/gm)];
  return exported.map(([, name = '']) => name.toLowerCase());
}

/** Returns whether a file is a verb: it exports a function with the file's name. */
const isVerb = (file: SourceFile) => exportedNames(file).includes(nameOf(file.path).replaceAll('-', ''));

/**
 * Imports allowed in formulas: they may fold and trim texts, format the first of a month, name a message (translated
 * elsewhere), and lay out a tree.
 */
const pureParts =
  /^(lib\/(domain\/[^/]+\/.+|words\/(fold-text|first-of-month|plain-text|plain-title|message))\.ts|d3-hierarchy)$/;
/** Features that only calculate. */
const calculations = /^lib\/domain\/(metrics|calendar|catalogue)\//;
/** Files that aren't verbs either: pages of a PDF, and the object of next-auth. */
const drawn =
  /^lib\/domain\/(reports\/(drawing|document|chart)\/|papers\/drawing\/|accounts\/providers\/next-auth\.ts$)/;

it('a file without a kind or a verb is a formula: it imports other formulas, constants and types', () => {
  const isFormula = (file: SourceFile) =>
    !kindOf(file.path) &&
    !isOnce(file.path) &&
    !drawn.test(file.path) &&
    (calculations.test(file.path) || !isVerb(file));
  const formulas = sourceFiles('lib/domain').filter((file) => !file.isTest && isFormula(file));
  expect(formulas.length).toBeGreaterThan(50);
  const wrong = formulas.flatMap((file) =>
    importsOf(file)
      .filter(({ target, isTypeOnly }) => !isTypeOnly && !pureParts.test(target))
      .map(({ target }) => `${file.path} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});
