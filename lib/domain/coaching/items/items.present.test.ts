import { describe, expect, it } from 'vitest';
import { WILL_LENGTH_MAX } from '#/lib/domain/actions/constants.ts';
import { factorsIn } from '#/lib/domain/check-ins/questions/choices.present.ts';
import { audiences, type ItemColor, type ItemKind } from '#/lib/domain/coaching/constants.ts';
import { describeItem, type Facts } from '#/lib/domain/coaching/items/items.present.ts';
import { themeIds } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { listOffensiveWords } from '#/lib/domain/language/find-offensive-word.ts';
import { type Locale, locales as offeredLocales } from '#/lib/words/locales.ts';

const facts = {
  avg: 61,
  points: 7,
  band: '5–9',
  until: '2026-11-16',
  days: 9,
  share: 38,
  factorId: 1,
  motivatorId: 3,
  normId: 2,
  categoryId: 3,
  productivity: 74,
  sentiment: 44,
};

interface Shape {
  kind: ItemKind;
  textKey: string;
  colors: readonly ItemColor[];
  owns?: boolean;
}

const four = ['very_good', 'good', 'neutral', 'bad'] as const;
const trends: readonly Shape[] = [
  { kind: 'perfomance_trend', textKey: 'perfomance', colors: four, owns: true },
  { kind: 'motivation_trend', textKey: 'motivation', colors: four, owns: true },
  { kind: 'sentiment_trend', textKey: 'sentiment', colors: four, owns: true },
  { kind: 'participation_trend', textKey: 'participation', colors: ['very_good', 'good', 'neutral'] },
  { kind: 'norm_trend', textKey: 'norm', colors: ['good', 'bad'] },
  { kind: 'perfomance_trend', textKey: 'category', colors: four },
  { kind: 'perfomance_trend', textKey: 'goodMonth', colors: ['very_good'] },
];

const word = (item: Partial<Parameters<typeof describeItem>[0]>, more: Facts = facts, locale: Locale = 'en') =>
  describeItem(
    {
      kind: 'checkIn_insight',
      audience: 'leader',
      isOwn: false,
      color: 'default',
      textKey: 'theme',
      themeId: null,
      facts: more,
      writtenOn: '2026-11-17',
      ...item,
    },
    locale,
  );

const trendTextsOf = (facts: Facts) =>
  trends.flatMap(({ colors, owns, ...shape }) =>
    colors.flatMap((color) => {
      const others = audiences.map((audience) => ({ audience, isOwn: false }));
      return [...others, ...(owns ? [{ audience: 'member', isOwn: true } as const] : [])].map((reader) => {
        const name = `${shape.textKey} ${color} ${reader.isOwn ? 'own' : reader.audience}`;
        return [name, word({ ...shape, ...reader, color }, facts)] as const;
      });
    }),
  );
const trendTexts = trendTextsOf(facts);
const lowTexts = trendTextsOf({ ...facts, avg: 41 }).map(([name, text]) => [`${name}, low`, text] as const);
const themeTexts = themeIds.flatMap((themeId) =>
  audiences.map(
    (audience) => [`theme ${themeId} ${audience}`, word({ kind: 'hq_insight', audience, themeId })] as const,
  ),
);
const fallen = { kind: 'sentiment_trend', textKey: 'sentiment', color: 'bad' } as const;
const reasons = ['badDays', 'factorHurts', 'gap', 'newMember', 'spread', 'home', 'safety', 'load', 'strained'];
const reasonTexts = [
  ...reasons.map((textKey) => [textKey, word({ textKey, themeId: 18 })] as const),
  ...audiences.map((audience) => [`factorHelps ${audience}`, word({ textKey: 'factorHelps', audience })] as const),
  ['factorHurts member', word({ textKey: 'factorHurts', audience: 'member', themeId: 18 })] as const,
];
const texts = [...trendTexts, ...lowTexts, ...themeTexts, ...reasonTexts];

it.each(reasonTexts)('%s says why in one short sentence', (_, { because, reason }) => {
  expect(because).toMatch(/^Because [^{}]{20,110}\.$/);
  expect(because).not.toMatch(/coaching-|undefined|NaN| {2}/);
  expect(reason).not.toBeNull();
});

it.each([...trendTexts, ...themeTexts])('%s has no separate sentence about why', (_, { because }) => {
  expect(because).toBeNull();
});

