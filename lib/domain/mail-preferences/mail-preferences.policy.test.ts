import { expect, it } from 'vitest';
import { canCorrectAddress } from '#/lib/domain/mail-preferences/mail-preferences.policy.ts';
import { correctAddressContract } from '#/lib/domain/people/access/access.contract.ts';
import { roleNames } from '#/lib/platform/roles.ts';

it('a refused address can be corrected in the roles that the call lets in', () => {
  expect(roleNames.filter(canCorrectAddress)).toEqual([...correctAddressContract.access]);
});
