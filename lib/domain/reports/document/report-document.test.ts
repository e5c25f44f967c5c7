import { beforeAll, describe, expect, it } from 'vitest';
import { hasEnglish, listDateWords, listGivenTexts } from '#/e2e/support/measures/english.ts';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import {
  emptyFigure,
  sampleDashboard,
  sampleGroup,
  sampleReport,
  sampleTeam,
} from '#/e2e/support/scenes/report-model.ts';
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';
import { describePoint } from '#/lib/domain/reports/drawing/pieces.ts';

const TEAMS = 60;
const group = sampleGroup(TEAMS);
const report = sampleReport(group, sampleTeam());
let pdf: Buffer;
let text: string;

beforeAll(async () => {
  pdf = await drawPdf(report);
  text = flowing(pdfText(pdf));
}, 60_000);

describe('the company’s pages', () => {
  it('give the answer in one sentence, and say who asked for it and when', () => {
    expect(text).toContain(
      'Motivation fell 6 points to 58. Steady: sentiment 71, performance 73. By department, sentiment fell in Engineering. Workload and changes at work hurt in 3 of 4 departments.',
    );
    expect(text).toContain('Last 30 days: 1 – 30 March 2026. As of 30 March 2026.');
    expect(text).toContain('Created for Ada Lovelace on 31 March 2026.');
  });

  it('show the last year, month by month, above the results', () => {
    expect(text).toContain('How people felt, month by month, good at the top. A mark shows where a team’s step began.');
    for (const month of ['Apr 2025', 'Mar 2026']) expect(linesOf(text)).toContain(month);
    expect(text.indexOf('Apr 2025')).toBeLessThan(text.indexOf('Of all check-ins due.'));
  });

  it('show every result with its change, its people and its reliability', () => {
    for (const words of ['58', '73', '71', '81%', 'Down 6 points', 'No clear change', 'From 50+ people']) {
      expect(linesOf(text)).toContain(words);
    }
    expect(text).toContain('Up 1 point from the previous 30 days.');
    expect(text).toContain('Of all check-ins due. 76% in the previous 30 days.');
  });

  it('show the monthly questions with interval and groups, and the norms with hidden ones', () => {
    expect(text).toContain('90% likely to be between 17 and 31.');
    for (const words of ['Promoters 45%', 'Neutral 34%', 'Detractors 21%', 'Very satisfied 61%', 'Good 58%']) {
      expect(linesOf(text)).toContain(words);
    }
    expect(text.indexOf('Detractors 21%')).toBeLessThan(text.indexOf('Promoters 45%'));
    expect(text.indexOf('Bad 15%')).toBeLessThan(text.indexOf('Good 58%'));
    for (const { name } of sampleDashboard().norms) expect(linesOf(text)).toContain(name);
  });

  it('name current steps, since when and for what, and how many more there are', () => {
    expect(text).toContain('Harbour: Keep one half day a week free of meetings.');
    expect(text).toContain('Since 10 March. The look-back was due on 24 March. Reason: Meetings.');
    expect(text).toContain('Since 10 March. Look back on 24 March.');
    expect(text).toContain('6 more steps');
    // The team's own.
    expect(text).toContain('Since 10 March. On 24 March the team decided to keep it. Reason: Meetings.');
  });

  it('list every team, with the table’s head on each of its pages', () => {
    for (const { team } of group.teams) expect(linesOf(text)).toContain(team.name);
    // Thirty teams begin below the results and fill two pages, and the other teams two more.
    expect(linesOf(text).filter((line) => line === 'Performance and sentiment')).toHaveLength(4);
  });

  it('say in a team’s row why it stands out, in place of its category', () => {
    const lines = linesOf(text);
    expect(lines.filter((line) => line === 'Motivation −8').length).toBeGreaterThan(0);
    expect(lines.filter((line) => line === 'Low sentiment').length).toBeGreaterThan(0);
  });

  it('show no result of a small team, and say why as the screens do', () => {
    const small = group.teams.filter(({ motivation }) => motivation.avg === null);
    expect(small.length).toBeGreaterThan(0);
    expect(linesOf(text).filter((line) => line === 'Fewer than 5 members')).toHaveLength(small.length);
  });

  it('mark what ends early or comes from fewer than half of the check-ins', async () => {
    const [row] = sampleGroup(1).teams;
    if (!row) throw new Error('There is one team.');
    const early = { ...row.motivation, avg: 64, isPartial: true, endsEarly: true, until: '2026-03-19' };
    const { dashboard, ...team } = sampleTeam();
    const chapters = [
      { ...group, teams: [{ ...row, motivation: early }] },
      {
        ...team,
        dashboard: {
          ...dashboard,
          motivation: { ...dashboard.motivation, ...early, personsBand: '5–9', change: 1, previousAvg: 63 },
        },
      },
    ];
    const words = flowing(pdfText(await drawPdf(sampleReport(...chapters))));
    expect(linesOf(words).some((line) => line.startsWith('(64)'))).toBe(true);
    expect(linesOf(words)).toContain('Up to 19 March');
    expect(words).toContain('No clear change: sentiment 71, performance 73, motivation 64.');
  });
});

