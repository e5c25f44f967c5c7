import { expect, it } from 'vitest';
import { phone } from '#/lib/domain/accounts/person/phone.schema.ts';

it.each([
  ['\u202a+49 89 1234567\u202c', '+49 89 1234567'],
  ['+49\u00a089\u00a01234567', '+49 89 1234567'],
  ['+49\u201189\u20111234567', '+49-89-1234567'],
  ['+49–89—1234567', '+49-89-1234567'],
  ['+1 555 123 4567 ext. 89', '+1 555 123 4567 ext. 89'],
  ['+1 555 123 4567 x89', '+1 555 123 4567 x89'],
  ['tel:+1-555-1234;ext=89', '+1-555-1234 ext. 89'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['＋４９（８９）１２３４５', '+49(89)12345'],
  ['+49 (0)89 123-4567', '+49 (0)89 123-4567'],
  ['', ''],
  [' ', ''],
  [undefined, ''],
])('%j is read as %j', (typed, number) => {
  expect(phone.parse(typed)).toBe(number);
});

it.each(['call me', '1234', '+49 89 1234567 ext.', '1'.repeat(26), '12345 x1234567', '+49+89123', '12345\n67a'])(
  '%j is none',
  (typed) => {
    expect(phone.safeParse(typed).error?.issues[0]?.message).toBe('Invalid phone number!');
  },
);
