import { describe, expect, it } from 'vitest';
import { answerInWords, inHtml, inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<a href="javascript:alert(1)">click</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '</strong><strong style="position:fixed">',
];

describe('a message is written', () => {
  it('with its values', () => {
    const tooLong = message('mail-preferences.answers.textTooLong', { max: 500 });
    expect(inWords(tooLong, 'en')).toBe('The text can be up to 500 characters.');
  });

  it('with a message among its values', () => {
    const trend = ['coaching-trends.headers.perfomance', { color: 'bad', level: 'low', points: 9, avg: 44 }] as const;
    const based = ['coaching-trends.based.team', { band: '5–9' }] as const;
    const said = message('coaching.notices.trend.messageBased', { team: 'R&D', trend, based });
    const sentence = 'Performance Trend: down 9 points to 44 Based on 5–9 people.';
    expect(inHtml(said, 'en')).toBe(`<strong>R&amp;D</strong>: ${sentence}`);
  });

  it('with a name inside a sentence, stored with or without a key', () => {
    const name = ['catalogue.norms.trust.name'] as const;
    expect(inWords(['actions.prepared.norm.second', { name }], 'en')).toBe(
      'Name a moment this week when trust showed.',
    );
    expect(inWords(['actions.prepared.construct.second', { name }], 'en')).toMatch('one wish about trust, and');
  });

  it.each([
    ['2026-03-01', 'jusqu’au 1er mars,'],
    ['2026-03-31', 'jusqu’au 31 mars,'],
  ])('with the day %s, as in French', (date, sentence) => {
    const values = { avg: 68, points: 6, until: { date } };
    expect(inWords(['coaching-trends.leader.sentiment.good', values], 'fr')).toContain(sentence);
  });

  it('of an earlier release without the day that it now names', () => {
    const norm = ['catalogue.norms.trust.name'] as const;
    const said = (more: object) => inWords(['coaching-trends.leader.norm.bad', { norm, avg: 42, ...more }], 'en');
    expect(said({})).toMatch(/“Trust” right now: 42 of 100 over the last 30 days\.$/);
    expect(said({ dated: 'yes', until: { date: '2026-11-16' } })).toMatch(/over the 30 days up to 16 November\.$/);
  });

  it.each([
    ['en', '“Ada”, “Bo”'],
    ['de', '„Ada“, „Bo“'],
    ['fr', '«\u00a0Ada\u00a0», «\u00a0Bo\u00a0»'],
    ['es', '«Ada», «Bo»'],
    ['pt-BR', '“Ada”, “Bo”'],
    ['it', '«Ada», «Bo»'],
  ] as const)('with the quotation marks of %s', (locale, quoted) => {
    const list = ['ui.quotes.text', { text: 'Ada' }] as const;
    expect(inWords(['ui.quotes.more', { list, text: 'Bo' }], locale)).toBe(quoted);
  });

  it.each(hostile)('as HTML, with its own tags and %s as text', (value) => {
    const said = message('birthdays.notice.message', { name: value });
    expect(inHtml(said, 'en').match(/<[^>]*>/g)).toEqual(['<strong>', '</strong>']);
  });

  it('as HTML, with its characters unchanged', () => {
    const said = message('birthdays.notice.message', { name: 'Smith & Søn <3' });
    expect(inHtml(said, 'en')).toBe('It’s <strong>Smith &amp; Søn &lt;3</strong>’s birthday today.');
  });

  it('in an answer of the API, each one alone, next to everything else', () => {
    const [first, second] = [message('api.problems.notFound'), message('api.problems.signedOut')];
    expect(answerInWords({ code: 'x', message: first, messages: [first, second] }, 'en')).toEqual({
      code: 'x',
      message: 'Not found. It may have been deleted, or you may not have access.',
      messages: ['Not found. It may have been deleted, or you may not have access.', 'Sign in first.'],
    });
  });
});

it.each([
  'Please say something.',
  '',
  '["api.problems.notThere"]',
  '["api.problems"]',
  '["constructor.name"]',
  '["__proto__.toString"]',
  '["api.problems.notFound"',
  '[1,2]',
])('%s is returned unchanged', (text) => {
  expect(inWords(text, 'en')).toBe(text);
  expect(inHtml(text, 'en')).toBe(text);
});

it.each([null, [], 'text', { id: 1 }, { message: 5 }])('an answer without a message stays as it is', (answer) => {
  expect(answerInWords(answer, 'en')).toBe(answer);
});
