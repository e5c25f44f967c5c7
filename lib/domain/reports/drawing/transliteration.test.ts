import { describe, expect, it } from 'vitest';
import { sampleGroup, sampleReport } from '#/e2e/support/scenes/report-model.ts';
import { transliterate } from '#/lib/domain/reports/drawing/transliteration.ts';

const report = sampleReport(sampleGroup(1));

function transliterated(names: { companyName: string; askedBy?: string }, isPlain = false) {
  const transliterated = transliterate({ ...report, askedBy: 'Ada', ...names }, isPlain);
  return [transliterated.report.companyName, transliterated.report.askedBy, transliterated.hasBrackets];
}

describe('names in another script', () => {
  it('in printable scripts stay unchanged, without brackets', () => {
    expect(transliterate(report).report).toBe(report);
    const names = { companyName: 'Щука Thị דוד', askedBy: 'پژمان گچ\u200cکار' };
    expect(transliterated(names)).toEqual([names.companyName, names.askedBy, false]);
  });

  it.each([
    ['🚀 Ｒｏｃｋｅｔ 👩‍💻 ② ✅', '🚀 Rocket 👩💻 2 ✅'],
    ['Ka\u200bte\u202e ﬁ', 'Kate fi'],
    ['Zoe\u0308 и\u0306', 'Zoë й'],
    ['M\u0300bẹ\u0301', 'Mbẹ'],
  ])('get their plain form and lose what isn’t a letter: %j', (companyName, plain) => {
    expect(transliterated({ companyName })).toEqual([plain, 'Ada', false]);
  });

  it('without a typeface are in brackets, the same name always with the same number', () => {
    expect(transliterated({ companyName: 'ທີມ ຂາຍ A', askedBy: 'ທີມ ຂາຍ' })).toEqual(['[Lao 1] A', '[Lao 1]', true]);
    expect(transliterated({ companyName: 'ក្រុម', askedBy: 'ရောင်း' })).toEqual(['[Khmer 1]', '[Burmese 2]', true]);
    expect(transliterated({ companyName: '市场部', askedBy: '営業チーム' })).toEqual(['市场部', '営業チーム', false]);
  });

  it('that differ only in their signs are different names', () => {
    expect(transliterated({ companyName: 'ລາວ', askedBy: 'ລຳວ' })).toEqual(['[Lao 1]', '[Lao 2]', true]);
    expect(transliterated({ companyName: 'हिन्दी', askedBy: 'हिन्द' }, true)).toEqual([
      '[Devanagari 1]',
      '[Devanagari 2]',
      true,
    ]);
  });

  it('of symbols only are also in brackets', () => {
    expect(transliterated({ companyName: '\u{1fbf0}\u{1fbf1}' })).toEqual(['01', 'Ada', false]);
    expect(transliterated({ companyName: '\u{1f000}', askedBy: '\u{1f010}' })).toEqual([
      '[Symbols 1]',
      '[Symbols 2]',
      true,
    ]);
  });

  it('are in brackets in any script except the report’s own if only that one is wanted', () => {
    expect(transliterated({ companyName: 'Щука', askedBy: 'Thị' }, true)).toEqual(['[Cyrillic 1]', 'Thi', true]);
  });
});
