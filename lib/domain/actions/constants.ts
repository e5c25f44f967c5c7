/** The states of a step: in progress, done but not yet looked back on, or settled in one of three ways. */
export const actionStates = ['doing', 'done', 'kept', 'replaced', 'ended'] as const;
export type ActionState = (typeof actionStates)[number];

/** The most open steps of a team. Source: docs/decisions.md, A team tries few steps and looks back on each. */
export const OPEN_ACTIONS_MAX = 3;
/**
 * Days from the start of a step until its look back. Source: docs/decisions.md, A team tries few steps and looks back
 * on each.
 */
export const LOOK_BACK_DAYS = 14;
export const LOOK_BACK_DAYS_MAX = 120;
/**
 * How many days a settled step is still returned. Source: docs/decisions.md, A team tries few steps and looks back on
 * each.
 */
export const SETTLED_SHOWN_DAYS = 28;

/** How many days the starts of steps are shown: lines of the longest time frame mark them. */
export const STARTS_SHOWN_DAYS = 366;

/** Characters of a reason that someone types. */
export const SAID_LENGTH_MAX = 100;
export const WILL_LENGTH_MAX = 200;
export const WHY_LENGTH_MAX = 200;

/** A member's answers to whether a step helped, in the order of the counts. */
export const helpedAnswers = ['yes', 'little', 'no'] as const;
export type HelpedAnswer = (typeof helpedAnswers)[number];
/**
 * How many days before the look back members are asked whether a step helped. Source: docs/decisions.md, A team says
 * whether a step helped.
 */
export const HELPED_DAYS = 5;
/**
 * How many days old a step must be before members are asked. Source: docs/decisions.md, A team says whether a step
 * helped.
 */
export const HELPED_AFTER_DAYS = 7;

/**
 * How often, and for how many days, a leader who hasn't looked back is reminded. Source: docs/decisions.md, A team
 * tries few steps and looks back on each.
 */
export const REMINDED_EVERY_DAYS = 7;
export const REMINDED_DAYS = 21;

/** Steps per transaction when reminders are sent. */
export const LOOK_BACKS_AT_ONCE = 500;

/** The ids of the form that shares results and of the vote, for links to them. */
export const shareParts = { share: 'share', vote: 'vote' } as const;

/** Characters of a leader's note on shared results. */
export const NOTE_LENGTH_MAX = 500;
/**
 * The most texts that a leader may pick for a share. Source: docs/decisions.md, What is shared with a team stays
 * shared.
 */
export const PICKED_TEXTS_MAX = 10;
/** Rounds of pulses that may be shared: published within this many days, and only the newest of them. */
export const SHAREABLE_DAYS = 60;

/** Days after which people above a team no longer read that results weren't shared. */
export const UNSHARED_DAYS = 30;
export const SHAREABLE_MAX = 3;
/** How many days the last share is shown. */
export const SHARE_SHOWN_DAYS = 60;

/**
 * How many topics a team may choose from, and how many one person may choose. Source: docs/decisions.md, A team chooses
 * what to work on.
 */
export const SHARE_TOPICS_MAX = 5;
export const VOTE_TOPICS_MAX = 2;
export const VOTE_DAYS = 5;
/** With fewer voters, no order is shown. Source: docs/figures.md, What a vote reveals. */
export const VOTERS_MIN = 5;
/**
 * How many topics are in the team's order; the rest are in the proposed order. Source: docs/figures.md, What a vote
 * reveals.
 */
export const ORDERED_TOPICS = 2;
