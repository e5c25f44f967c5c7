import formatOnly from 'use-intl/format-message/format-only';

/** Letters that are written from right to left, which would turn the words and numbers around them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [begin, end] = ['\u2068', '\u2069'];

/**
 * Returns a name as it may stand inside a sentence: one from right to left keeps its order to itself.
 * @example isolate('Ada') // 'Ada'
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) && !text.startsWith(begin) ? begin + text + end : text;
}

/** Returns the values of a message, with each text isolated. */
export function isolateValues<Values>(values: Values): Values {
  if (typeof values !== 'object' || values === null) return values;
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ]);
  return Object.fromEntries(isolated);
}

/**
 * Formats the compiled messages of pages, in the place of next-intl's own. Every page loads this file, so it reaches no
 * catalogue.
 */
function formatMessage(...[path, message, values, options]: Parameters<typeof formatOnly>) {
  return formatOnly(path, message, isolateValues(values), options);
}

// What next-intl asks: compiled messages have no raw form.
formatMessage.raw = false;

export default formatMessage;
