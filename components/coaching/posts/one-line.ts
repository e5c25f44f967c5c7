/**
 * Returns a message as it will be shown in the chat box: line breaks and runs of spaces become one space.
 * @example oneLine('Thank you,\n  all ') // 'Thank you, all'
 */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
