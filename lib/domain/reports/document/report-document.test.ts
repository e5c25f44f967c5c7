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
import { samplePulse } from '#/e2e/support/scenes/report-pulse.ts';
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';

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
  it('give the answer in a sentence, and who asked for it when', () => {
    expect(text).toContain(
      'Motivation fell 6 points to 58. Steady: sentiment 71, performance 73. Workload and changes at work hurt in 3 of 4 departments.',
    );
    expect(text).toContain('Last 30 days: 1 – 30 March 2026. As of 30 March 2026.');
    expect(text).toContain('Created for Ada Lovelace on 31 March 2026.');
  });

  it('show the last year, month by month, above the figures', () => {
    expect(text).toContain('How people felt, month by month, good at the top. A mark: a team’s step began.');
    for (const month of ['Apr 2025', 'Mar 2026']) expect(linesOf(text)).toContain(month);
    expect(text.indexOf('Apr 2025')).toBeLessThan(text.indexOf('Of all check-ins due.'));
  });

  it('hold every figure with its change, its people and its reliability', () => {
    for (const words of ['58', '73', '71', '81%', 'Down 6 points', 'Steady', 'From 50+ people']) {
      expect(linesOf(text)).toContain(words);
    }
    expect(text).toContain('Up 1 point from the previous 30 days.');
    expect(text).toContain('Of all check-ins due. 76% in the previous 30 days.');
  });

  it('name who needs a look and why, beside the departments with the lowest sentiment first', () => {
    const lines = linesOf(text);
    for (const words of ['7 teams need a look.', '5 more teams', 'Going well: Lantern 9', 'Fewer than 5 people'])
      expect(lines).toContain(words);
    expect(text).toContain('Sentiment fell 16 to 52');
    const places = ['Engineering', 'Customer Care', 'Sales', 'Legal', 'Company'].map((name) => lines.indexOf(name));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(lines.indexOf('Company')).toBeLessThan(lines.indexOf('Over time'));
  });

  it('draw the figures on one scale, each ending in itself beside what was before', () => {
    const lines = linesOf(text);
    expect(text).toContain('The scale starts at 20.');
    for (const words of ['This period, by week', 'Single days', 'Previous 30 days', '64 before', '72 before'])
      expect(lines).toContain(words);
  });

  it('hold what hurt before what helped, in bands, beside the norms with the lowest first', () => {
    const lines = linesOf(text);
    const drivers = ['Workload', 'Changes at work', 'My teammates', 'Recognition'].map((name) => lines.indexOf(name));
    expect(drivers.every((place) => place > 0)).toBe(true);
    expect(drivers).toEqual(drivers.toSorted((a, b) => a - b));
    for (const band of ['100–199×', '50–99×', '200–499×']) expect(lines).toContain(band);
    expect(lines.indexOf('We say what we think')).toBeLessThan(lines.indexOf('We learn from mistakes'));
  });

  it('hold the month questions with interval and groups, and the norms with what is hidden', () => {
    expect(text).toContain('90% likely to be between 17 and 31.');
    for (const words of ['Promoters 45%', 'Neutral 34%', 'Detractors 21%', 'Very satisfied 61%', 'Good 58%']) {
      expect(linesOf(text)).toContain(words);
    }
    expect(text.indexOf('Detractors 21%')).toBeLessThan(text.indexOf('Promoters 45%'));
    expect(text.indexOf('Bad 15%')).toBeLessThan(text.indexOf('Good 58%'));
    for (const { name } of sampleDashboard().norms) expect(linesOf(text)).toContain(name);
  });

  it('hold each pulse with the shares of its answers, and say what is hidden or stays on the screen', () => {
    expect(text).toContain('10–19 people answered, asked on Monday, 16 March 2026.');
    const lines = linesOf(text);
    for (const words of ['Answered', '70', '75', 'eNPS 21', '83%', '−4', 'Hidden: fewer than 5 people answered.'])
      expect(lines).toContain(words);
    expect(text).toContain('Disagree: 13% · Neutral: 25% · Agree: 62%');
    expect(text).toContain('Detractors: 24% · Neutral: 31% · Promoters: 45%');
    expect(text).toContain('Home: 60% · Office: 40%');
    expect(text).toContain('Written answers are on the results page.');
  });

  it('order questions by their score, choices after them, then what is hidden, and texts last', () => {
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

  it('name what is tried, since when and for what, and how many more there are', () => {
    expect(text).toContain('Harbour: Keep one half day a week free of meetings.');
    expect(text).toContain('Since 10 March. Look back was due on 24 March. Reason: meetings.');
    expect(text).toContain('Since 10 March, to look back on 24 March.');
    expect(text).toContain('6 more steps');
    // The team's own.
    expect(text).toContain('Since 10 March, kept on 24 March. Reason: meetings.');
  });

  it('list every team, with the table’s head on each of its pages', () => {
    for (const { team } of group.teams) expect(linesOf(text)).toContain(team.name);
    // Thirty that begin below the figures, on two pages, and two pages of the others.
    expect(linesOf(text).filter((line) => line === 'Performance and sentiment')).toHaveLength(4);
  });

  it('say in a team’s row why it stands out, in place of its category', () => {
    const lines = linesOf(text);
    expect(lines.filter((line) => line === 'Motivation −8').length).toBeGreaterThan(0);
    expect(lines.filter((line) => line === 'Low sentiment').length).toBeGreaterThan(0);
  });

  it('show no figure of a small team, and say why as the screens do', () => {
    const small = group.teams.filter(({ motivation }) => motivation.avg === null);
    expect(small.length).toBeGreaterThan(0);
    expect(linesOf(text).filter((line) => line === 'Fewer than 5 members')).toHaveLength(small.length);
  });

  it('mark what ends early or rests on less than half of the check-ins', async () => {
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
    expect(words).toContain('Motivation is at 64, with no clear change');
  });
});

