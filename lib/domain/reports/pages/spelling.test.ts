import { describe, expect, it } from 'vitest';
import { sampleGroup, sampleReport } from '#/e2e/support/scenes/report-model.ts';
import { spell } from '#/lib/domain/reports/pages/spelling.ts';

const report = sampleReport(sampleGroup(1));

function spelled(names: { companyName: string; askedBy?: string }, isPlain = false) {
  const spelled = spell({ ...report, askedBy: 'Ada', ...names }, isPlain);
  return [spelled.report.companyName, spelled.report.askedBy, spelled.hasBrackets];
}

describe('names', () => {
  it('in letters that can be written stay as they are, and so does the report', () => {
    expect(spell(report).report).toBe(report);
    const names = { companyName: 'Щука Thị דוד', askedBy: 'پژمان گچ\u200cکار' };
    expect(spelled(names)).toEqual([names.companyName, names.askedBy, false]);
  });

  it.each([
    ['🚀 Ｒｏｃｋｅｔ 👩‍💻 ② ✅', 'Rocket 2'],
    ['Ka\u200bte\u202e ﬁ', 'Kate fi'],
    ['Zoe\u0308 и\u0306', 'Zoë й'],
    ['M\u0300bẹ\u0301', 'Mbẹ'],
  ])('take their plain form and lose what is no letter: %j', (companyName, plain) => {
    expect(spelled({ companyName })).toEqual([plain, 'Ada', false]);
  });

  it('without a typeface stand in brackets, the same name always with the same number', () => {
    expect(spelled({ companyName: '市场部 A', askedBy: '市场部' })).toEqual([
      '[Chinese characters 1] A',
      '[Chinese characters 1]',
      true,
    ]);
    expect(spelled({ companyName: '営業チーム', askedBy: '영업 팀' })).toEqual(['[Japanese 1]', '[Korean 2]', true]);
  });

  it('that differ in their signs only are different names', () => {
    expect(spelled({ companyName: 'রমা', askedBy: 'রাম' })).toEqual(['[Bengali 1]', '[Bengali 2]', true]);
    expect(spelled({ companyName: 'हिन्दी', askedBy: 'हिन्द' }, true)).toEqual([
      '[Devanagari 1]',
      '[Devanagari 2]',
      true,
    ]);
  });

  it('of nothing but symbols stand in brackets too', () => {
    expect(spelled({ companyName: '🚀🚀' })).toEqual(['[Symbols 1]', 'Ada', true]);
  });

  it('stand in brackets with any letters but the report’s own where only these are wanted', () => {
    expect(spelled({ companyName: 'Щука', askedBy: 'Thị' }, true)).toEqual(['[Cyrillic 1]', 'Thi', true]);
  });
});
