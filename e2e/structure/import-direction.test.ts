import { describe, expect, it } from 'vitest';
import { type Import, importsOf, type SourceFile, sourceFiles } from '#/e2e/structure/source-files.ts';

/** Each layer, with the folders that it may import from in addition to itself. Imports only point down. */
const layers: Record<string, string[]> = {
  'lib/words': [],
  'lib/platform': ['lib/words', 'generated'],
  'lib/api': ['lib/platform', 'lib/words'],
  'lib/domain': ['lib/api/endpoint.ts', 'lib/api/fields.ts', 'lib/platform', 'lib/words', 'generated'],
  components: ['lib/api', 'lib/domain', 'lib/platform', 'lib/words'],
  app: ['components', 'lib'],
  server: ['lib', 'package.json'],
  prisma: ['lib', 'generated'],
  scripts: ['server/embedded', 'prisma/seed/demo-accounts.mjs', 'lib/platform/env.ts', 'lib/platform/secret-files.mjs'],
};

/** The files of a feature that screens may import: contracts, shapes, and pure rules and formulas. */
const browserParts = [
  /^lib\/domain\/([^/]+\/)+([a-z0-9-]+\.)?(contract|schema|policy|constants)\.ts$/,
  /^lib\/domain\/(metrics|calendar|catalogue)\/.+\.ts$/,
  // Notes are checked in the browser while someone types, because nothing is sent before Send.
  /^lib\/domain\/language\/crisis(-words|\.constants)\.ts$/,
  // The preview shows a question to its author before it is stored.
  /^lib\/domain\/pulses\/questions\/question-languages\.ts$/,
  /^lib\/domain\/chart\/layout\/(layout(-[a-z]+)?|initials)\.ts$/,
];

/** Code that only works on the server, and the whole catalogue, because a page gets only its part. */
const serverOnly =
  /^(node:.*|lib\/words\/catalogues\.ts|pg|pg-boss|pino|nodemailer|next-auth.*|@prisma\/.*|@node-rs\/.*|altcha-lib.*)$/;

const files = sourceFiles(...Object.keys(layers)).filter((file) => !file.isTest);

function violations(of: SourceFile[], isWrong: (imported: Import, file: SourceFile) => boolean): string[] {
  return of.flatMap((file) =>
    importsOf(file)
      .filter((imported) => isWrong(imported, file))
      .map((imported) => `${file.path} imports ${imported.target}`),
  );
}

function isIn(folder: string, target: string): boolean {
  return target === folder || target.startsWith(`${folder}/`);
}

describe.each(Object.entries(layers))('%s', (layer, below) => {
  it(`imports only from itself and ${below.join(', ')}`, () => {
    const own = files.filter((file) => isIn(layer, file.path));
    const wrong = violations(
      own,
      ({ target, isPackage }) => !isPackage && ![layer, ...below].some((folder) => isIn(folder, target)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the browser', () => {
  it('imports from a feature only what is made for it; screens import the rest as types', () => {
    const wrong = violations(
      files.filter((file) => isIn('components', file.path)),
      ({ target, isTypeOnly }) =>
        isIn('lib/domain', target) && !isTypeOnly && !browserParts.some((part) => part.test(target)),
    );
    expect(wrong).toEqual([]);
  });

  it('gets nothing that needs the server, at any depth', () => {
    const reached = closure(
      files.filter((file) => isIn('components', file.path) || browserParts.some((part) => part.test(file.path))),
    );
    const wrong = violations(reached, ({ target, isTypeOnly }) => !isTypeOnly && serverOnly.test(target));
    expect(wrong).toEqual([]);
  });
});

describe('the database', () => {
  it('isn’t used by pages, route handlers and components', () => {
    const wrong = violations(
      files.filter((file) => isIn('app', file.path) || isIn('components', file.path)),
      ({ target, isTypeOnly }) =>
        !isTypeOnly && (target === 'lib/platform/db.ts' || isIn('generated', target) || target === 'pg'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a schema', () => {
  it('is shared with forms: it imports zod, common fields, messages, fixed lists and other schemas', () => {
    const allowed =
      /^(zod|lib\/api\/fields\.ts|lib\/platform\/(ids|roles|top-level-letters)\.ts|lib\/words\/(message|plain-text|plain-title)\.ts|lib\/domain\/([^/]+\/)+([a-z-]+\.)?(schema|constants)\.ts|lib\/domain\/(calendar|catalogue|metrics)\/.+\.ts)$/;
    const schemas = files.filter((file) => /^lib\/domain\/([^/]+\/)+(.+\.)?schema\.ts$/.test(file.path));
    expect(violations(schemas, ({ target, isTypeOnly }) => !isTypeOnly && !allowed.test(target))).toEqual([]);
  });
});

describe('imports', () => {
  it('of our own files begin with #/ and have the extension', () => {
    const wrong = sourceFiles('app', 'bench', 'components', 'e2e', 'lib', 'prisma', 'server').flatMap((file) =>
      [...file.text.matchAll(/from\s+['"]((?:\.|@\/|#\/)[^'"]*)['"]/g)]
        .map((match) => match[1] ?? '')
        .filter((specifier) => !/^#\/.*\.(ts|tsx|mjs|css|json)$/.test(specifier) && !file.path.endsWith('.mjs'))
        .map((specifier) => `${file.path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Returns all files that some files reach by run-time imports. */
function closure(start: SourceFile[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<SourceFile>();
  const open = [...start];
  for (let file = open.pop(); file; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { target, isTypeOnly } of importsOf(file)) {
      const next = byPath.get(target);
      if (next && !isTypeOnly) open.push(next);
    }
  }
  return [...reached];
}
