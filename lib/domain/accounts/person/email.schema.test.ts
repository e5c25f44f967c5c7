import { afterEach, describe, expect, it } from 'vitest';
import { email, knownEmail, listedEmail, mailedEmail, provenEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { defaultTopLevelLetters, setTopLevelLetters } from '#/lib/platform/top-level-letters.ts';
import { inWords } from '#/lib/words/in-words.ts';

afterEach(() => setTopLevelLetters(defaultTopLevelLetters));

const schemas = { email, mailedEmail, listedEmail: listedEmail(), knownEmail };
const invalid = 'Invalid email address!';
const upTo = (most: number) => `The part after the last dot can have up to ${most} letters.`;
const said = (schema: typeof email, text: unknown) => {
  const { data, error } = schema.safeParse(text);
  return data ?? inWords(error?.issues[0]?.message ?? '', 'en');
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

  it.each(['', ' ', '\u200b', undefined, null, 7])('finds no address in %j', (text) => {
    expect(said(schema, text)).toBe('Email is required!');
  });
});

describe('an email address', () => {
  it.each(['a@b.co', 'ada+tag_1@x.test', 'a.b-c@x-y.example.info', 'a@1.test'])('%s is accepted', (text) => {
    expect(said(email, text)).toBe(text);
  });

  it.each([
    'yuki..mori@harbour.test',
    'kenta.@harbour.test',
    '.rin@harbour.test',
    'hana%sales@harbour.test',
    'a@b',
    'a@.test',
    'a@b..test',
    'a@-b.test',
    'a@b-.test',
    'a@@b.test',
    'a b@c.test',
    'ä@b.test',
    'a@bücher.test',
    'Ada a@b.test',
  ])('%j is refused', (text) => {
    expect(said(email, text)).toBe(invalid);
  });

  it.each([
    ...[
      'a@b.test\r\nBcc: c@d.test',
      'a@b.test, c@d.test',
      'a@b.test <c@d.test>',
      'Eve c@d.test <a@b.test>',
      '<a@b.test> <c@d.test>',
      'mailto:a@b.test,c@d.test',
      Array(20).fill('somebody@harbour.test').join('; '),
    ].map((text) => [text, 'Enter one address only.']),
    [`${'a'.repeat(65)}@b.test`, 'The part before the @ can have up to 64 characters.'],
    [`a@${'b'.repeat(64)}.test`, 'Each part of the domain can have up to 63 characters.'],
    [`a@${'b.'.repeat(125)}test`, 'It can have up to 254 characters.'],
    [`${'a'.repeat(250)}@b.test`, 'It can have up to 254 characters.'],
    ['a@b.technology', upTo(4)],
    [`a@b.${'technology'.repeat(7)}`, upTo(4)],
    ...['a@b.c', 'a@b.te5t', 'a@b.123', 'a@192.168.0.1', 'a@b.t-t', 'a@b.xn--p1ai', 'a@b.test\u0000'].map((text) => [
      text,
      'The part after the last dot must have at least two letters and nothing else.',
    ]),
  ])('%j is refused, and the message says why', (text, why) => {
    expect([said(email, text), said(mailedEmail, text)]).toEqual(Array(2).fill(`${invalid} ${why}`));
  });

  it('may be as long as mail servers accept', () => {
    const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(56)}.test`;
    expect(longest).toHaveLength(254);
    expect(said(email, longest)).toBe(longest);
  });

  it('may have a top-level domain of at most 63 letters, whatever the installation accepts', () => {
    setTopLevelLetters(63);
    expect(said(email, `a@b.${'t'.repeat(63)}`)).toBe(`a@b.${'t'.repeat(63)}`);
    expect(said(email, `a@b.${'t'.repeat(64)}`)).toBe(`${invalid} ${upTo(63)}`);
  });

  it('may have a longer top-level domain if the installation says so', () => {
    expect(said(email, 'a@b.museum')).toBe(`${invalid} ${upTo(4)}`);
    setTopLevelLetters(6);
    expect([said(email, 'a@b.museum'), said(email, 'a@b.company')]).toEqual(['a@b.museum', `${invalid} ${upTo(6)}`]);
    expect(said(email, 'a@bücher.test')).toBe(invalid);
  });

  it('may have an internationalised domain if all are accepted, stored as mail servers know it', () => {
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
  '%s is accepted by name and by email, as it may be stored',
  (text) => {
    expect([said(listedEmail(), text), said(mailedEmail, text), said(knownEmail, text)]).toEqual([text, text, text]);
  },
);

it('an address that a provider has verified is used as it’s written', () => {
  expect(said(provenEmail, 'Zoe@Harbour.Test')).toBe('zoe@harbour.test');
  expect(provenEmail.safeParse('Zoe <zoe@harbour.test>').success).toBe(false);
  expect(provenEmail.safeParse('zoe@harbour.test,').success).toBe(false);
});

it('an address with a longer end can be looked up, because the setting may have changed', () => {
  expect(said(listedEmail(), 'a@b.museum')).toBe('a@b.museum');
  expect(said(listedEmail(), `${'a'.repeat(65)}@b.test`)).toBe(`${'a'.repeat(65)}@b.test`);
  expect(said(listedEmail('Name them.'), 'a@b, c')).toBe('Name them.');
});
