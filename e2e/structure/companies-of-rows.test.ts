import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from '#/e2e/structure/source-files.ts';

/** Tables of the installation, without a company. */
const shared = [
  'companies',
  'erased_companies',
  'captcha_passes',
  'personality_norms',
  'rate_limits',
  'stripe_events',
  'check_in_sweeps',
  'pulse_sweeps',
  'built_files',
  'daily_run_zones',
];

const models = filesBelow('prisma/schema')
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .flatMap((text) => text.split(/^model /m).slice(1))
  .map((text) => text.slice(0, text.search(/^\}/m)));

/** Source: docs/decisions.md, Every row of a company names it. */
it('every table of a company says which company its rows belong to', () => {
  const nameless = models
    .filter((model) => !/^ {2}companyId +(Int|BigInt)\??/m.test(model))
    .map((model) => /@@map\("(\w+)"/.exec(model)?.[1] ?? '');
  expect(new Set(nameless)).toEqual(new Set(shared));
});
