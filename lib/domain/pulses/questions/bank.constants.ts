import type { Locale } from '#/lib/words/locales.ts';

/** What the question bank measures; the order breaks ties. `pulse-bank.constructs` of lib/words has the names. */
export const constructs = [
  'loyalty',
  'meaning',
  'clarity',
  'workload',
  'autonomy',
  'growth',
  'recognition',
  'leadership',
  'team',
  'safety',
  'change',
] as const;
export type Construct = (typeof constructs)[number];

/** The language of bank texts in rows, so that a trend continues whatever language people read. */
export const bankLocale: Locale = 'en';

/** Asks how likely someone is to recommend the company: the question behind eNPS. */
export const ENPS_ITEM_ID = 1;

/**
 * The question bank. Its texts are in lib/words/en/pulse-bank.json. Sources of an item: `regulation` is the wording of
 * 5 CFR 250.302, a public text, or close to it; `own` is our wording of a published construct; `method` is the wording
 * that its method prescribes.
 */
export const questionBank = [
  { id: 1, construct: 'loyalty', typeId: 6, source: 'method' },
  { id: 2, construct: 'loyalty', typeId: 5, source: 'regulation' },
  { id: 3, construct: 'loyalty', typeId: 5, source: 'own' },
  { id: 4, construct: 'loyalty', typeId: 5, source: 'own' },
  { id: 5, construct: 'meaning', typeId: 5, source: 'regulation' },
  { id: 6, construct: 'meaning', typeId: 5, source: 'regulation' },
  { id: 7, construct: 'meaning', typeId: 5, source: 'own' },
  { id: 8, construct: 'meaning', typeId: 5, source: 'regulation' },
  { id: 9, construct: 'clarity', typeId: 5, source: 'own' },
  { id: 10, construct: 'clarity', typeId: 5, source: 'own' },
  { id: 11, construct: 'clarity', typeId: 5, source: 'own' },
  { id: 12, construct: 'clarity', typeId: 5, source: 'own' },
  { id: 13, construct: 'workload', typeId: 5, source: 'regulation' },
  { id: 14, construct: 'workload', typeId: 5, source: 'own' },
  { id: 15, construct: 'workload', typeId: 5, source: 'own' },
  { id: 16, construct: 'workload', typeId: 5, source: 'own' },
  { id: 17, construct: 'autonomy', typeId: 5, source: 'own' },
  { id: 18, construct: 'autonomy', typeId: 5, source: 'own' },
  { id: 19, construct: 'autonomy', typeId: 5, source: 'own' },
  { id: 20, construct: 'autonomy', typeId: 5, source: 'own' },
  { id: 21, construct: 'growth', typeId: 5, source: 'regulation' },
  { id: 22, construct: 'growth', typeId: 5, source: 'regulation' },
  { id: 23, construct: 'growth', typeId: 5, source: 'own' },
  { id: 24, construct: 'growth', typeId: 5, source: 'own' },
  { id: 25, construct: 'recognition', typeId: 5, source: 'own' },
  { id: 26, construct: 'recognition', typeId: 5, source: 'own' },
  { id: 27, construct: 'recognition', typeId: 5, source: 'own' },
  { id: 28, construct: 'recognition', typeId: 5, source: 'own' },
  { id: 29, construct: 'leadership', typeId: 5, source: 'regulation' },
  { id: 30, construct: 'leadership', typeId: 5, source: 'own' },
  { id: 31, construct: 'leadership', typeId: 5, source: 'own' },
  { id: 32, construct: 'leadership', typeId: 5, source: 'own' },
  { id: 33, construct: 'team', typeId: 5, source: 'regulation' },
  { id: 34, construct: 'team', typeId: 5, source: 'own' },
  { id: 35, construct: 'team', typeId: 5, source: 'own' },
  { id: 36, construct: 'team', typeId: 5, source: 'own' },
  { id: 37, construct: 'safety', typeId: 5, source: 'own' },
  { id: 38, construct: 'safety', typeId: 5, source: 'own' },
  { id: 39, construct: 'safety', typeId: 5, source: 'own' },
  { id: 40, construct: 'safety', typeId: 5, source: 'own' },
  { id: 41, construct: 'change', typeId: 5, source: 'own' },
  { id: 42, construct: 'change', typeId: 5, source: 'own' },
  { id: 43, construct: 'change', typeId: 5, source: 'own' },
  { id: 44, construct: 'change', typeId: 5, source: 'own' },
] as const;
export type BankItem = (typeof questionBank)[number];

/**
 * How many days a rotation lets an item rest. Source: docs/decisions.md, The question bank lets items rest by audience.
 */
export const restDays = {
  /** For the eNPS item. */
  enps: 28,
  item: 84,
  /** If fewer than `enough` items are free. */
  shorter: 56,
  enough: 3,
} as const;
