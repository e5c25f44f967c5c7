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

describe('in the browser', () => {
  it('no text becomes HTML but the message of a notification, which is sanitised there', () => {
    expect(
      where(product, /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/),
    ).toEqual([]);
    expect(importersOf(/^dompurify$/)).toEqual(['components/notifications/message-text.tsx']);
  });

  it('storage, which a browser may block, is touched in one place', () => {
    expect(where(product, /\b(localStorage|sessionStorage|indexedDB)\b/)).toEqual(['lib/platform/browser-storage.ts']);
  });

  it('no form is sent into an address, whatever becomes of the scripts', () => {
    expect(where(product, /<form\b(?![^>]*\bmethod="post")/)).toEqual([]);
  });

  it('nothing listens to messages of other windows', () => {
    expect(where(product, /addEventListener\(\s*['"]message['"]/)).toEqual([]);
  });
});

describe('code', () => {
  it('is never made of text', () => {
    expect(where(product, /\beval\(|new Function\(|from 'node:vm'/)).toEqual([]);
  });

  it('starts no program but its own modules, outside of what only development embeds', () => {
    const file = 'lib/platform/separate-process/separate-process.ts';
    expect(importersOf(/^(node:)?child_process$/)).toEqual([file]);
    expect(where(inFront, /^import \{ type ChildProcess, fork \} from 'node:child_process'/m)).toEqual([file]);
  });

  it('has no way in beside the routes: no Server Actions, middleware, image optimiser or drawn images', () => {
    expect(where(product, /^['"]use server['"]/m)).toEqual([]);
    expect(importersOf(/^next\/(image|og)$/)).toEqual([]);
    expect(readdirSync(root).filter((name) => /^(src|middleware|proxy)\b/.test(name))).toEqual([]);
  });
});

describe('SQL', () => {
  // The lint rule `sql-text` ensures that no statement is built from values.
  it('is sent without a template in one place alone, which Prisma and the pool share', () => {
    expect(where(product, /\$(query|execute)RawUnsafe/)).toEqual(['lib/domain/check-ins/rebuild-person-months.ts']);
  });

  it('is read as a shape by which the database tests check each row, and never as a type that nobody checks', () => {
    const unchecked =
      /\bquery<|\$queryRaw<(?!unknown\[\]>)|(return|=>) [\w.]+\.\$queryRaw|\{ rows\b.*\} = await .*\bquery\(/;
    expect(where(product, unchecked)).toEqual([]);
  });
});
