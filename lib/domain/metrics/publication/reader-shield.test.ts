import { expect, it } from 'vitest';
import { type BatchPart, hidesBatch, type Leadership } from '#/lib/domain/metrics/publication/reader-shield.ts';

const day = '2026-03-10';
const next = '2026-03-11';
const part = (teamIds: number[], persons: number, firstOn = day, lastOn = day): BatchPart => ({
  teamIds,
  persons,
  firstOn,
  lastOn,
});
const leads = (teamId: number, beginsOn: string | null = null, endedOn: string | null = null): Leadership => ({
  teamId,
  beginsOn,
  endedOn,
});
/** Four people who answered a check-in of the week before. */
const late = part([1], 4, '2026-03-09', '2026-03-12');

it.each<[string, BatchPart[], Leadership[], boolean]>([
  ['four of the own team and one other', [part([1], 4), part([2], 1)], [leads(1)], true],
  ['four of the own team and five others', [part([1], 4), part([2], 5)], [leads(1)], false],
  ['the own team alone', [part([1], 5)], [leads(1)], false],
  ['both own teams', [part([1], 4), part([2], 1)], [leads(1), leads(2)], false],
  ['no own team', [part([1], 4), part([2], 1)], [leads(3)], false],
  ['no one’s leader', [part([1], 4), part([2], 1)], [], false],
  ['one who answered in another team as well', [part([1], 4), part([1, 2], 1)], [leads(1)], true],
  ['five who did', [part([1], 4), part([1, 2], 5)], [leads(1)], false],
  ['one who answered before the appointment', [part([1], 4), part([1], 1, '2026-03-09')], [leads(1, day)], true],
  ['one who answered before it and after', [part([1], 4), part([1], 1, '2026-03-09')], [leads(1, day)], true],
  ['all before the appointment', [part([1], 5)], [leads(1, '2026-03-11')], false],
  ['all after the end', [part([1], 5)], [leads(1, null, '2026-03-09')], false],
  ['on the day on which it ended', [part([1], 5)], [leads(1, null, day)], true],
  ['before the end', [part([1], 5)], [leads(1, null, '2026-03-11')], false],
  ['one after the end', [part([1], 4), part([1], 1, day, '2026-03-12')], [leads(1, null, '2026-03-11')], true],
  // Where the members are, the next day has begun: asked for that day, answered on this one.
  ['four of further east, read before the lead ended', [part([1], 4, next), part([2], 1)], [leads(1, null, day)], true],
  ['read on the day before the lead begins and ends', [part([1], 4, next), part([2], 1)], [leads(1, next, day)], true],
  ['all of further east, since the lead began', [part([1], 5, next)], [leads(1, next)], false],
  ['five of further east after the end', [part([1], 5, next)], [leads(1, null, '2026-03-08')], false],
  ['late ones, given between two leads', [late, part([2], 1)], [leads(1, null, day), leads(1, '2026-03-16')], true],
  ['the same, who never leads again', [late, part([2], 1)], [leads(1, null, day)], false],
  ['led twice, a day between', [part([1], 5, '2026-03-08')], [leads(1, null, '2026-03-09'), leads(1, day)], true],
])('%s', (_, parts, leaderships, isHidden) => {
  expect(hidesBatch(parts, leaderships, 5)).toBe(isHidden);
});
