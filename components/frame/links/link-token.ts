/**
 * Returns the token in the URL of a link. Characters that follow a link in a text, such as a full stop or a bracket,
 * are often copied with it.
 * @example linkToken('inv_ya.Hy5O%3E') // 'inv_ya.Hy5O'
 */
export function linkToken(segment: string): string {
  return /^(?:%[\dA-F]{2}|[^\w%])*([\w.-]*[\w-])/i.exec(segment)?.[1] ?? segment;
}

/**
 * Returns the token in the URL of a page that someone opens from an email, or undefined.
 * @example tokenOfPage('/pulse/pls_3f.Ab?from=mail') // 'pls_3f.Ab'
 */
export function tokenOfPage(page: string): string | undefined {
  const pattern = /^\/(?:questionnaire|pulse|unsubscribe|setPassword|updatePassword)\/([^/?]+)/;
  const [, segment] = pattern.exec(page) ?? [];
  return segment && linkToken(segment);
}
