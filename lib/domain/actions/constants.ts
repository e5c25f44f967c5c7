/** How a step stands: tried, done and not yet looked back on, or settled. */
export const actionStates = ['doing', 'done', 'kept', 'replaced', 'ended'] as const;
export type ActionState = (typeof actionStates)[number];

/** Steps of a team that are open at once. Source: docs/decisions.md, A step is small and looked back on. */
export const OPEN_ACTIONS_MAX = 3;
/** From the start until it is looked back on. Source: docs/decisions.md, A step is small and looked back on. */
export const LOOK_BACK_DAYS = 14;
export const LOOK_BACK_DAYS_MAX = 120;
/** For so long a settled step is answered. Source: docs/decisions.md, A step is small and looked back on. */
export const SETTLED_SHOWN_DAYS = 28;

/** Starts are shown along lines of the longest time frame. */
export const STARTS_SHOWN_DAYS = 366;

/** Of what is typed. */
export const SAID_LENGTH_MAX = 100;
export const WILL_LENGTH_MAX = 200;
export const WHY_LENGTH_MAX = 200;

/** What the team says of a step, in the order of its counts. */
export const helpedAnswers = ['yes', 'little', 'no'] as const;
export type HelpedAnswer = (typeof helpedAnswers)[number];
/** The days before the look back in which it is asked. Source: docs/decisions.md, A team says whether a step helped. */
export const HELPED_DAYS = 5;
/** It is not asked of a step that is younger. Source: docs/decisions.md, A team says whether a step helped. */
export const HELPED_AFTER_DAYS = 7;

/** Who has not looked back is reminded so often, for so long. Source: docs/decisions.md, A step is small and looked back on. */
export const REMINDED_EVERY_DAYS = 7;
export const REMINDED_DAYS = 21;

/** Steps that are looked back on in one transaction. */
export const LOOK_BACKS_AT_ONCE = 500;

/** What a leader writes to shared results. */
export const NOTE_LENGTH_MAX = 500;
/** Texts that a leader picks, one by one. Source: docs/decisions.md, What is shared with a team stays shared. */
export const PICKED_TEXTS_MAX = 10;
/** Rounds of pulses that may be shared: published so lately, and so many, the newest. */
export const SHAREABLE_DAYS = 60;
export const SHAREABLE_MAX = 3;
/** What was shared last is shown for so long. */
export const SHARE_SHOWN_DAYS = 60;

/** What a team may choose from, and how much of it one person. Source: docs/decisions.md, A team chooses what to work on. */
export const SHARE_TOPICS_MAX = 5;
export const VOTE_TOPICS_MAX = 2;
export const VOTE_DAYS = 5;
/** Fewer voters show no order. Source: docs/figures.md, What a vote tells. */
export const VOTERS_MIN = 5;
/** So many topics stand in the team's order, the rest as they were proposed. Source: docs/figures.md, What a vote tells. */
export const ORDERED_TOPICS = 2;
