import fs from 'node:fs';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { settings } from '#/lib/platform/env.ts';

/** The README's table of settings, as the schema has it. */
function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, schema]) => `| \`${name}\` | ${defaultOf(schema)} | ${schema.description} |`,
  );
  return ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function defaultOf(schema: z.ZodType): string {
  const given = schema.safeParse(undefined);
  return given.success && given.data !== undefined ? `\`${String(given.data as string | number)}\`` : '';
}

it('documents every setting as its schema says it', () => {
  expect(unpadded(fs.readFileSync('README.md', 'utf8'))).toContain(unpadded(settingsTable()));
});

/** The formatter aligns the columns of tables. */
function unpadded(text: string): string {
  return text.replace(/ *\| */g, '|').replace(/-{3,}/g, '---');
}
