import formatOnly from 'use-intl/format-message/format-only';

/** Right-to-left letters, which would reorder the words and numbers around them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [begin, end] = ['\u2068', '\u2069'];

/**
 * Returns a name for use inside a sentence: a right-to-left name doesn't affect the order of the text around it.
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
 * Formats the compiled messages of pages instead of next-intl. Every page loads this file, so it imports no catalogue.
 */
function formatMessage(...[path, message, values, options]: Parameters<typeof formatOnly>) {
  return formatOnly(path, message, isolateValues(values), options);
}

// next-intl asks for this; compiled messages have no raw form.
formatMessage.raw = false;

export default formatMessage;
