/**
 * Whether an address is the one of a step: the same path, with everything that the step asks for.
 * @example isThere('/profile?section=values', '/profile', new URLSearchParams('section=values&x=1')) // true
 */
export function isThere(href: string, path: string, search: Pick<URLSearchParams, 'get'>): boolean {
  const [wanted = '', query = ''] = href.split('?');
  return wanted === path && [...new URLSearchParams(query)].every(([name, value]) => search.get(name) === value);
}
