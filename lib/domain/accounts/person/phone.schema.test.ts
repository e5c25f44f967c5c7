import { expect, it } from 'vitest';
import { phone } from '#/lib/domain/accounts/person/phone.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';

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
  ['(+351) 912 345 678', '+351 912 345 678'],
  ['(+ 351) 912 345 678', '+351 912 345 678'],
  ['+(351) 912 345 678', '+351 912 345 678'],
  ['（＋３５１）912345678', '+351912345678'],
  ['+ 351 912 345 678', '+351 912 345 678'],
  ['(089) 123456', '(089) 123456'],
  ['(+1) 555 123 4567 ext. 89', '+1 555 123 4567 ext. 89'],
  ['', ''],
  [' ', ''],
  [undefined, ''],
])('%j is read as %j', (typed, number) => {
  expect(phone.parse(typed)).toBe(number);
});

const signs = 'Enter one phone number, as in +351 912 345 678 or 089 123456 ext. 7.';
const digits = 'A phone number has at least 5 digits, as in +351 912 345 678.';

it.each([
  ['call me', signs],
  ['+49 89 1234567 ext.', signs],
  ['1'.repeat(26), signs],
  ['12345 x1234567', signs],
  ['+49+89123', signs],
  ['12345\n67a', signs],
  ['(+351', digits],
  ['1234', digits],
  ['-----', digits],
  ['( ) . / -', digits],
  ['+', digits],
  ['1 - - - 2', digits],
  ['12 ext. 34567', signs],
])('%j isn’t a phone number, and the message says why', (typed, why) => {
  expect(inWords(phone.safeParse(typed).error?.issues[0]?.message ?? '', 'en')).toBe(why);
});