describe.each(texts)('%s', (_, { modalHeader, insightBody }) => {
  it('is complete: no key, no gap, no empty name', () => {
    expect(modalHeader).toMatch(/^[A-Z][^{}]{3,60}$/);
    expect(insightBody).toMatch(/^[A-Z][^{}]+\.$/);
    expect(`${modalHeader} ${insightBody}`).not.toMatch(/coaching-|undefined|NaN| {2}|: \./);
  });

  it('is kind: it offends no one, mentions no illness and promises nothing', () => {
    expect(listOffensiveWords(insightBody)).toEqual([]);
    expect(insightBody).not.toMatch(
      /burn-?out|depress|disorder|diagnos|will (raise|improve|increase)|guarantee|fault/i,
    );
  });
});

it.each(themeTexts)('%s is short enough to read: 40 to 70 words with its source', (_, { insightBody }) => {
  const words = insightBody.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(40);
  expect(words).toBeLessThanOrEqual(70);
  expect(insightBody).toMatch(/ Source: /);
});

it('a member’s own trend says that no one else sees it', () => {
  const own = trendTexts.filter(([name]) => name.endsWith(' own'));
  expect(own).toHaveLength(12);
  for (const [, { insightBody }] of own) expect(insightBody).toMatch(/9 days\. Only you see this\.$/);
});

it('a steady low result isn’t described as a good one', () => {
  const steady = { kind: 'sentiment_trend', textKey: 'sentiment', color: 'neutral' } as const;
  const at = (avg: number) => word(steady, { ...facts, avg });
  const headers = [49, 50].map((avg) => at(avg).modalHeader);
  expect(headers).toEqual(['Sentiment Trend: low, 49', 'Sentiment Trend: no clear change, 50']);
  expect(at(49).insightBody).toMatch(
    /^Sentiment in your team stays low, around 49 of 100 in the 30 days up to 16 November\./,
  );
});

it('few check-ins answered are described as a fall only if there was one', () => {
  const shape = { kind: 'participation_trend', textKey: 'participation', color: 'neutral' } as const;
  const saying = ({ modalHeader, insightBody }: ReturnType<typeof word>) => `${modalHeader} ${insightBody}`;
  const at = (avg: number) => saying(word(shape, { avg, points: 20 }));
  expect(at(49)).toMatch(/Participation is low: 49% .*Fewer than half of the check-ins .* up to 16 November: 49%\. /);
  expect(at(55)).toMatch(/Participation down 20 points to 55% .*Fewer people checked in: 55% .* down 20 percentage /);
});

it.each([
  ['bad', 48, 'Respect is low: 48 of 100'],
  ['good', 84, 'Respect is high: 84 of 100'],
] as const)('a norm’s title has its result of that day: %s, %i', (color, avg, title) => {
  expect(word({ kind: 'norm_trend', textKey: 'norm', color }, { normId: 1, avg }).modalHeader).toBe(title);
});

it.each([
  [30, 'nearly a third'],
  [33, 'nearly a third'],
  [34, 'more than a third'],
  [49, 'more than a third'],
  [50, 'half or more'],
])('%i %% is %s', (share, words) => {
  expect(word({ textKey: 'factorHelps' }, { factorId: 1, share }).insightBody).toContain(`${words} of your team’s`);
});

it('factors have the same names as in results, and none if there is no factor', () => {
  for (const { id, label } of factorsIn('en'))
    expect(word({ textKey: 'factorHurts', themeId: 1 }, { factorId: id, share: 40 }).insightBody).toMatch(
      new RegExp(`named “${label}”`),
    );
  expect(word(fallen).insightBody).toContain('Reason given most often for feeling bad: Workload.');
  expect(word(fallen, causeless).insightBody).not.toContain('Reason given most often');
});

const locales = offeredLocales.filter((locale) => locale !== 'en-XA');
const acting = locales.flatMap((locale) =>
  audiences.flatMap((audience) =>
    themeIds.map((themeId) => [`${locale} ${audience} ${themeId}`, { locale, audience, themeId }] as const),
  ),
);

it.each(acting)('a theme starts with what to do, short enough for a step: %s', (_, { locale, ...item }) => {
  const { act, details, reason, source, insightBody } = word({ kind: 'hq_insight', ...item }, {}, locale);
  expect(act).toMatch(/^[A-ZÀ-Ý¿].{30,}[.?!:”“»]$/u);
  const [opening, closing] = locale === 'de' ? ['„', '“'] : ['[“«]', '[”»]'];
  const count = (mark: string) => act.match(new RegExp(mark, 'gu'))?.length ?? 0;
  expect(count(opening)).toBe(count(closing));
  // Only a leader's item can become a step.
  expect(act.length).toBeLessThanOrEqual(item.audience === 'leader' ? WILL_LENGTH_MAX : 300);
  expect(reason).toBeNull();
  expect([act, details, source].join(' ')).toBe(insightBody);
});

