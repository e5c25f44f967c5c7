import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, root, type SourceFile, sourceFiles } from '#/e2e/structure/source-files.ts';

/** The code that runs in production. */
const product = sourceFiles('app', 'components', 'lib', 'server').filter(({ isTest }) => !isTest);
const inFront = product.filter(({ path }) => !path.startsWith('server/embedded/'));

const where = (files: SourceFile[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
const importersOf = (name: RegExp) =>
  inFront.filter((file) => importsOf(file).some(({ target }) => name.test(target))).map(({ path }) => path);

describe('the browser', () => {
  it('turns no text into HTML except a notification’s message, which is sanitised there', () => {
    expect(
      where(product, /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/),
    ).toEqual([]);
    expect(importersOf(/^dompurify$/)).toEqual(['components/notifications/message-text.tsx']);
  });

  it('uses storage, which may be blocked, in one place', () => {
    expect(where(product, /\b(localStorage|sessionStorage|indexedDB)\b/)).toEqual(['lib/platform/browser-storage.ts']);
  });

  it('sends no form into a URL, whatever happens to the scripts', () => {
    expect(where(product, /<form\b(?![^>]*\bmethod="post")/)).toEqual([]);
  });

  it('never listens to messages of other windows', () => {
    expect(where(product, /addEventListener\(\s*['"]message['"]/)).toEqual([]);
  });
});

describe('code', () => {
  it('is never made from text', () => {
    expect(where(product, /\beval\(|new Function\(|from 'node:vm'/)).toEqual([]);
  });

  it('starts no program except its own modules, apart from what only development embeds', () => {
    const file = 'lib/platform/separate-process/separate-process.ts';
    expect(importersOf(/^(node:)?child_process$/)).toEqual([file]);
    expect(where(inFront, /^import \{ type ChildProcess, fork \} from 'node:child_process'/m)).toEqual([file]);
  });

  it('can only be called through routes: no Server Actions, middleware, image optimiser or drawn images', () => {
    expect(where(product, /^['"]use server['"]/m)).toEqual([]);
    expect(importersOf(/^next\/(image|og)$/)).toEqual([]);
    expect(readdirSync(root).filter((name) => /^(src|middleware|proxy)\b/.test(name))).toEqual([]);
  });
});

describe('SQL', () => {
  // The lint rule `sql-text` ensures that no statement is built from values.
  it('is sent without a template in only one place, which Prisma and the pool share', () => {
    expect(where(product, /\$(query|execute)RawUnsafe/)).toEqual(['lib/domain/check-ins/rebuild-person-months.ts']);
  });

  it('is read with a shape that the database tests check for each row, never with an unchecked type', () => {
    const unchecked =
      /\bquery<|\$queryRaw<(?!unknown\[\]>)|(return|=>) [\w.]+\.\$queryRaw|\{ rows\b.*\} = await .*\bquery\(/;
    expect(where(product, unchecked)).toEqual([]);
  });
});
