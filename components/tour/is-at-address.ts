/**
 * Whether an address is that of a step: the same path, with every parameter of the step.
 * @example isAtAddress('/profile?section=values', '/profile', new URLSearchParams('section=values&x=1')) // true
 */
export function isAtAddress(href: string, path: string, search: Pick<URLSearchParams, 'get'>): boolean {
  const [stepPath = '', query = ''] = href.split('?');
  return stepPath === path && [...new URLSearchParams(query)].every(([name, value]) => search.get(name) === value);
}
