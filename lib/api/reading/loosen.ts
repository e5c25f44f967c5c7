import { alternatives, type Shape, within } from '#/lib/api/reading/input-shape.ts';
import { firstEntries } from '#/lib/platform/first-entries.ts';

/**
 * Returns the value as its schema expects it, if the meaning is clear. A text of digits becomes a number, "true" and
 * "false" become booleans, and null for an optional field is dropped. The schema checks everything else.
 * @example loosen({ properties: { id: { type: 'integer' } } }, { id: '12' }) // { id: 12 }
 */
export function loosen(shape: Shape, value: unknown): unknown {
  if (typeof value === 'string') return loosenText(shape, value);
  const entries = firstEntries(value, mostOf(shape, Array.isArray(value)));
  if (!entries) return value;
  const loosened = entries.flatMap(([key, entry]) => {
    const field = within(shape, key);
    if (entry === null && field && mayBeLeftOut(shape, field, key)) return [];
    return [[key, field ? loosen(field, entry) : entry] as const];
  });
  return Array.isArray(value) ? loosened.map(([, entry]) => entry) : Object.fromEntries(loosened);
}

/** Returns whether a field is optional and doesn't accept null. */
function mayBeLeftOut(shape: Shape, field: Shape, key: PropertyKey): boolean {
  const isKnown = (option: Shape) => typeof key === 'string' && option.properties !== undefined;
  const isNeeded = ({ required = [] }: Shape) => required.includes(String(key));
  return (
    alternatives(shape).some((option) => isKnown(option) && !isNeeded(option)) &&
    !alternatives(field).some(({ type }) => type === 'null')
  );
}

/** Returns how many entries of a list are read: one above the limit is enough to refuse them all. */
function mostOf(shape: Shape, isList: boolean): number {
  const limits = alternatives(shape).map(({ items, properties, additionalProperties, ...limit }) => {
    const isExpected = isList ? items : (properties ?? additionalProperties);
    return isExpected ? ((isList ? limit.maxItems : limit.maxProperties) ?? Infinity) : -1;
  });
  return Math.max(...limits) + 1;
}

function loosenText(shape: Shape, text: string): unknown {
  const types = alternatives(shape).map(({ type }) => type);
  if (types.includes('string')) return text;
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && /^-?\d{1,15}$/.test(text)) return Number(text);
  return types.includes('boolean') && (text === 'true' || text === 'false') ? text === 'true' : text;
}
