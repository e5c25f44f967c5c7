import { describe, expect, it } from 'vitest';
import { firstName, lastName } from '#/lib/domain/accounts/person/name.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';

const said = (schema: typeof firstName, name: unknown) =>
  inWords(schema.safeParse(name).error?.issues[0]?.message ?? '', 'en');
const read = (name: unknown) => firstName.safeParse(name).data ?? said(firstName, name);

describe('a person’s name', () => {
  it.each([
    'Saoirse',
    'O’Dwyer',
    "O'Hare",
    'de la Cruz',
    'Mei Ling',
    'St. John-Smith',
    'Anne--Marie',
    'J.R',
    '\u02bbAkamu',
    'Ka\u02bbiulani',
    'علی\u200cرضا',
    'ශ\u0dca\u200dරී',
    'पेरेरा',
    'Nguyễn',
    'Li',
    '王',
    '𠮷',
    '이',
    'あ',
    'ア',
    'Æ\u0301ø',
    'Gal·la',
    'בן־דוד',
    'ג׳ורג׳',
    'マリア・ガルシア',
    'দে',
    'စု',
    'ပူ',
    'ปู',
    'மா',
    'শ্রী',
  ])('“%s” stays as it is', (name) => {
    expect([read(name), lastName.safeParse(name).success]).toEqual([name.normalize('NFC'), true]);
  });

  it.each([
    [' Rene\u0301 ', 'René'],
    ['\u1112\u1161\u11ab', '한'],
    ['Mei\u00a0Ling', 'Mei Ling'],
    ['Anne\u2011Marie', 'Anne-Marie'],
    ['Anne–Marie', 'Anne-Marie'],
    ['O‘Brien', 'O’Brien'],
    ['D´Angelo', 'D’Angelo'],
    ['O`Hare', 'O’Hare'],
    ['\u200bAda\u00ad', 'Ada'],
    ['\u202aAda\u202c', 'Ada'],
    ['علی\u200c', 'علی'],
  ])('%j is read as “%s”', (typed, name) => {
    expect(read(typed)).toBe(name);
  });

  it.each(
    [
      'Y|Æ|Ø|Я|Y\u0301|দ|\u09c7|Y\u0301x.|Berg Jr.|J. R.|-Ada|Ada-|.Ada|R2D2|Ada\u0662|Mei  Ling|Ada_Lovelace|Ada/Bob|Ada 😀|A\u0000da',
      "Ada'|Ada\nBob|<b>|Ada\u200c-Bob|\u0301a|Ada, Bob|Ada+",
    ]
      .join('|')
      .split('|'),
  )('%j is refused', (typed) => {
    expect(read(typed)).toBe('Invalid first name format');
    expect(said(lastName, typed)).toBe('Invalid last name format');
  });

  it.each(['', ' ', '\u200b\u200b', '\u3164\u3164', '\u2800', '\u00ad', '\u00a0', '\u200d', undefined, 7])(
    '%j isn’t a name',
    (typed) => {
      expect(read(typed)).toBe('First name is required!');
    },
  );

  it('may have 60 characters and no more, and a longer one is refused quickly', () => {
    expect(read('a'.repeat(60))).toBe('a'.repeat(60));
    expect(read('a'.repeat(61))).toBe('First name can be up to 60 characters.');
    // A pattern that backtracks would take for ever.
    for (const part of ["a'", 'a.', 'a-', '-', ' a', 'a\u200c', 'é\u0301'])
      expect(read(`${part.repeat(100_000)}!`)).toBe('First name can be up to 60 characters.');
  });
});
