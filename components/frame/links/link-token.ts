/**
 * Returns the token in the address of a link. What stands behind a link in a text, as the dot of a sentence or a bracket,
 * is often copied or made part of it.
 * @example linkToken('inv_ya.Hy5O%3E') // 'inv_ya.Hy5O'
 */
export function linkToken(segment: string): string {
  return /^(?:%[\dA-F]{2}|[^\w%])*([\w.-]*[\w-])/i.exec(segment)?.[1] ?? segment;
}

/**
 * Returns the token in the address of a page that someone opens from a mail, or undefined.
 * @example tokenOfPage('/pulse/pls_3f.Ab?from=mail') // 'pls_3f.Ab'
 */
export function tokenOfPage(page: string): string | undefined {
  const pattern = /^\/(?:questionnaire|pulse|unsubscribe|setPassword|updatePassword)\/([^/?]+)/;
  const [, segment] = pattern.exec(page) ?? [];
  return segment && linkToken(segment);
}
