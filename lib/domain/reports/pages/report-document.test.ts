import { beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#/e2e/support/pdf-text.ts';
import { sampleDashboard, sampleGroup, sampleOwnTeam, sampleReport, sampleTeam } from '#/e2e/support/report-model.ts';
import { emptyFigure } from '#/lib/domain/dashboards/company-present.ts';
import { drawPdf } from '#/lib/domain/reports/pages/report-document.ts';

const TEAMS = 60;
const group = sampleGroup(TEAMS);
const report = sampleReport(group, sampleTeam(), sampleOwnTeam());
let pdf: Buffer;
let text: string;

beforeAll(async () => {
  pdf = await drawPdf(report);
  text = flowing(pdfText(pdf));
}, 60_000);

describe('the company’s pages', () => {
  it('give the answer in a sentence, and who asked for it when', () => {
    expect(text).toContain('Motivation fell 6 points to 58; sentiment is steady around 71 and performance around 73.');
    expect(text).toContain('Last 30 days: 1 March to 30 March 2026. As of 30 March 2026.');
    expect(text).toContain('Made for Ada Lovelace on 31 March 2026.');
  });

  it('hold every figure with its change, its people and its reliability', () => {
    for (const words of ['58', '73', '71', '81%', '6 points lower', 'No clear change', 'From 50+ people']) {
      expect(linesOf(text)).toContain(words);
    }
    expect(text).toContain('1 point higher than the 30 days before, which may be chance.');
  });

  it('hold the month questions with interval and groups, and the norms with what is hidden', () => {
    expect(text).toContain('the true score lies between 17 and 31.');
    for (const words of ['Promoters 45%', 'Neutral 34%', 'Detractors 21%', 'Very satisfied 61%', 'Good 58%']) {
      expect(linesOf(text)).toContain(words);
    }
    for (const { name } of sampleDashboard().norms) expect(linesOf(text)).toContain(name);
    expect(linesOf(text)).toContain('Fewer than 5 people answered');
  });

  it('list every team, with the table’s head on each of its pages', () => {
    for (const { team } of group.teams) expect(linesOf(text)).toContain(team.name);
    expect(linesOf(text).filter((line) => line === 'Performance and sentiment')).toHaveLength(3);
  });

  it('show no figure of a hidden team', () => {
    const hidden = group.teams.filter(({ motivation }) => motivation.avg === null);
    expect(hidden.length).toBeGreaterThan(0);
    expect(linesOf(text).filter((line) => line === 'Hidden')).toHaveLength(3 * hidden.length);
  });
});

describe('the file', () => {
  it('says what it is and in which language, and has page numbers', () => {
    const source = pdf.toString('latin1');
    expect(source).toContain('/Lang (en)');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toMatch(/\/Title \(.*Northlight/);
    const pages = source.match(/\/Type \/Page\n/g)?.length;
    expect(text).toContain(`Page 1 of ${pages}`);
  });

  it('explains its figures and what is hidden', () => {
    expect(text).toContain('How these figures are made');
    expect(text).toContain('A figure is shown only when at least 5 people answered.');
  });

  it('says what a change is, and shows one’s own team as its members see it', () => {
    expect(text).toContain('A change is the difference of the two averages shown.');
    expect(text).toContain('Changes compare the averages with those of the 30 days before.');
    expect(text).not.toMatch(/From \d+ of \d+ people|over the people who answered in both/);
    expect(text).toContain('on which at least 3 people answered, in whole points');
    // A team that is seen from above is compared over whole weeks.
    expect(text).toContain('A clear change from the 4 weeks before.');
  });

  it('embeds its two fonts once', () => {
    const fonts = new Set(pdf.toString('latin1').match(/\/FontName \/\w+\+Figtree-\w+/g));
    expect(fonts.size).toBe(2);
  });

  it('points to nothing outside', () => {
    expect(pdf.toString('latin1')).not.toMatch(/\/URI|https?:/);
  });
});

describe('without answers', () => {
  it('says so instead of a zero', async () => {
    const empty = sampleReport({
      ...group,
      teams: [],
      dashboard: {
        ...group.dashboard,
        asOf: null,
        motivation: { ...emptyFigure, isDefault: false },
        performance: emptyFigure,
        sentiment: { ...emptyFigure, typesAvg: { good: null, meh: null, bad: null }, typesData: [] },
        enps: { ...group.dashboard.enps, avg: null, month: null, data: [] },
        onboarding: { ...group.dashboard.onboarding, avg: null, month: null, data: [] },
        norms: [],
        participation: { rate: null, previousRate: null, hiddenReason: null },
      },
    });
    const words = flowing(pdfText(await drawPdf(empty)));
    expect(words).toContain('There are no figures yet.');
    expect(linesOf(words)).toContain('No figure');
    expect(linesOf(words)).not.toContain('0%');
  });
});

/** Lines end in a space where a text goes on in the next. */
function flowing(words: string): string {
  return words.replaceAll(' \n', ' ');
}

function linesOf(words: string): string[] {
  return words.split('\n').map((line) => line.trim());
}
