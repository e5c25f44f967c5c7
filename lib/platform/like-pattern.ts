/**
 * Returns the LIKE pattern for texts that contain `part`, to compare with lower-case text; wildcards in `part` are
 * escaped. Unlike `strpos`, LIKE can use a trigram index.
 * @example likePattern('50%_Off') // '%50\\%\\_off%'
 */
export function likePattern(part: string): string {
  return `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
