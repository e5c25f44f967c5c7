import { describe, expect, it } from 'vitest';
import { codeOf, type SourceFile, sourceFiles } from '#/e2e/structure/source-files.ts';

const product = sourceFiles('app', 'components', 'lib', 'prisma', 'server').filter(
  ({ path }) => path.endsWith('.ts') || path.endsWith('.tsx'),
);
const everything = [...product, ...sourceFiles('bench', 'e2e')];

function where(files: SourceFile[], pattern: RegExp, read: (file: SourceFile) => string = codeOf): string[] {
  return files.filter((file) => pattern.test(read(file))).map((file) => file.path);
}

describe('the environment', () => {
  it('is read in lib/platform/env.ts, and at the start of a process, where it is checked', () => {
    // `lib/words` is below the settings and reads the environment itself; `env` checks what it reads.
    const allowed = ['lib/platform/env.ts', 'lib/words/offered-locales.ts', 'server/boot.ts'];
    const readers = where(
      product.filter((file) => !file.isTest),
      /process\.env\b/,
    );
    expect(readers.filter((path) => !allowed.includes(path))).toEqual([]);
  });
});

describe('the current time', () => {
  it('comes from the context: no feature reads the machine’s clock', () => {
    const features = product.filter(({ path, isTest }) => path.startsWith('lib/domain/') && !isTest);
    expect(where(features, /new Date\(\)|Date\.now\(/)).toEqual([]);
  });
});

describe('types', () => {
  it('aren’t switched off', () => {
    expect(where(everything, /:\s*any\b|\bas any\b|<any[,>]|,\s*any>|\bany\[\]/)).toEqual([]);
  });

  it('aren’t silenced', () => {
    const silencer = new RegExp(`@ts-${'(ignore|nocheck|expect-error)'}`);
    expect(where(everything, silencer, (file) => file.text)).toEqual([]);
  });
});

describe('errors', () => {
  it('are distinguished by code: modules are loaded twice, so one class can be two', () => {
    const server = product.filter(({ path, isTest }) => /^(lib|server)\//.test(path) && !isTest);
    expect(where(server, /instanceof (Problem|ApiError)\b/)).toEqual([]);
  });
});
