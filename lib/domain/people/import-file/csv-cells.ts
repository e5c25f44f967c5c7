/** `csvLine` puts an apostrophe before what a spreadsheet would run; reading takes one away. */
const guarded = /(^|[;,\t\r\n])((?:[^\S\t\r\n]|\p{Cf}|")*)'('*[=+\-@＝＋－＠])/gu;

/**
 * Returns a cell without the apostrophes of `csvLine` and on one line; blanks stay as they are, except around it.
 * @example readName('Mei\nLing ') // 'Mei Ling'
 */
export function readName(text: string): string {
  return unguarded(text)
    .replace(/\s*[\r\n]\s*/g, ' ')
    .trim();
}

/**
 * Returns a cell as it was meant: one line, without spaces around it and without the apostrophes of `csvLine`.
 * @example readCell(" '=1+1 ") // '=1+1'
 */
export function readCell(text: string): string {
  return unguarded(text).replace(/\s+/g, ' ').trim();
}

function unguarded(text: string): string {
  return text.replace(guarded, '$1$2$3').replace(/^'(?=[\t\r])/, '');
}
