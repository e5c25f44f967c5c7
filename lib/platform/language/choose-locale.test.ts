import { describe, expect, it } from 'vitest';
import { askedLocale, chooseLocale, localeOf, offeredLocale } from '#/lib/platform/language/choose-locale.ts';

describe('askedLocale', () => {
  it.each([
    [null, null],
    ['', null],
    ['*', null],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['EN-gb', 'en'],
    ['en-XA', 'en-XA'],
    ['xx, en-XA;q=0.5, en;q=0.9', 'en'],
    ['xx-YY', null],
    ['en;q=0', null],
    ['__proto__', null],
    ['constructor, toString', null],
    ['en'.repeat(5000), null],
    [',;q=;;=,', null],
  ])('reads %s as %s', (header, locale) => {
    expect(askedLocale(header)).toBe(locale);
  });
});

describe('chooseLocale', () => {
  it.each([
    [{}, 'en'],
    [{ company: 'en-XA' }, 'en-XA'],
    [{ company: 'en-XA', acceptLanguage: 'en' }, 'en'],
    [{ company: 'en-XA', acceptLanguage: 'fi' }, 'en-XA'],
    [{ acceptLanguage: 'en', cookie: 'en-XA' }, 'en-XA'],
    [{ acceptLanguage: 'en', cookie: 'klingon' }, 'en'],
    [{ cookie: 'en-XA', person: 'en' }, 'en'],
    [{ person: 'no longer offered', company: 'en-XA' }, 'en-XA'],
  ])('takes %o as %s', (tells, locale) => {
    expect(chooseLocale(tells)).toBe(locale);
  });
});

it('emails use the person’s language, then the company’s', () => {
  const localeFor = (person: string | null, company: string | null) =>
    localeOf({ locale: person, company: { locale: company } });
  expect([localeFor('en-XA', 'en'), localeFor(null, 'en-XA'), localeFor(null, null)]).toEqual(['en-XA', 'en-XA', 'en']);
});

it('an object’s built-in property isn’t taken for a language', () => {
  expect(['__proto__', 'constructor', '', undefined, null].map((name) => offeredLocale(name))).toEqual(
    Array(5).fill(null),
  );
});
