/** `csvLine` puts an apostrophe before what a spreadsheet would run; reading takes one away. */
const guarded = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|\p{Cf}|")*)'('*[=+\-@＝＋－＠])/gu;

/**
 * Returns a cell as it was meant: one line, without spaces around it and without the apostrophes of `csvLine`.
 * @example readCell(" '=1+1 ") // '=1+1'
 */
export function readCell(text: string): string {
  const meant = text.replace(guarded, '$1$2$3').replace(/^'(?=[\t\r])/, '');
  return meant.replace(/\s+/g, ' ').trim();
}
