import { alternatives, type Shape, within } from '#/lib/api/reading/input-shape.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

/** A bound beyond this is the database's and tells a person nothing. */
const STORABLE = 2_147_483_647;

/**
 * Returns what is wrong with a value in one sentence that names its field: by the schema's title, else by the field's
 * own name in words. What is wrong with an entry of a list is said of the list.
 * @example
 * sentence({ properties: { companyIndustryId: { enum: [1, 2] } } }, ['companyIndustryId'], 9)
 * // 'Company industry must be one of 1, 2.'
 */
export function sentence(shape: Shape, path: readonly PropertyKey[], input: unknown): string {
  let [title, field, current]: [string, Shape, Shape | undefined] = ['The body', shape, shape];
  for (const key of path) {
    current = current && within(current, key);
    if (current && typeof key === 'string' && /^[A-Za-z]/.test(key)) {
      const titleBearer = [current, ...alternatives(current)].find((option) => option.title);
      [title, field] = [inWords(titleBearer?.title ?? plainName(key), defaultLocale), current];
    }
  }
  return input === undefined || input === '' ? `${title} is required.` : `${title} must be ${expectation(field)}.`;
}

function plainName(name: string): string {
  const words = name.replace(/(?<=.)Ids?$/, '').replace(/([a-z])(?=[A-Z])/g, '$1 ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function expectation(shape: Shape): string {
  const all = alternatives(shape).filter(({ type }) => type !== 'null');
  const values = all.flatMap(({ enum: options, const: only = options }) => only ?? []).map(String);
  return values.length > 0 ? `one of ${values.join(', ')}` : [...new Set(all.map(wordsOf))].join(' or ');
}

function wordsOf({ type, items, maxItems, ...shape }: Shape): string {
  const plural = (words: string) => words.replace(/^an? (\w+)/, '$1s');
  if (items) return `a list of ${maxItems ? `at most ${maxItems} ` : ''}${plural(expectation(items))}`;
  if (type === 'integer' || type === 'number') return `a number${range(shape)}`;
  if (type === 'string') return shape.maxLength ? `a text of at most ${shape.maxLength} characters` : 'a text';
  return type === 'boolean' ? 'true or false' : 'an object';
}

function range({ minimum = -STORABLE, maximum = STORABLE }: Shape): string {
  const from = minimum > -STORABLE ? ` from ${minimum}` : '';
  return from && maximum < STORABLE ? `${from} to ${maximum}` : from;
}
