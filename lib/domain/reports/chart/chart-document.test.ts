import { describe, expect, it } from 'vitest';
import { hasEnglish, listDateWords, listGivenTexts } from '#/e2e/support/measures/english.ts';
import { pdfContents, pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { sampleChart } from '#/e2e/support/scenes/chart-document.ts';
import { drawChartPdf } from '#/lib/domain/reports/chart/chart-document.ts';

const sourceOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const pagesOf = (pdf: Uint8Array) => sourceOf(pdf).match(/\/Type \/Page\n/g)?.length;

describe('the PDF of a chart', () => {
  it('has pages with an overview, a name for each department, and links between them', async () => {
    const pdf = await drawChartPdf(sampleChart(200));
    const [text, source] = [pdfText(pdf), sourceOf(pdf)];
    expect(pagesOf(pdf)).toBe(5);
    for (const words of ['Department 3', 'Teams without department', 'Team 25', 'person.199@northwind.example'])
      expect(text).toContain(words);
    expect(text).toMatch(/Page 5 of 5/);
    expect(source).toContain('(department-3)');
    expect(source.match(/\/S \/GoTo/g)).toHaveLength(8);
    expect(source).toContain('/Lang (en)');
  });

  it.each(['paged', 'sheet'] as const)(
    'has a structure for reading aloud, and marks what isn’t read: %s',
    async (layout) => {
      const pdf = await drawChartPdf(sampleChart(8, { layout }));
      const source = sourceOf(pdf);
      expect(source).toContain('/Marked true');
      expect(source.match(/\/S \/Document/g)).toHaveLength(1);
      const kinds = [...source.matchAll(/\/S \/(H[1-3]|P)\n/g)].map(([, kind]) => kind);
      expect(kinds.filter((kind) => kind === 'H1')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'P').length).toBeGreaterThan(0);
      for (const content of pdfContents(pdf)) {
        expect(content.match(/ BDC| BMC/g)?.length).toBe(content.match(/EMC/g)?.length);
        // Everything on a page is inside a mark.
        const outside = content.replaceAll(/\/\w+ (<<[\s\S]*?>> BDC|BMC)[\s\S]*?EMC/g, '');
        expect(outside).not.toMatch(/ TJ|\n[fSBb]\n/);
      }
    },
  );

  it.each(['paged', 'sheet'] as const)('has no English word in another language: %s', async (layout) => {
    const chart = { ...sampleChart(40, { layout }), locale: 'en-XA' } as const;
    const lines = pdfText(await drawChartPdf(chart))
      .replaceAll(' \n', ' ')
      .split('\n');
    expect(lines.length).toBeGreaterThan(40);
    // Roles are values of calls, shown in print in its language; addresses may be cut.
    const givenTexts = listGivenTexts(chart).filter((text) => !/^(Administrator|(\w+ )?Leader)$/.test(text));
    const names = [...givenTexts, ...listDateWords('en-XA')];
    expect(lines.filter((line) => hasEnglish(line.replace(/per\S*…$/, ''), names))).toEqual([]);
  });

  it('is one sheet, no larger than readers can show', async () => {
    const pdf = await drawChartPdf(sampleChart(1500, { layout: 'sheet' }));
    expect(pagesOf(pdf)).toBe(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sourceOf(pdf)) ?? [];
    expect(Math.max(Number(width), Number(height))).toBeLessThanOrEqual(14_000);
    expect(pdfText(pdf)).toContain('person.1499@northwind.example');
    // Drawing 1,500 people takes more than Vitest's five seconds on a busy machine.
  }, 20_000);

  it.each(['paged', 'sheet'] as const)(
    'prints names of any script and length: %s',
    async (layout) => {
      const odd = sampleChart(8, { layout });
      const names = ['שרה כהן', 'محمد علي', '👩‍🚀', '王小明', 'Щукина', 'W'.repeat(200), '', 'a\u0000b\n\u202ec'];
      const pdf = await drawChartPdf({ ...odd, members: { ...odd.members, names } });
      const text = pdfText(pdf);
      for (const words of ['Щукина', '王小明', 'WWW']) expect(text).toContain(words);
      expect(text).toContain('…');
    },
    20_000,
  );

  it('writes right-to-left letters in the order in which they are seen, among others and digits', async () => {
    const lineOf = {
      'שרה כהן': 'ןהכהרש',
      'QA שרה 12 (גן)': 'QA(ןג)12הרש',
      'محمد رسول': 'لوسردمحم',
      'گروه ۲۱ Ada': '۲۱هورگAda',
      [`דן ${'כ'.repeat(200)}`]: '…כככ',
    };
    const chart = sampleChart(5);
    const pdf = await drawChartPdf({ ...chart, members: { ...chart.members, names: Object.keys(lineOf) } });
    const text = pdfText(pdf).replaceAll(/\s/g, '');
    for (const words of Object.values(lineOf)) expect(text).toContain(words);
  }, 20_000);

  it.each([
    [20, 'Bo Wu-19', null],
    [21, 'Bo Wu-18', 'and 2 more administrators'],
  ])('of %d administrators shows as many as fit, and counts the others', async (count, last, more) => {
    const chart = sampleChart(8);
    const [first] = chart.admins;
    if (!first) throw new Error('There is an Administrator.');
    const admins = Array.from({ length: count }, (_, at) => ({ ...first, name: `Bo Wu-${at}` }));
    const text = pdfText(await drawChartPdf({ ...chart, admins }));
    expect(text).toContain(last);
    expect(/and \d+ more administrators/.exec(text)?.[0] ?? null).toBe(more);
  });

  it('of an empty company has an overview only', async () => {
    const pdf = await drawChartPdf(sampleChart(0));
    expect(pagesOf(pdf)).toBe(1);
    expect(pdfText(pdf)).toContain('Northwind Studio');
  });

  it('contains a photo once, however often it’s drawn', async () => {
    // The smallest possible JPEG.
    const jpeg =
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';
    const chart = sampleChart(8, { photos: new Map([['/api/images/a', Buffer.from(jpeg, 'base64')]]) });
    const fotos = chart.members.fotos.map(() => '/api/images/a');
    const source = sourceOf(await drawChartPdf({ ...chart, members: { ...chart.members, fotos } }));
    expect(source.match(/\/Subtype \/Image/g)).toHaveLength(1);
  });
});
