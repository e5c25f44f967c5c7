import type { MotivatorQuestionType } from '#/lib/domain/metrics/scores/motivation.ts';

/**
 * The twelve motivators with their agreement (type 1) and yes/no (type 2) questions; those without a yes/no question
 * do not change from day to day and are asked at most once a month (`monthlyOnly`). `asked` is how a sentence names them.
 * Source: O*NET work values (CC BY 4.0, changed) and self-determination theory, wording our own.
 */
export const motivators = [
  {
    id: 1,
    key: 'autonomy',
    name: 'Autonomy',
    asked: 'your autonomy',
    meaning: 'Deciding how I do my work',
    agree: 'I can decide how I do my work.',
    yesNo: 'Could you decide today how to do your work?',
    monthlyOnly: false,
  },
  {
    id: 2,
    key: 'mastery',
    name: 'Using my strengths',
    asked: 'the use of your strengths',
    meaning: 'Work that uses what I am good at',
    agree: 'My work uses what I am good at.',
    yesNo: 'Did you use one of your strengths today?',
    monthlyOnly: false,
  },
  {
    id: 3,
    key: 'progress',
    name: 'Progress',
    asked: 'your progress',
    meaning: 'Seeing my work move forward',
    agree: 'I see my work moving forward.',
    yesNo: 'Did something important move forward today?',
    monthlyOnly: false,
  },
  {
    id: 4,
    key: 'purpose',
    name: 'Purpose',
    asked: 'the purpose of your work',
    meaning: 'Work that matters to others',
    agree: 'My work makes a difference to someone.',
    yesNo: 'Did your work matter to someone today?',
    monthlyOnly: false,
  },
  {
    id: 5,
    key: 'belonging',
    name: 'Belonging',
    asked: 'your sense of belonging',
    meaning: 'Being part of a team I trust',
    agree: 'I feel part of my team.',
    yesNo: 'Did you feel part of the team today?',
    monthlyOnly: false,
  },
  {
    id: 6,
    key: 'recognition',
    name: 'Recognition',
    asked: 'the recognition you get',
    meaning: 'Good work being seen',
    agree: 'Good work is noticed here.',
    yesNo: 'Did anyone notice your work today?',
    monthlyOnly: false,
  },
  {
    id: 7,
    key: 'growth',
    name: 'Growth',
    asked: 'your growth',
    meaning: 'Learning and getting ahead',
    agree: 'I am learning and getting ahead.',
    yesNo: 'Did you learn something new today?',
    monthlyOnly: false,
  },
  {
    id: 8,
    key: 'support',
    name: 'A leader who has my back',
    asked: 'the backing of your leader',
    meaning: 'Fair, helpful leadership',
    agree: 'My leader helps me do my work well.',
    yesNo: 'Did you get the help you needed today?',
    monthlyOnly: false,
  },
  {
    id: 9,
    key: 'variety',
    name: 'Variety and creativity',
    asked: 'the variety and creativity in your work',
    meaning: 'Different tasks, own ideas',
    agree: 'My work leaves room for new ideas.',
    yesNo: 'Did you try something in a new way today?',
    monthlyOnly: false,
  },
  {
    id: 10,
    key: 'reward',
    name: 'Fair reward',
    asked: 'the fairness of your reward',
    meaning: 'Pay and benefits that feel fair',
    agree: 'I am rewarded fairly for what I do.',
    yesNo: null,
    monthlyOnly: true,
  },
  {
    id: 11,
    key: 'security',
    name: 'Security',
    asked: 'your security',
    meaning: 'A stable job and clear prospects',
    agree: 'I feel secure about my job.',
    yesNo: null,
    monthlyOnly: true,
  },
  {
    id: 12,
    key: 'balance',
    name: 'Balance',
    asked: 'your balance',
    meaning: 'Work that leaves room for life',
    agree: 'My work leaves enough room for the rest of my life.',
    yesNo: 'Did you finish work at a reasonable time today?',
    monthlyOnly: false,
  },
] as const;

export type Motivator = (typeof motivators)[number];
export type MotivatorId = Motivator['id'];

/**
 * Asked of people who have not chosen priorities yet, all equally important.
 * Source: docs/decisions.md, People without priorities are asked about five starter motivators.
 */
export const STARTER_MOTIVATOR_IDS: readonly MotivatorId[] = [3, 5, 6, 8, 12];

export interface MotivatorQuestion {
  readonly id: number;
  readonly motivatorId: number;
  readonly type: MotivatorQuestionType;
  readonly text: string;
}

/**
 * Finds a motivator by its id, or null for an id that is not in the list.
 * @example findMotivator(3)?.name // 'Progress'
 */
export function findMotivator(id: number): Motivator | null {
  return motivators.find((motivator) => motivator.id === id) ?? null;
}

/**
 * Gives the question of a type about a motivator, its id being motivatorId · 10 + type, or null when there is none.
 * @example motivatorQuestion(12, 2) // { id: 122, motivatorId: 12, type: 2, text: 'Did you finish work at a reasonable time today?' }
 */
export function motivatorQuestion(motivatorId: number, type: MotivatorQuestionType): MotivatorQuestion | null {
  const motivator = findMotivator(motivatorId);
  if (motivator === null) return null;
  const slider = `How satisfied are you with ${motivator.asked} right now?`;
  const text = { 1: motivator.agree, 2: motivator.yesNo, 3: slider }[type];
  return text === null ? null : { id: motivatorId * 10 + type, motivatorId, type, text };
}

/** Every motivator, in the order in which they are first shown. */
export const motivatorIds: readonly number[] = motivators.map(({ id }) => id);
