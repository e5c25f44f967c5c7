interface Step {
  readonly id: string;
}

/**
 * Returns the index of the next or previous step, skipping those that are left out; undefined at an end.
 * @example nextStep([{ id: 'a' }, { id: 'b' }, { id: 'c' }], { from: 0, leftOut: ['b'], isBack: false }) // 2
 */
export function nextStep(
  steps: readonly Step[],
  { from, leftOut, isBack }: { from: number; leftOut: readonly string[]; isBack: boolean },
): number | undefined {
  const isShown = ({ id }: Step) => !leftOut.includes(id);
  const at = isBack
    ? steps.findLastIndex((step, index) => index < from && isShown(step))
    : steps.findIndex((step, index) => index > from && isShown(step));
  return at === -1 ? undefined : at;
}

/**
 * Returns whether a URL is a step's: the same path, with every parameter of the step.
 * @example isAtAddress('/profile?section=values', '/profile', new URLSearchParams('section=values&x=1')) // true
 */
export function isAtAddress(href: string, path: string, search: Pick<URLSearchParams, 'get'>): boolean {
  const [stepPath = '', query = ''] = href.split('?');
  return stepPath === path && [...new URLSearchParams(query)].every(([name, value]) => search.get(name) === value);
}
