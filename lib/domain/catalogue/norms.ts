/**
 * Values for a company and its people to choose from; `catalogue.norms` of lib/words has their names and meanings by
 * key. Source: docs/decisions.md, We word the values to choose from.
 */
export const norms = [
  { id: 1, key: 'respect' },
  { id: 2, key: 'trust' },
  { id: 3, key: 'honesty' },
  { id: 4, key: 'openness' },
  { id: 5, key: 'accountability' },
  { id: 6, key: 'ownership' },
  { id: 7, key: 'collaboration' },
  { id: 8, key: 'helpfulness' },
  { id: 9, key: 'inclusion' },
  { id: 10, key: 'fairness' },
  { id: 11, key: 'speakingUp' },
  { id: 12, key: 'learning' },
  { id: 13, key: 'curiosity' },
  { id: 14, key: 'courage' },
  { id: 15, key: 'creativity' },
  { id: 16, key: 'quality' },
  { id: 17, key: 'focus' },
  { id: 18, key: 'simplicity' },
  { id: 19, key: 'reliability' },
  { id: 20, key: 'clarity' },
  { id: 21, key: 'customerCare' },
  { id: 22, key: 'feedback' },
  { id: 23, key: 'recognition' },
  { id: 24, key: 'balance' },
  { id: 25, key: 'wellbeing' },
  { id: 26, key: 'humour' },
  { id: 27, key: 'responsibility' },
  { id: 28, key: 'adaptability' },
] as const;

export type NormId = (typeof norms)[number]['id'];
