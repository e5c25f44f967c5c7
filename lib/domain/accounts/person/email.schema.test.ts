import { afterEach, describe, expect, it } from 'vitest';
import {
  email,
  exceededLetters,
  knownEmail,
  listedEmail,
  mailedEmail,
  provenEmail,
} from '#/lib/domain/accounts/person/email.schema.ts';
import { defaultTopLevelLetters, setTopLevelLetters } from '#/lib/platform/top-level-letters.ts';

afterEach(() => setTopLevelLetters(defaultTopLevelLetters));

const schemas = { email, mailedEmail, listedEmail: listedEmail(), knownEmail };
const invalid = 'Invalid email address!';
const said = (schema: typeof email, text: unknown) => {
  const { data, error } = schema.safeParse(text);
  return data ?? error?.issues[0]?.message;
};

describe.each(Object.entries(schemas))('%s', (_name, schema) => {
  it.each([
    '\u200bzoe@harbour.test',
    'zoe\u00ad@harbour.test',
    'zoe@harbour.test\u200b',
    '\u202azoe@harbour.test\u202c',
    '\u2066zoe@harbour.test\u2069',
    'zoe@harbour\u2060.test\ufe0f',
    '\u00a0zoe@harbour.test\u00a0',
    '\ufeffzoe@harbour.test',
    '  ZOE@Harbour.Test ',
    'Zoe Lind <zoe@harbour.test>',
    '"Lind, Zoe" <Zoe@harbour.test>;',
    'Zoe Lind (zoe@harbour.test)',
    'Zoe Lind [mailto:zoe@harbour.test]',
    "'zoe@harbour.test' <zoe@harbour.test>",
    'zoe@harbour.test<mailto:zoe@harbour.test>',
    '<zoe@harbour.test>',
    'mailto:zoe@harbour.test?subject=Hello, you',
    'MAILTO:zoe@harbour.test',
    'zoe@harbour.test,',
    'zoe@harbour.test ;',
    ', zoe@harbour.test',
    'zoe@harbour.test.',
    '"zoe@harbour.test"',
    '„zoe@harbour.test“',
    '« zoe@harbour.test »',
    '‘zoe@harbour.test’.',
    'ｚｏｅ＠ｈａｒｂｏｕｒ．ｔｅｓｔ',
    'zoe@harbour。test',
  ])('reads the address in %j', (pasted) => {
    expect(said(schema, pasted)).toBe('zoe@harbour.test');
  });

  it.each(['', ' ', '\u200b', undefined, null, 7])('%j is none', (text) => {
    expect(said(schema, text)).toBe('Email is required!');
  });
});

describe('an address that comes in', () => {
  it.each(['a@b.co', 'ada+tag_1@x.test', 'a.b-c@x-y.example.info', 'a@1.test'])('%s is taken', (text) => {
    expect(said(email, text)).toBe(text);
  });

  it.each([
    'yuki..mori@harbour.test',
    'kenta.@harbour.test',
    '.rin@harbour.test',
    'hana%sales@harbour.test',
    'a@b',
    'a@b.c',
    'a@b.museum',
    'a@.test',
    'a@b..test',
    'a@-b.test',
    'a@b-.test',
    'a@b.te5t',
    'a@@b.test',
    'a b@c.test',
    'ä@b.test',
    'a@bücher.test',
    'a@b.test\u0000',
    `${'a'.repeat(250)}@b.test`,
    'a@b.test\r\nBcc: c@d.test',
    'a@b.test, c@d.test',
    'a@b.test <c@d.test>',
    'Eve c@d.test <a@b.test>',
    'Ada a@b.test',
    '<a@b.test> <c@d.test>',
    'mailto:a@b.test,c@d.test',
  ])('%j is not', (text) => {
    expect(said(email, text)).toBe(invalid);
  });

  it('may have a longer end where the installation says so', () => {
    expect([said(email, 'a@b.museum'), exceededLetters('a@b.museum')]).toEqual([invalid, 4]);
    setTopLevelLetters(6);
    expect([said(email, 'a@b.museum'), said(email, 'a@b.company')]).toEqual(['a@b.museum', invalid]);
    expect(said(email, 'a@bücher.test')).toBe(invalid);
  });

  it('may have an internationalised domain where all ends are taken, stored as mail servers know it', () => {
    setTopLevelLetters(63);
    expect(said(email, 'Post@Bücher.Example')).toBe('post@xn--bcher-kva.example');
    expect(said(email, 'post@xn--bcher-kva.example')).toBe('post@xn--bcher-kva.example');
    expect(said(email, 'info@例え.テスト')).toBe('info@xn--r8jz45g.xn--zckzah');
    expect([said(email, 'ä@b.test'), said(email, 'a@b/ü.test'), said(email, 'a@ü')]).toEqual([
      invalid,
      invalid,
      invalid,
    ]);
  });
});

it.each(['yuki..mori@harbour.test', 'kenta.@harbour.test', '.rin@harbour.test', 'hana%sales@harbour.test'])(
  '%s can be named and written to, as it may be stored',
  (text) => {
    expect([said(listedEmail(), text), said(mailedEmail, text), said(knownEmail, text)]).toEqual([text, text, text]);
  },
);

it('what a provider has proven is taken as it is written', () => {
  expect(said(provenEmail, 'Zoe@Harbour.Test')).toBe('zoe@harbour.test');
  expect(provenEmail.safeParse('Zoe <zoe@harbour.test>').success).toBe(false);
  expect(provenEmail.safeParse('zoe@harbour.test,').success).toBe(false);
});

it('an address with a longer end can be named, for the setting may have been another one', () => {
  expect([said(listedEmail(), 'a@b.museum'), said(mailedEmail, 'a@b.museum')]).toEqual(['a@b.museum', invalid]);
  expect(said(listedEmail('Name them.'), 'a@b, c')).toBe('Name them.');
});
