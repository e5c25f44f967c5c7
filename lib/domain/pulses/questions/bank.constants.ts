/** What the question bank measures, in the order in which ties are broken. */
export const constructs = [
  'Loyalty',
  'Meaning',
  'Clarity',
  'Workload',
  'Autonomy',
  'Growth',
  'Recognition',
  'Leadership',
  'Team',
  'Safe to speak',
  'Change and trust',
] as const;
export type Construct = (typeof constructs)[number];

/** Asks how likely somebody is to recommend the company: the figure behind eNPS. */
export const ENPS_ITEM_ID = 1;

/**
 * The question bank. Its texts stand in lib/words/en/pulse-bank.json. The source of an item: `regulation`, the wording of 5 CFR
 * 250.302, public text, or close to it; `own`, our wording of a published construct; `method`, the wording that its method
 * prescribes.
 */
export const questionBank = [
  { id: 1, construct: 'Loyalty', typeId: 6, source: 'method' },
  { id: 2, construct: 'Loyalty', typeId: 5, source: 'regulation' },
  { id: 3, construct: 'Loyalty', typeId: 5, source: 'own' },
  { id: 4, construct: 'Loyalty', typeId: 5, source: 'own' },
  { id: 5, construct: 'Meaning', typeId: 5, source: 'regulation' },
  { id: 6, construct: 'Meaning', typeId: 5, source: 'regulation' },
  { id: 7, construct: 'Meaning', typeId: 5, source: 'own' },
  { id: 8, construct: 'Meaning', typeId: 5, source: 'regulation' },
  { id: 9, construct: 'Clarity', typeId: 5, source: 'own' },
  { id: 10, construct: 'Clarity', typeId: 5, source: 'own' },
  { id: 11, construct: 'Clarity', typeId: 5, source: 'own' },
  { id: 12, construct: 'Clarity', typeId: 5, source: 'own' },
  { id: 13, construct: 'Workload', typeId: 5, source: 'regulation' },
  { id: 14, construct: 'Workload', typeId: 5, source: 'own' },
  { id: 15, construct: 'Workload', typeId: 5, source: 'own' },
  { id: 16, construct: 'Workload', typeId: 5, source: 'own' },
  { id: 17, construct: 'Autonomy', typeId: 5, source: 'own' },
  { id: 18, construct: 'Autonomy', typeId: 5, source: 'own' },
  { id: 19, construct: 'Autonomy', typeId: 5, source: 'own' },
  { id: 20, construct: 'Autonomy', typeId: 5, source: 'own' },
  { id: 21, construct: 'Growth', typeId: 5, source: 'regulation' },
  { id: 22, construct: 'Growth', typeId: 5, source: 'regulation' },
  { id: 23, construct: 'Growth', typeId: 5, source: 'own' },
  { id: 24, construct: 'Growth', typeId: 5, source: 'own' },
  { id: 25, construct: 'Recognition', typeId: 5, source: 'own' },
  { id: 26, construct: 'Recognition', typeId: 5, source: 'own' },
  { id: 27, construct: 'Recognition', typeId: 5, source: 'own' },
  { id: 28, construct: 'Recognition', typeId: 5, source: 'own' },
  { id: 29, construct: 'Leadership', typeId: 5, source: 'regulation' },
  { id: 30, construct: 'Leadership', typeId: 5, source: 'own' },
  { id: 31, construct: 'Leadership', typeId: 5, source: 'own' },
  { id: 32, construct: 'Leadership', typeId: 5, source: 'own' },
  { id: 33, construct: 'Team', typeId: 5, source: 'regulation' },
  { id: 34, construct: 'Team', typeId: 5, source: 'own' },
  { id: 35, construct: 'Team', typeId: 5, source: 'own' },
  { id: 36, construct: 'Team', typeId: 5, source: 'own' },
  { id: 37, construct: 'Safe to speak', typeId: 5, source: 'own' },
  { id: 38, construct: 'Safe to speak', typeId: 5, source: 'own' },
  { id: 39, construct: 'Safe to speak', typeId: 5, source: 'own' },
  { id: 40, construct: 'Safe to speak', typeId: 5, source: 'own' },
  { id: 41, construct: 'Change and trust', typeId: 5, source: 'own' },
  { id: 42, construct: 'Change and trust', typeId: 5, source: 'own' },
  { id: 43, construct: 'Change and trust', typeId: 5, source: 'own' },
  { id: 44, construct: 'Change and trust', typeId: 5, source: 'own' },
] as const;
export type BankItem = (typeof questionBank)[number];

/**
 * How long a rotation lets an item rest, in days.
 * Source: docs/decisions.md, The question bank lets items rest by audience.
 */
export const restDays = {
  /** Of the item behind eNPS. */
  enps: 28,
  item: 84,
  /** Where fewer than `enough` items are free. */
  shorter: 56,
  enough: 3,
} as const;
