const steps = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago an instant was, in its largest whole unit: "5 minutes ago"; less than a minute is "just now". */
export function relativeTime(instant: string, nowMs: number): string {
  const seconds = (nowMs - Date.parse(instant)) / 1000;
  const step = steps.find(([, size]) => seconds >= size);
  if (!step) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-Math.floor(seconds / step[1]), step[0]);
}
