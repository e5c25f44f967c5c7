/**
 * Gives what kind of fault something is and where it was raised, without its message: that may hold names.
 * @example faultPlace(new RangeError('Ada')) // 'RangeError at layout (…/fontkit/dist/main.cjs:12:34)'
 */
export function faultPlace(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault;
  const place = fault.stack?.split('\n').find((line) => line.startsWith('    at '));
  return [fault.name, place?.trim()].filter(Boolean).join(' ');
}
