import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { companyRetention, type RetentionPeriod, retentionSchedule } from '#/lib/domain/retention/constants.ts';

it('docs/security.md has the current retention schedule, and says for each table why', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const rows = [...text.matchAll(/^\| `([a-z_]+)` +\| +(\d+) d +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)];
  const entries = rows.map(([, table = '', days, since = '']) => [table, { days: Number(days), since }]);
  expect(Object.fromEntries(entries)).toEqual(retentionSchedule satisfies Record<string, RetentionPeriod>);
});

it('docs/security.md has what a company can choose, with the usual months and the limits', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const rows = [...text.matchAll(/^\| `([a-z-]+)` +\| +(\d+) +\| +(\d+)–(\d+) +\|/gm)];
  const entries = rows.map(([, kind = '', ...numbers]) => {
    const [months, least, most] = numbers.map(Number);
    return [kind, { months, least, most }];
  });
  expect(Object.fromEntries(entries)).toEqual(companyRetention);
});
