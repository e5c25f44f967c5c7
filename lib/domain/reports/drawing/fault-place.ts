/**
 * Returns the type of an error and where it was thrown, without its message, which may contain names.
 * @example faultPlace(Object.assign(new RangeError('Ada'), { stack: 'RangeError: Ada\n    at layout (main.cjs:1:2)' }))
 * // 'RangeError at layout (main.cjs:1:2)'
 */
export function faultPlace(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault;
  const place = fault.stack?.split('\n').find((line) => line.startsWith('    at '));
  return [fault.name, place?.trim()].filter(Boolean).join(' ');
}
