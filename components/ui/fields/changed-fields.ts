/**
 * Returns what someone has changed in a form: the rest may have been saved in another tab, and is left out.
 * @example changedFields({ name: 'Ada', days: [1, 2] }, { name: 'Ad', days: [1, 2] }) // { name: 'Ada' }
 */
export function changedFields<Values extends object>(values: Values, before: Partial<Values>): Partial<Values> {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]);
  return Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<Values>;
}
