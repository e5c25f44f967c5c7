import type { RoleName } from '#/lib/platform/roles.ts';

/** Who looks at pulses. */
export interface PulseViewer {
  userId: number;
  role: Exclude<RoleName, 'Member'>;
  companyName: string;
  /** Results appear where so many people have answered. */
  minimumGroupSize: number;
  /** BCP 47 tag in which dates and numbers are written. */
  locale: string;
}
