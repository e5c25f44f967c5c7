import { alternatives, type Shape, within } from '#/lib/api/reading/input-shape.ts';
import { type Message, message, readMessage, type Said } from '#/lib/words/message.ts';

/** A limit above this is the database's, and means nothing to people. */
const STORABLE = 2_147_483_647;

/**
 * Returns what is wrong with a value in one sentence that names its field, by the schema's title or the field's own
 * name in words. An error in an entry of a list is reported for the list.
 * @example sentence({ properties: { size: { enum: [1] } } }, ['size'], '') // '["api.input.required",{"title":"Size"}]'
 */
export function sentence(shape: Shape, path: readonly PropertyKey[], input: unknown): Message {
  let [title, field, current]: [Said | string, Shape, Shape | undefined] = [['api.input.body'], shape, shape];
  for (const key of path) {
    current = current && within(current, key);
    if (current && typeof key === 'string' && /^[A-Za-z]/.test(key)) {
      const titleBearer = [current, ...alternatives(current)].find((option) => option.title);
      const text = titleBearer?.title ?? nameInWords(key);
      [title, field] = [readMessage(text) ?? text, current];
    }
  }
  if (input === undefined || input === '') return message('api.input.required', { title });
  return message('api.input.wrong', { title, expectation: expectation(field, 'one') });
}

function nameInWords(name: string): string {
  const words = name.replace(/(?<=.)Ids?$/, '').replace(/([a-z])(?=[A-Z])/g, '$1 ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function expectation(shape: Shape, count: 'one' | 'many'): Said {
  const all = alternatives(shape).filter(({ type }) => type !== 'null');
  const values = all.flatMap(({ enum: options, const: only = options }) => only ?? []).map(String);
  if (values.length > 0) return ['api.input.oneOf', { values: values.join(', ') }];
  const kinds = new Map(all.map((one) => kindOf(one, count)).map((said) => [JSON.stringify(said), said]));
  return [...kinds.values()].reduce((first, second) => ['api.input.either', { first, second }]);
}

function kindOf(shape: Shape, count: 'one' | 'many'): Said {
  const { type, items, maxItems = 0, maxLength = 0, minimum = -STORABLE, maximum = STORABLE } = shape;
  if (items) return ['api.input.list', { most: maxItems, items: expectation(items, 'many') }];
  if (type === 'string') return ['api.input.text', { count, most: maxLength }];
  if (type === 'boolean') return ['api.input.boolean'];
  if (type !== 'integer' && type !== 'number') return ['api.input.object', { count }];
  const range = minimum <= -STORABLE ? 'any' : maximum < STORABLE ? 'between' : 'from';
  return ['api.input.number', { count, range, least: String(minimum), most: String(maximum) }];
}
