import { CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';

/** Items per page; a shorter page is the last one. Source: product specification. */
export const ITEMS_PAGE_SIZE = 5;

/** The specification shows no limit. Source: docs/decisions.md, A name on a post is permanent. */
export const MOST_POST_CHARACTERS = 4000;

/**
 * If fewer people can write, the box warns that readers may guess who wrote.
 * Source: docs/decisions.md, Pages of posts are long enough for a day.
 */
export const FEW_AUTHORS = 5;

/**
 * Unread posts in one answer, and older ones per page.
 * Source: docs/decisions.md, Pages of posts are long enough for a day.
 */
export const NEW_POSTS_MAX = 200;
export const OLD_POSTS_PAGE_SIZE = 50;

/** How many minutes a named author may delete a post. Source: docs/decisions.md, A name on a post is permanent. */
export const REMOVABLE_MINUTES = 15;

/**
 * The most posts of a person per day, with and without the name.
 * Source: docs/decisions.md, A person can write twenty anonymous posts a day.
 */
export const NAMED_POSTS_PER_DAY = 60;
export const ANONYMOUS_POSTS_PER_DAY = 20;

/** Characters of a leader's reason for hiding a post. */
export const HIDDEN_REASON_LENGTH_MAX = 300;

/** The reactions to a post, each by its position from 1. Source: docs/decisions.md, Readers react by name. */
export const acknowledgementNames = ['thanks', 'looking', 'working', 'talk', 'done'] as const;
export type AcknowledgementWord = 1 | 2 | 3 | 4 | 5;

/** The lists of items. */
export const itemLists = ['insights', 'trends'] as const;
export type ItemList = (typeof itemLists)[number];

/** What an item is about, with the list it's in and its icon. The first is spelled as in the specification. */
export const itemKinds = {
  perfomance_trend: { list: 'trends', iconClass: 'icon-chart' },
  motivation_trend: { list: 'trends', iconClass: 'icon-like' },
  sentiment_trend: { list: 'trends', iconClass: 'icon-chart' },
  norm_trend: { list: 'trends', iconClass: 'icon-corner' },
  participation_trend: { list: 'trends', iconClass: 'icon-clock' },
  checkIn_insight: { list: 'insights', iconClass: 'icon-clock' },
  hq_insight: { list: 'insights', iconClass: 'icon-brand' },
} as const satisfies Record<string, { list: ItemList; iconClass: string }>;
export type ItemKind = keyof typeof itemKinds;

/** Insights are `default`, trends one of the others. Source: product specification. */
export const itemColors = ['default', 'very_good', 'good', 'neutral', 'bad'] as const;
export type ItemColor = (typeof itemColors)[number];

/** The kinds of items about scores, and their texts. */
export const scoreTrends = {
  productivity: { kind: 'perfomance_trend', textKey: 'perfomance' },
  motivation: { kind: 'motivation_trend', textKey: 'motivation' },
  sentiment: { kind: 'sentiment_trend', textKey: 'sentiment' },
} as const;

/** What advice without a step asks for: choose a step, ask a pulse, write in the chat box, or say thanks there. */
export const trendActs = ['step', 'ask', 'write', 'thank'] as const;
export type TrendAct = (typeof trendActs)[number];

/** Who reads an item of a team: its leaders, or its members. */
export const audiences = ['leader', 'member'] as const;
export type Audience = (typeof audiences)[number];

/**
 * After this many days, an unread post no longer counts as new.
 * Source: docs/decisions.md, A post counts as new for 60 days.
 */
export const NEW_POST_DAYS = 60;

interface ShownItem {
  color: ItemColor;
  textKey: string;
  facts: Readonly<Record<string, unknown>>;
}

/**
 * Returns the colour that a written trend is shown in: a low score isn't in between, and a score that hardly moved is
 * neither good nor bad.
 */
export function shownColor({ color, textKey, facts: { avg } }: ShownItem): ItemColor {
  if (color !== 'neutral') return color;
  if (Number(avg) < CATEGORY_MID_FROM) return 'bad';
  return Object.values(scoreTrends).some((kind) => kind.textKey === textKey) ? 'default' : color;
}
