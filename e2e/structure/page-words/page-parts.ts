import { importsOf, type SourceFile, sourceFiles } from '#/e2e/structure/source-files.ts';

export const files = new Map(
  sourceFiles('app', 'components', 'lib')
    .filter(({ isTest }) => !isTest)
    .map((file) => [file.path, file]),
);
export const pages = [...files.values()].filter(({ path }) => /^app\/(.*\/)?(page|layout)\.tsx$/.test(path));

const WORDS = /(<Words\s+of=\{)\[([^\]]*)\](\}\s*>)([\s\S]*?)(?=<\/Words>)/g;

/** Returns the parts of the catalogue that client components below a file use, which the page must send. */
export function partsTaken(path: string, above = { inBrowser: false }, visits = new Set<string>()): Set<string> {
  const file = files.get(path);
  const inBrowser = above.inBrowser || /^'use client';/m.test(file?.text ?? '');
  const visit = `${path} ${inBrowser}`;
  if (!file || visits.has(visit)) return new Set();
  visits.add(visit);
  const own = inBrowser ? [...file.text.matchAll(/\buseTranslations\('([^']+)'\)/g)].map(([, part = '']) => part) : [];
  const below = importsOf(file).flatMap(({ target, isTypeOnly }) =>
    isTypeOnly ? [] : [...partsTaken(target, { inBrowser }, visits)],
  );
  return new Set([...own, ...below]);
}

/** Returns the parts that each `Words` of a page names. */
export function partsSent(text: string): string[][] {
  return [...text.matchAll(WORDS)].map(([, , list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, part = '']) => part),
  );
}

/** Returns the text of a page in which each `Words` names the parts that the components inside it take. */
export function withParts(page: SourceFile): string {
  const isOnlyOne = partsSent(page.text).length === 1;
  return page.text.replaceAll(WORDS, (_all, before: string, _list, after: string, inside: string) => {
    const parts = isOnlyOne ? partsTaken(page.path) : partsInside(page, inside);
    return `${before}[${[...parts]
      .sort()
      .map((part) => `'${part}'`)
      .join(', ')}]${after}${inside}`;
  });
}

/** Returns the parts that the components in a piece of a page take, whether imported or declared by the page. */
function partsInside(page: SourceFile, piece: string): Set<string> {
  const parts = [...piece.matchAll(/<([A-Z]\w*)/g)].flatMap(([, name = '']) => {
    const [, from] =
      new RegExp(`import (?:${name}|\\{[^}]*\\b${name}\\b[^}]*\\}) from '(?:#/)([^']+)'`).exec(page.text) ?? [];
    if (from) return [...partsTaken(from)];
    const [declaration] = new RegExp(`function ${name}\\([\\s\\S]*?\\n\\}`).exec(page.text) ?? [];
    return declaration ? [...partsInside(page, declaration)] : [];
  });
  return new Set(parts);
}
