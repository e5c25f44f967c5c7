import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '#/e2e/structure/source-files.ts';

/** An example in a docstring: `@example expression // value`. Both may use the exports of their file. */
interface Example {
  expression: string;
  value: string;
}

function examplesIn(text: string): Example[] {
  const docstrings = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, words = '']) =>
    words.replace(/\n\s*\*/g, ' '),
  );
  return docstrings.flatMap((words) =>
    words
      .split('@example ')
      .slice(1)
      .map((example) => {
        const [expression = '', ...value] = example.split(' // ');
        return { expression: expression.trim(), value: value.join(' // ').trim() };
      }),
  );
}

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor;

async function evaluate(code: string, scope: object): Promise<unknown> {
  return new AsyncFunction(...Object.keys(scope), `return (${code});`)(...Object.values(scope));
}

const files = sourceFiles('app', 'bench', 'components', 'e2e', 'lib', 'prisma', 'scripts', 'server')
  .filter(({ isTest }) => !isTest)
  .map((file) => ({ path: file.path, examples: examplesIn(file.text) }))
  .filter(({ examples }) => examples.length > 0);

describe.each(files)('the examples of $path', ({ path: file, examples }) => {
  it.each(examples)('$expression', async ({ expression, value }) => {
    const { default: _, ...scope }: Record<string, unknown> = await import(path.join(root, file));
    expect(await evaluate(expression, scope)).toEqual(await evaluate(value, scope));
  });
});
