import { readTime } from '#/lib/domain/calendar/read-time.ts';
import { frequencies } from '#/lib/domain/check-ins/constants.ts';

/**
 * Returns the fields of a team's schedule that are spelled as other programs write them, as a pulse takes them, too. What
 * names nothing is left for the schema to refuse.
 * @example withSchedule({ surveysTimeSend: '9:00', frequencyId: 'Weekly' }) // { surveysTimeSend: '09:00', frequencyId: 2 }
 */
export function withSchedule({ surveysTimeSend, frequencyId, workingDays }: Record<string, unknown>): object {
  const time = typeof surveysTimeSend === 'string' ? readTime(surveysTimeSend.slice(0, 20)) : null;
  const word = typeof frequencyId === 'string' ? frequencyId.trim().toLowerCase() : '';
  const frequency = frequencies.find(({ name }) => name.toLowerCase() === word);
  const days = Array.isArray(workingDays) && isSwitches(workingDays) ? workingDays : null;
  return {
    ...(time !== null && { surveysTimeSend: time }),
    ...(frequency && { frequencyId: frequency.id }),
    ...(days && { workingDays: days.flatMap((isOn, at) => (isOn ? [at + 1] : [])) }),
  };
}

/** Returns the fields of a team that stand in a body or in its `team`, with its schedule as `withSchedule` reads it. */
export function withTeamFields({ team, ...body }: Record<string, unknown>): object {
  const fields = { ...body, ...Object(team) };
  return { ...fields, ...withSchedule(fields) };
}

/** A list of seven 1 names Monday alone, and is none of switches that are all on. */
function isSwitches(days: readonly unknown[]): days is readonly (boolean | 0 | 1)[] {
  const values = days.every((day) => typeof day === 'boolean') || days.includes(0);
  return days.length === 7 && values && days.every((day) => [true, false, 0, 1].includes(day as never));
}
