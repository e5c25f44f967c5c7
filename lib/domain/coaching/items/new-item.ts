import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { Audience, ItemColor, ItemKind } from '#/lib/domain/coaching/constants.ts';

/** What fills the gaps of a text: numbers, and words that are the same in every language. */
export type Facts = Record<string, number | string>;

/** What an item says, whoever reads it. */
export interface ItemText {
  readonly kind: ItemKind;
  readonly color: ItemColor;
  readonly textKey: string;
  readonly themeId: number | null;
  readonly facts: Facts;
}

/** An item that may be written. */
export interface NewItem extends ItemText {
  readonly audience: Audience;
  /** Null for everybody of the audience. */
  readonly userId: number | null;
}

/** One that was written. */
export interface WrittenItem extends NewItem {
  readonly writtenOn: LocalDate;
}
