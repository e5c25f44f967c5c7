import fs from 'node:fs';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { settings } from '#/lib/platform/env.ts';

/** Returns the README's table of settings, made from the schema. */
function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, schema]) => `| \`${name}\` | ${defaultOf(schema)} | ${schema.description} |`,
  );
  return ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function defaultOf(schema: z.ZodType): string {
  const result = schema.safeParse(undefined);
  return result.success && result.data !== undefined ? `\`${String(result.data as string | number)}\`` : '';
}

it('the README documents every setting as its schema does', () => {
  expect(unpadded(fs.readFileSync('README.md', 'utf8'))).toContain(unpadded(settingsTable()));
});

/** Removes the padding of tables, whose columns the formatter aligns. */
function unpadded(text: string): string {
  return text.replace(/ *\| */g, '|').replace(/-{3,}/g, '---');
}
