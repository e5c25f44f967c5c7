import { beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { sampleGroup, sampleReport, sampleTeam } from '#/e2e/support/scenes/report-model.ts';
import { samplePulse } from '#/e2e/support/scenes/report-pulse.ts';
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';

let text: string;

beforeAll(async () => {
  text = flowing(pdfText(await drawPdf(sampleReport(sampleGroup(6)))));
}, 60_000);

describe('a company’s pages', () => {
  it('name who needs attention and why, next to the departments with the lowest sentiment first', () => {
    const lines = linesOf(text);
    for (const words of [
      '7 teams need attention.',
      '5 more teams · Clearly up: Mast 2 (sentiment up 17 points to 57) · Going well: Lantern 9, 2 more teams',
      'Fewer than 5 people',
    ])
      expect(lines).toContain(words);
    expect(text).toContain('Sentiment fell 16 points to 52');
    const places = ['Engineering', 'Customer Care', 'Sales', 'Legal', 'Company'].map((name) => lines.indexOf(name));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(lines.indexOf('Company')).toBeLessThan(lines.indexOf('Over time'));
  });

  it('draw the results on one scale, each ending in itself next to the previous one', () => {
    const lines = linesOf(text);
    expect(text).toContain('The scale starts at 20.');
    for (const words of ['This period, by week', 'Single days', 'Previous 30 days', '64 before', '72 before'])
      expect(lines).toContain(words);
  });

  it('show what hurt before what helped, in bands, next to the norms with the lowest first', () => {
    const lines = linesOf(text);
    const drivers = ['Workload', 'Changes at work', 'My teammates', 'Recognition'].map((name) => lines.indexOf(name));
    expect(drivers.every((place) => place > 0)).toBe(true);
    expect(drivers).toEqual(drivers.toSorted((a, b) => a - b));
    for (const band of ['100–199×', '50–99×', '200–499×']) expect(lines).toContain(band);
    expect(lines.indexOf('We say what we think')).toBeLessThan(lines.indexOf('We learn from mistakes'));
  });

  it('show each pulse with its shares of answers, and say what is hidden or only on the screen', () => {
    expect(text).toContain('10–19 people answered. Asked on Monday, 16 March 2026.');
    const lines = linesOf(text);
    for (const words of ['Answered', '70', '75', 'eNPS 21', '83%', '−4', 'Hidden: fewer than 5 people answered.'])
      expect(lines).toContain(words);
    expect(text).toContain('Disagree: 13% · Neutral: 25% · Agree: 62%');
    expect(text).toContain('Detractors: 24% · Neutral: 31% · Promoters: 45%');
    expect(text).toContain('Home: 60% · Office: 40%');
    expect(text).toContain('Written answers are on the results page.');
  });

  it('order questions by score, then choices, then hidden ones, and texts last', () => {
    const lines = linesOf(text);
    const places = [
      'My workload is reasonable.',
      'Would you recommend us?',
      'Did it go well?',
      'Where do you work best?',
      'All is well.',
      'What should we change?',
    ].map((question) => lines.indexOf(question));
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

it('a pulse that is longer than a page shows all its questions', async () => {
  const pulse = samplePulse();
  const [first] = pulse.questions;
  if (!first) throw new Error('There is a question.');
  const questions = Array.from({ length: 30 }, (_, at) => ({ ...first, text: `Question ${at + 1}` }));
  const drawn = await drawPdf(sampleReport({ ...sampleTeam(), pulses: [{ ...pulse, questions }] }));
  // One and a half pages of the team, and one and a half of thirty questions.
  expect(pdfText(drawn)).toContain('Page 1 of 3');
  const lines = linesOf(pdfText(drawn));
  for (const question of questions) expect(lines).toContain(question.text);
  // Every page repeats its header.
  expect(lines.filter((line) => line === pulse.name).length).toBeGreaterThan(1);
});

describe('a team’s pages', () => {
  it('say what hurt most and what is lived up to least', async () => {
    const { dashboard, ...chapter } = sampleTeam();
    const norms = dashboard.norms.map((norm, at) => ({ ...norm, avg: at === 2 ? 31 : norm.avg }));
    const words = flowing(pdfText(await drawPdf(sampleReport({ ...chapter, dashboard: { ...dashboard, norms } }))));
    expect(words).toContain('What hurt most: workload (10–19 times).');
    expect(words).toContain('Lowest value: We\u00a0help\u00a0each\u00a0other\u00a031.');
    expect(linesOf(words)).toContain('20–49×');
  });

  it('of a team without named factors say when there will be some', async () => {
    const { dashboard, ...chapter } = sampleTeam();
    const words = flowing(
      pdfText(await drawPdf(sampleReport({ ...chapter, dashboard: { ...dashboard, factors: [] } }))),
    );
    expect(words).not.toContain('What hurt most');
    expect(words).toContain('No reason has been named often enough to show: at least 5 people');
  });
});

/** Lines end in a space where a text continues in the next. */
function flowing(words: string): string {
  return words.replaceAll(' \n', ' ');
}

function linesOf(words: string): string[] {
  return words.split('\n').map((line) => line.trim());
}
