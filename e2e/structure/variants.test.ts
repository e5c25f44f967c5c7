import { describe, expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';

/**
 * Ids of variants that the code must never compare. What a variant does is in tables that don't compile without every
 * id, whereas a comparison would be forgotten when a variant is added.
 */
const variants = [
  { name: 'types of questions', folders: /\bpulses?\b|reports\/|seed\//, id: /\btypeId\s*[!=]==?\s*\d/ },
  {
    name: 'share links',
    folders: /lib\/domain\/(places|registration|invitations)\//,
    id: /link\??\.kind\s*[!=]==?\s*'|[!=]==?\s*'(company_administrator|department_team_leader)'/,
  },
  { name: 'exports', folders: /lib\/domain\/reports\//, id: /[!=]==?\s*'chart'|(row|export)\.kind\s*[!=]==?/ },
];

describe.each(variants)('$name', ({ folders, id }) => {
  it('differ by their tables only', () => {
    const files = sourceFiles('app', 'components', 'lib', 'prisma', 'server').filter(
      ({ path, isTest }) => !isTest && folders.test(path),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(({ text }) => id.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