it('a trend says first what to do about it, and then why', () => {
  const { act, details, reason, insightBody, step } = word(fallen);
  expect(act).toBe('Talk about it this week: ask what’s hardest, listen, and take one thing away.');
  expect(details).toBeNull();
  expect(reason).toMatch(
    /^Sentiment in your team has dropped.* up to 16 November, .* bad: Workload\. Based on 5–9 people\.$/,
  );
  expect(insightBody).toContain(`Workload. ${act} Based on`);
  expect(step).toEqual({ topic: 'motivator:3', about: expect.any(String), will: act });
});

it.each<[string, Partial<Parameters<typeof describeItem>[0]>, Facts, string | null]>([
  ['a factor that hurts', { textKey: 'factorHurts', themeId: 18 }, { factorId: 2, share: 40 }, 'factor:2'],
  ['a missing motivator', { textKey: 'gap', themeId: 3 }, { motivatorId: 3 }, 'motivator:3'],
  ['a low norm', { kind: 'norm_trend', textKey: 'norm', color: 'bad' }, { normId: 2, avg: 40 }, 'norm:2'],
  ['a theme about a factor', { kind: 'hq_insight', themeId: 13 }, {}, 'factor:10'],
  ['a theme near a factor', { kind: 'hq_insight', themeId: 7 }, {}, 'factor:6'],
  ['a factor that helps', { textKey: 'factorHelps' }, { factorId: 14, share: 40 }, null],
  ['a theme about none', { kind: 'hq_insight', themeId: 28 }, {}, null],
  ['none for members', { audience: 'member', textKey: 'factorHurts', themeId: 18 }, { factorId: 2, share: 40 }, null],
])('an insight leads to a step: %s', (_, item, about, topic) => {
  expect(word(item, about).step?.topic ?? null).toBe(topic);
});

/** What the advice of a trend says, if a button does what it says. */
const sayings = {
  step: /\b(step|one thing away|by when)\b/i,
  ask: /\b(ask|find out)\b/i,
  write: /chat box|\b(tell your team|suggest|say once|name one moment)\b/i,
  thank: /thank you|who did what|what they did for it|made a difference|say so/i,
} as const;
const actsOf = (of: typeof trendTexts) =>
  of.map(([name, { act, leadsTo, step }]) => [name, act, leadsTo, step] as const);
const { factorId: _factor, motivatorId: _motivator, ...causeless } = facts;
const advised = actsOf([...trendTextsOf(causeless), ...trendTextsOf({ ...causeless, avg: 41 })]);

/** Whether a button does what the advice says; what asks the whole team, or says something to it, has a button. */
function isHelped(...[name, act, leadsTo, step]: (typeof advised)[number]): boolean {
  if (step) return leadsTo === null;
  if (leadsTo) return sayings[leadsTo].test(act ?? '');
  return name.includes(' own') || !/chat box|\bsuggest\b|pick one step|each person/i.test(act ?? '');
}

it.each(advised)('%s: “%s” leads to %s', (...row) => {
  expect(isHelped(...row)).toBe(true);
});

it('what only one person reads leads to no other page and offers no step', () => {
  const own = advised.filter(([name]) => name.includes(' own'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.every(([, , leadsTo, step]) => leadsTo === null && step === null)).toBe(true);
});

it('a member’s insight leads to the chat box if it’s about thanking a colleague', () => {
  const ids = themeIds.filter((themeId) => word({ kind: 'hq_insight', audience: 'member', themeId }).leadsTo !== null);
  expect(ids).toEqual([6, 7]);
  expect(themeTexts.flatMap(([, { act, leadsTo }]) => (leadsTo === 'thank' ? [act] : [])).join()).toMatch(/thanks/);
});

it('advice to pick a step leads to the team’s steps, and what went well is no cause for one', () => {
  const trend = { kind: 'perfomance_trend', textKey: 'category', color: 'neutral' } as const;
  expect(word(trend, causeless)).toMatchObject({ act: expect.stringMatching(/ Pick one step/), leadsTo: 'step' });
  const good = word({ kind: 'norm_trend', textKey: 'norm', color: 'good' }, causeless);
  expect(good).toMatchObject({ step: null, leadsTo: 'write' });
});