describe('the pages', () => {
  it('each have the brand above, also those that text flowed on to', () => {
    const brands = linesOf(text).filter((line) => line === 'unbo').length;
    expect(String(brands)).toBe(lastPage(text));
  });

  it('leave none half empty: what follows the teams ends their last page, and a team has two', async () => {
    expect(lastPage(pdfText(await drawPdf(sampleReport(sampleGroup(6)))))).toBe('3');
    expect(lastPage(pdfText(await drawPdf(sampleReport(sampleTeam()))))).toBe('2');
  });

  it('show every question of a pulse that is longer than a page', async () => {
    const pulse = samplePulse();
    const [first] = pulse.questions;
    if (!first) throw new Error('There is a question.');
    const questions = Array.from({ length: 30 }, (_, at) => ({ ...first, text: `Question ${at + 1}` }));
    const drawn = await drawPdf(sampleReport({ ...sampleTeam(), pulses: [{ ...pulse, questions }] }));
    // One and a half of the team, and one and a half of thirty questions.
    expect(Number(lastPage(pdfText(drawn)))).toBeGreaterThan(2);
    const lines = linesOf(pdfText(drawn));
    for (const question of questions) expect(lines).toContain(question.text);
    // Its head is on each of its pages.
    expect(lines.filter((line) => line === pulse.name).length).toBeGreaterThan(1);
  });

  it('of a team say what was named most and what is lived up to least', async () => {
    const { dashboard, ...chapter } = sampleTeam();
    const norms = dashboard.norms.map((norm, at) => ({ ...norm, avg: at === 2 ? 31 : norm.avg }));
    const words = flowing(pdfText(await drawPdf(sampleReport({ ...chapter, dashboard: { ...dashboard, norms } }))));
    expect(words).toContain('Most named when people felt bad: workload (10–19 times) and teammates (5–9 times).');
    expect(words).toContain('Lowest values: We help each other 31.');
    expect(linesOf(words)).toContain('20–49×');
  });

  it('of a team that named nothing say when there will be something', async () => {
    const { dashboard, ...chapter } = sampleTeam();
    const words = flowing(
      pdfText(await drawPdf(sampleReport({ ...chapter, dashboard: { ...dashboard, factors: [] } }))),
    );
    expect(words).not.toContain('Most named');
    expect(words).toContain('No reason was named by 5 or more people');
  });

  it('of a team say why its leader’s screen may say something else', () => {
    expect(text).toContain('The team leader’s own view counts answers as they arrive');
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

  it('explains its figures, and why nobody’s answers can be worked out', () => {
    expect(text).toContain('How we calculate these results');
    expect(text).toContain(
      'We publish answers in groups. A result appears once at least 5 people in a team have answered',
    );
    expect(text).toContain(
      'Answers from teams with fewer than 5 people are published together with those of other teams',
    );
  });

  it('says what a change is, and shows a team as everyone sees it who sees no names', () => {
    expect(text).toContain('A change is the difference between the two averages shown.');
    expect(text).toContain('Changes compare the averages with those in the previous 30 days.');
    expect(text).not.toMatch(/From \d+ of \d+ people|over the people who answered in both/);
  });

  it('embeds its two fonts once', () => {
    const fonts = new Set(pdf.toString('latin1').match(/\/FontName \/\w+\+Figtree-\w+/g));
    expect(fonts.size).toBe(2);
  });

  it('points to nothing outside', () => {
    expect(pdf.toString('latin1')).not.toMatch(/\/URI|https?:/);
  });
});

describe('a single day', () => {
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

it('a report in another language has no word of English but those of its figures', async () => {
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
