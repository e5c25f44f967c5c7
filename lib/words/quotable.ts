/**
 * Returns a text for use in quotation marks within a sentence, without its full stop.
 * @example quotable('I’d recommend us.') // 'I’d recommend us'
 */
export function quotable(text: string): string {
  return text.replace(/\.$/, '');
}
