/**
 * Returns the time of day that a person has typed as HH:MM, or null where it names none.
 * @example readTime('9 pm') // '21:00'
 * @example readTime('930') // '09:30'
 * @example readTime('09:30:00') // '09:30'
 */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h ]?(\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?:([ap])\.?m?\.?)?$/i.exec(text.trim());
  if (!match) return null;
  const [, hour = '', minutes = '00', half] = match;
  const hours = hoursOf(Number(hour), half?.toLowerCase());
  return hours === null || Number(minutes) > 59 ? null : `${String(hours).padStart(2, '0')}:${minutes}`;
}

function hoursOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours < 24 ? hours : null;
  if (hours < 1 || hours > 12) return null;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}
