import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { QUESTIONS_MAX } from '#/lib/domain/pulses/constants.ts';
import {
  type BankItem,
  constructs,
  ENPS_ITEM_ID,
  questionBank,
  restDays,
} from '#/lib/domain/pulses/questions/bank.constants.ts';

export interface Rotation {
  /** The day of the round. */
  readonly date: LocalDate;
  /** When any of the asked teams was last asked each item. */
  readonly lastAsked: ReadonlyMap<number, LocalDate>;
  /** Items that every round asks, and items that are never asked. */
  readonly pinned: readonly number[];
  readonly muted: readonly number[];
  /** What the teams have worked on, and when they finished. */
  readonly worked?: readonly { readonly construct: string; readonly doneOn: LocalDate }[];
}

const NEVER = '';
/**
 * Days from the end of a step to the question about it. Source: docs/decisions.md, A pulse asks about a step's subject
 * again.
 */
const [SETTLE_DAYS, SETTLED_REST_DAYS] = [14, 28];

/**
 * Returns the items of the question bank that a round asks, at most five, the same for everyone. First come the pinned
 * ones, then the eNPS item if it has rested for 28 days, then for what the teams have worked on the item that was asked
 * last. The rest is filled with constructs, the one with the longest pause first, and from each its item with the
 * longest pause. An item rests for 84 days, or 56 if fewer than three questions are free. A round never has two items
 * of one construct. Source: docs/decisions.md, The question bank lets items rest by audience.
 * @example chooseBankItems({ date: '2026-03-02', lastAsked: new Map(), pinned: [], muted: [] }) // [1, 5, 9, 13, 17]
 */
export function chooseBankItems(rotation: Rotation): number[] {
  const itemIds = chooseRested(rotation, restDays.item);
  return itemIds.length < restDays.enough ? chooseRested(rotation, restDays.shorter) : itemIds;
}

function chooseRested(rotation: Rotation, rest: number): number[] {
  const { date, lastAsked, pinned, muted } = rotation;
  const isFree = ({ id }: BankItem) => {
    const days = id === ENPS_ITEM_ID ? restDays.enps : rest;
    return !muted.includes(id) && (lastAsked.get(id) ?? NEVER) <= addDays(date, -days);
  };
  const always = questionBank.filter(({ id }) => pinned.includes(id) && !muted.includes(id));
  const enps = questionBank.filter((item) => item.id === ENPS_ITEM_ID && !pinned.includes(item.id) && isFree(item));
  const again = listAgain(rotation).filter(
    ({ construct }) => ![...always, ...enps].some((item) => item.construct === construct),
  );
  const askedConstructs = new Set([...always, ...enps, ...again].map(({ construct }) => construct));
  const others = constructs
    .filter((construct) => !askedConstructs.has(construct))
    // The eNPS item has its own rhythm, and must not take its construct's turn.
    .map((construct) => questionBank.filter((item) => item.construct === construct && item.id !== ENPS_ITEM_ID))
    .map((items) => ({
      askedOn: latest(items.map(({ id }) => lastAsked.get(id) ?? NEVER)),
      item: longestRested(items.filter(isFree), lastAsked),
    }))
    // Sorting is stable, so ties keep the order of the list.
    .sort((a, b) => compare(a.askedOn, b.askedOn))
    .flatMap(({ item }) => item ?? []);
  return [...always, ...enps, ...again, ...others].slice(0, QUESTIONS_MAX).map(({ id }) => id);
}

/**
 * Returns the items that tell whether something the teams worked on has moved: of each construct not asked since, the
 * item asked last, after a shorter rest.
 */
function listAgain({ date, lastAsked, muted, worked = [] }: Rotation): BankItem[] {
  const askedOn = ({ id }: BankItem) => lastAsked.get(id) ?? NEVER;
  return constructs.flatMap((construct) => {
    const days = worked.filter((one) => one.construct === construct).map(({ doneOn }) => doneOn);
    const doneOn = latest(days.filter((day) => day <= addDays(date, -SETTLE_DAYS)));
    const [item] = questionBank
      .filter((one) => one.construct === construct && lastAsked.has(one.id) && one.id !== ENPS_ITEM_ID)
      .toSorted((a, b) => compare(askedOn(b), askedOn(a)));
    if (!item || doneOn === NEVER || muted.includes(item.id)) return [];
    return askedOn(item) <= doneOn && askedOn(item) <= addDays(date, -SETTLED_REST_DAYS) ? [item] : [];
  });
}

function longestRested(items: readonly BankItem[], lastAsked: Rotation['lastAsked']): BankItem | undefined {
  return items.toSorted((a, b) => compare(lastAsked.get(a.id) ?? NEVER, lastAsked.get(b.id) ?? NEVER))[0];
}

function latest(days: readonly LocalDate[]): LocalDate {
  return days.toSorted(compare).at(-1) ?? NEVER;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