describe('all pages', () => {
  it('have the brand at the top, also those that text continues on', () => {
    const brands = linesOf(text).filter((line) => line === 'unbo').length;
    expect(String(brands)).toBe(lastPage(text));
  });

  it('are never half empty: what follows the teams ends their last page, and a team has two', async () => {
    expect(lastPage(pdfText(await drawPdf(sampleReport(sampleGroup(6)))))).toBe('3');
    expect(lastPage(pdfText(await drawPdf(sampleReport(sampleTeam()))))).toBe('2');
  });

  it('of a team say why the leader’s screen may show other results', () => {
    expect(text).toContain('The team leader’s own view counts answers as they arrive');
  });
});

describe('the report’s file', () => {
  it('says what it is and in which language, and has page numbers', () => {
    const source = pdf.toString('latin1');
    expect(source).toContain('/Lang (en)');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toMatch(/\/Title \(.*Northlight/);
    const pages = source.match(/\/Type \/Page\n/g)?.length;
    expect(text).toContain(`Page 1 of ${pages}`);
  });

  it('lists each chapter and its end next to each other in a reader’s side bar', () => {
    const source = pdf.toString('latin1');
    const parents = [...source.matchAll(/\/Parent (\d+) 0 R\n\/Title \(([^)]+)\)/g)].map(([, parent]) => parent);
    expect(parents).toHaveLength(3);
    expect(new Set(parents).size).toBe(1);
  });

  it('explains its results, and why no one’s answers can be derived', () => {
    expect(text).toContain('How we calculate these results');
    expect(text).toContain('We publish answers in groups. A result needs answers from at least 5 people in a team');
    expect(text).toContain(
      'Answers from teams with fewer than 5 people are published together with those of other teams',
    );
  });

  it('says what a change is, and shows a team as readers without names see it', () => {
    expect(text).toContain('A change is the difference between the two averages shown.');
    expect(text).toContain('Changes compare the averages with those in the previous 30 days.');
    expect(text).not.toMatch(/From \d+ of \d+ people|over the people who answered in both/);
  });

  it('embeds its two fonts once', () => {
    const fonts = new Set(pdf.toString('latin1').match(/\/FontName \/\w+\+Figtree-\w+/g));
    expect(fonts.size).toBe(2);
  });

  it('links to nothing outside', () => {
    expect(pdf.toString('latin1')).not.toMatch(/\/URI|https?:/);
  });
});

it('a week that began before the first day is named by that day', () => {
  expect(describePoint('2026-03-02', { bucket: 'week', locale: 'en-GB', from: '2026-03-05' })).toBe('5 Mar');
});

