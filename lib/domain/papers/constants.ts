import type { RoleName } from '#/lib/platform/roles.ts';

/** Who may read a paper: anyone, or people in these roles, with their company's own settings. */
type Readers = 'open' | readonly RoleName[];

const everyone: readonly RoleName[] = ['Administrator', 'Team Leader', 'Department Leader', 'Member'];

/** All papers, in the order of lists. */
export const papers = {
  'works-council': { readers: ['Administrator'] },
  'works-council-sample': { readers: 'open' },
  notice: { readers: everyone },
  record: { readers: ['Administrator'] },
  impact: { readers: ['Administrator'] },
  measures: { readers: 'open' },
  processor: { readers: 'open' },
} as const satisfies Record<string, { readers: Readers }>;

export type PaperKind = keyof typeof papers;
export const paperKinds = Object.keys(papers) as [PaperKind, ...PaperKind[]];

/** One PDF takes the drawing process about a second. */
export const paperLimit = { points: 60, seconds: 3600 } as const;
/** Limits of the drawing process. */
export const paperDrawing = { memoryMb: 512, patienceMs: 60_000 } as const;

/** The rows of docs/asvs.md, counted. Source: docs/asvs.md, Summary. */
export const asvsCounts = { met: 177, partly: 27, notYet: 2, notApplicable: 47, all: 253 } as const;
