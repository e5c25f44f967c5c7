import type { Output } from '#/lib/api/endpoint.ts';
import type { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import type { ByQuestionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** A pulse as lists show it. */
export type Pulse = Output<typeof listPulsesContract>['pulses'][number];

/** The person who looks at pulses. */
export interface PulseViewer {
  userId: number;
  role: Exclude<RoleName, 'Member'>;
  companyName: string;
  /** Results appear if at least this many people have answered. */
  minimumGroupSize: number;
  /** The language of the screen, and all languages of the company's people. */
  language: Locale;
  languages: readonly Locale[];
  /** The BCP 47 tag for dates and numbers. */
  locale: string;
}

const keys = { 2: 'types.2', 3: 'types.3', 4: 'types.4', 5: 'types.5', 6: 'types.6' } as const;

/** The keys of question types in `pulses.questions`. */
export const questionTypeWords: ByQuestionType<(typeof keys)[keyof typeof keys]> = keys;