it('feelings over several weeks are one bar a week, with its numbers', async () => {
  const { dashboard, ...chapter } = sampleTeam();
  const week = (date: string, bad: number) => ({ date, good: 64, meh: 36 - bad, bad });
  const typesWeeks = [week('2026-03-02', 17), week('2026-03-09', 16), week('2026-03-16', 19)];
  const own = { ...chapter, dashboard: { ...dashboard, sentiments: { ...dashboard.sentiments, typesWeeks } } };
  const words = linesOf(flowing(pdfText(await drawPdf(sampleReport(own)))));
  for (const number of ['17', '16', '19']) expect(words).toContain(number);
  expect(words.filter((line) => line === '64')).toHaveLength(3);
});

describe('a report on a single day', () => {
  const day = { name: '1d', from: '2026-03-30', to: '2026-03-30', bucket: 'day' } as const;
  const onlyDay = <F extends object>(figure: F) => ({ ...figure, data: [{ date: day.from, record: 60 }] });

  it('draws no line through one point', async () => {
    const { dashboard, ...chapter } = sampleTeam();
    const { motivation, productivity, sentiments } = dashboard;
    const figures = {
      motivation: onlyDay(motivation),
      productivity: onlyDay(productivity),
      sentiments: { ...onlyDay(sentiments), typesData: [{ date: day.from, good: 58, meh: 27, bad: 15 }] },
    };
    const own = { ...chapter, dashboard: { ...dashboard, ...figures, period: day } };
    const words = flowing(pdfText(await drawPdf({ ...sampleReport(own), period: '1d' })));
    expect(words).toContain('Yesterday: 30 March 2026. As of 30 March 2026.');
    expect(linesOf(words)).not.toContain('Over time');
    expect(linesOf(words)).toContain('Good 58%');
  });

  it('of a team too small for its own results shows those of its department and says so', async () => {
    const { dashboard, ...chapter } = sampleTeam();
    const source = { scope: 'department', name: 'Engineering' } as const;
    const words = flowing(pdfText(await drawPdf(sampleReport({ ...chapter, dashboard: { ...dashboard, source } }))));
    expect(words).toContain('Teams with fewer than 5 people are counted in Engineering: these are its results.');
  });
});

describe('a report without answers', () => {
  it('says so instead of a zero', async () => {
    const empty = sampleReport({
      ...group,
      teams: [],
      dashboard: {
        ...group.dashboard,
        asOf: null,
        motivation: { ...emptyFigure, isDefault: false },
        performance: emptyFigure,
        sentiment: { ...emptyFigure, typesAvg: { good: null, meh: null, bad: null }, typesData: [], typesWeeks: [] },
        enps: { ...group.dashboard.enps, avg: null, month: null, data: [] },
        onboarding: { ...group.dashboard.onboarding, avg: null, month: null, data: [] },
        norms: [],
        participation: { rate: null, previousRate: null, hiddenReason: null },
      },
    });
    const words = flowing(pdfText(await drawPdf(empty)));
    expect(words).toContain('There are no results yet.');
    expect(linesOf(words)).toContain('No result');
    expect(linesOf(words)).not.toContain('0%');
  });
});

it('a report in another language has no English word except those of its results', async () => {
  const other = { ...sampleReport(sampleGroup(6), sampleTeam()), locale: 'en-XA' } as const;
  const lines = linesOf(flowing(pdfText(await drawPdf(other))));
  expect(lines.length).toBeGreaterThan(200);
  const causes = other.chapters.flatMap(({ steps }) => steps.flatMap(({ said }) => said ?? []));
  const names = [...listGivenTexts(other), ...listDateWords('en-XA'), ...causes];
  expect(lines.filter((line) => hasEnglish(line, names))).toEqual([]);
});

/** Lines end in a space where a text continues in the next. */
function flowing(words: string): string {
  return words.replaceAll(' \n', ' ');
}

function lastPage(words: string): string | undefined {
  return /Page \d+ of (\d+)/.exec(words)?.[1];
}

function linesOf(words: string): string[] {
  return words.split('\n').map((line) => line.trim());
}
