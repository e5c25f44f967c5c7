import { describe, expect, it } from 'vitest';
import { companyBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { inviteRows } from '#/lib/domain/organisation/organisation.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';

const people = inviteRows(3, 'people');
const issuesOf = (rows: unknown[]) =>
  people.safeParse(rows).error?.issues.map(({ path, message }) => [path, inWords(message, 'en')]);

describe('rows of addresses', () => {
  it('drop blank ones and return addresses as they are stored', () => {
    expect(people.parse(['', ' Ada@Example.com ', '   ', 'bob@example.com'])).toEqual([
      'ada@example.com',
      'bob@example.com',
    ]);
    expect(people.parse([''])).toEqual([]);
  });

  it('are refused at their own position', () => {
    expect(issuesOf(['ok@a.de', '', 'bad'])).toEqual([[[2], 'Invalid email address!']]);
    expect(issuesOf(['bad', 'ok@a.de', 'a@@b.de'])).toEqual([
      [[0], 'Invalid email address!'],
      [[2], 'Invalid email address!'],
    ]);
    expect(issuesOf(['ok@a.de, b@a.de'])).toEqual([[[0], 'Invalid email address! Enter one address only.']]);
    expect(issuesOf(['ok@a.de', 7])).toEqual([[[1], expect.any(String)]]);
  });

  it('have a limit that doesn’t count blank ones', () => {
    const rows = ['a@a.de', '', 'b@a.de', '', 'c@a.de'];
    expect(people.parse(rows)).toHaveLength(3);
    expect(issuesOf([...rows, 'd@a.de'])).toEqual([[[], 'Invite up to 3 people at a time.']]);
  });

  it('are the same in onboarding', () => {
    const { error } = companyBody.safeParse({ superAdminList: ['ok@a.de', '', 'bad'] });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['superAdminList.2']);
  });
});
