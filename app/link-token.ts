/**
 * Returns the token in the address of a link. What stands behind a link in a text, as the dot of a sentence or a bracket,
 * is often copied or made part of it.
 * @example linkToken('inv_ya.Hy5O%3E') // 'inv_ya.Hy5O'
 */
export function linkToken(segment: string): string {
  return /^(?:%[\dA-F]{2}|[^\w%])*([\w.-]*[\w-])/i.exec(segment)?.[1] ?? segment;
}
