import { Font } from '@react-pdf/renderer';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { sampleGroup, sampleReport, sampleTeam } from '#/e2e/support/scenes/report-model.ts';
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';
import { cutToLine, loadTypefaces } from '#/lib/domain/reports/drawing/lettering.ts';
import { piecesOf } from '#/lib/domain/reports/drawing/pieces.ts';
import { registerTypefaces } from '#/lib/domain/reports/drawing/register-typefaces.ts';
import { typefaces } from '#/lib/domain/reports/drawing/typefaces.ts';

/** In the order of their glyphs on the page, from left to right: vowel signs may come before their letter. */
const NAMES = {
  'Отдел продаж «Север» № 7': 'Отдел продаж «Север» № 7',
  'Қазақстан Ғылым': 'Қазақстан Ғылым',
  'Ομάδα Πωλήσεων': 'Ομάδα Πωλήσεων',
  Ἀθῆναι: 'Ἀθῆναι',
  'Nguyễn Thị Phương': 'Nguyễn Thị Phương',
  'Əliyeva Ṣọlá': 'Əliyeva Ṣọlá',
  'विपणन दल': 'िवपणन दल',
  'דוד כהן': 'ןהכ דוד',
  'QA שרה 12 (גן)': 'QA (ןג) 12 הרש',
  'محمد رسول': 'لوسر دمحم',
  'پژمان گچ‌کار': 'راکچگ نامژپ',
  ทีมขาย: 'ทีมขาย',
  東京チーム: '東京チーム',
  丁伟: '丁伟',
  '한국 팀': '한국 팀',
  'தமிழ் குழு': 'தமிழ் குழு',
  'বাংলা দল': 'বাংলা দল',
  ქართული: 'ქართული',
  Հայերեն: 'Հայերեն',
  የኢትዮጵያ: 'የኢትዮጵያ',
  '≥ 5': '≥ 5',
  '🚢 Tugs': '🚢 Tugs',
  'ລາວ ທີມ': '[Lao 1]',
};
/** What a box for a missing letter reads as. */
const NO_GLYPH = '\0';

/** A report whose first teams have these names. */
function reportOf(names: readonly string[]) {
  const group = sampleGroup(names.length);
  for (const [at, name] of names.entries()) {
    const row = group.teams[at];
    if (row) row.team = { ...row.team, name, leader: name };
  }
  return sampleReport(group);
}

describe('the table of typefaces', () => {
  beforeAll(async () => {
    registerTypefaces();
    const weights = [400, 600] as const;
    await Promise.all(
      typefaces.flatMap(({ family }) => weights.map((fontWeight) => Font.load({ fontFamily: family, fontWeight }))),
    );
  });

  it.each(typefaces.map(({ family, has }) => [family, has] as const))(
    'has for %s every letter it should have, in both weights',
    (fontFamily, has) => {
      const codes = Array.from({ length: 0x1fb00 - 32 }, (_, at) => at + 32);
      const said = codes.filter((code) => has(String.fromCodePoint(code)));
      expect(said.length).toBeGreaterThan(30);
      for (const fontWeight of [400, 600]) {
        const font = Font.getFont({ fontFamily, fontWeight }).data;
        expect(said.filter((code) => !font?.hasGlyphForCodePoint(code)).map((code) => code.toString(16))).toEqual([]);
      }
    },
  );
});

describe('words drawn in a report', () => {
  it('are split into pieces of one typeface each, with none for the report’s own', () => {
    const cut = (words: string) => piecesOf(words).map(({ words: piece, family }) => `${piece}|${family}`);
    expect(cut('Made for Zoë Łukasz')).toEqual(['Made for Zoë Łukasz|Figtree']);
    expect(cut('«Щука» for Ada')).toEqual(['«|Figtree', 'Щука|Noto Sans Cyrillic', '» for Ada|Figtree']);
    // No word mixes two kinds of Latin letters.
    expect(cut('Minh Thị')).toEqual(['Minh |Figtree', 'Th|Noto Sans Latin', 'ị|Noto Sans Vietnamese']);
  });

  it('end in an ellipsis if they don’t fit, and only then', async () => {
    registerTypefaces();
    const place = { fontSize: 8, fontWeight: 600 } as const;
    const name = 'Отдел разработки программного обеспечения';
    await loadTypefaces(name);
    expect(cutToLine(name, { ...place, width: 400 })).toBe(name);
    expect(cutToLine(name, { ...place, width: 60 })).toMatch(/^Отдел раз\p{L}*…$/u);
    expect(cutToLine('a'.repeat(500), { ...place, width: 60 })).toHaveLength(500);
  });
});

describe('names in a report', () => {
  it('are text in a typeface that has their letters, in their direction', async () => {
    const pdf = await drawPdf(reportOf(Object.keys(NAMES)));
    const letters = pdfText(pdf).replaceAll(/[\s\u200c]/gu, '');
    for (const name of Object.values(NAMES)) expect(letters).toContain(name.replaceAll(' ', ''));
    expect(letters).not.toContain(NO_GLYPH);
    expect(letters).toContain('Namesinbrackets');
    expect(pdf.toString('latin1')).toMatch(/\/FontName \/\w+\+Vazirmatn/);
  }, 60_000);

  it('appear wherever names do, also long ones, and unchanged in the file’s metadata', async () => {
    const report = sampleReport(sampleTeam());
    const long = `${Object.keys(NAMES).join(' ')} ${'Отдел-разработки-'.repeat(9)}`;
    const chapters = report.chapters.map((chapter) => ({ ...chapter, scope: { ...chapter.scope, name: long } }));
    const pdf = await drawPdf({ ...report, chapters, companyName: 'ທີມ', askedBy: long });
    const text = pdfText(pdf);
    expect(text).not.toContain(NO_GLYPH);
    expect(text.match(/Πωλήσεων/g)?.length).toBeGreaterThan(2);
    expect(pdf.includes(Buffer.from('ທີມ', 'utf16le').swap16())).toBe(true);
  }, 60_000);

  it('are in brackets if the library can’t draw them, and a failure is logged without a name', async () => {
    registerTypefaces();
    await loadTypefaces('Щука');
    const { data } = Font.getFont({ fontFamily: 'Noto Sans Cyrillic', fontWeight: 600 });
    if (!data) throw new Error('The typeface is not there.');
    const layout = vi.spyOn(data, 'layout').mockImplementation((words: string) => {
      throw new RangeError(`no room for ${words}`);
    });
    const faults: string[] = [];
    const pdf = await drawPdf(reportOf(['Щука']), (place) => faults.push(place));
    layout.mockRestore();
    expect(pdfText(pdf)).toContain('[Cyrillic 1]');
    expect(faults).toEqual([expect.stringMatching(/^RangeError at .*\.\w+:\d+:\d+\)?$/)]);
  }, 60_000);
});
