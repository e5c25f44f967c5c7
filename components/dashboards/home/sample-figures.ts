import type { RibbonShares } from '#/components/charts/ribbon.tsx';

/** Results of an invented company, each under the key of its words. */
export const metrics = ['sentiment', 'performance', 'motivation'] as const;
const shares = (good: number, meh: number): RibbonShares => ({ good, meh, bad: 100 - good - meh });
export const departments = [
  { name: 'care', figures: [54, 66, 61], weeks: [shares(60, 25), shares(55, 27), shares(44, 30), shares(38, 31)] },
  { name: 'kitchen', figures: [68, 71, 70], weeks: [shares(52, 33), shares(57, 30), shares(55, 33), shares(60, 28)] },
  { name: 'office', figures: [77, 73, 79], weeks: [shares(66, 24), shares(64, 26), shares(70, 22), shares(72, 21)] },
] as const;
export const drivers = [
  { name: 'workload', hurt: '50–99', helped: '5–9' },
  { name: 'meetings', hurt: '20–49', helped: '5–9' },
  { name: 'teammates', hurt: '5–9', helped: '100–199' },
  { name: 'learning', hurt: null, helped: '50–99' },
] as const;
export const values = [
  { name: 'speakingUp', avg: 47 },
  { name: 'trust', avg: 61 },
  { name: 'helpfulness', avg: 74 },
] as const;
