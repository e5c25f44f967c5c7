import { describe, expect, it } from 'vitest';
import { inputShape, within } from '#/lib/api/reading/input-shape.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { sentence } from '#/lib/api/reading/sentence.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { loadContracts } from '#/server/feature-files.ts';

/** Values that hardly any field accepts. */
const hostile = [{ odd: {} }, [[]], 'x'.repeat(200_000), -3, 0.5, 1e300, '', true, null];

/** Wording of libraries that people should never read. */
const raw = /Invalid (input|option|key|element)|expected |received |Too (big|small)|>=|<=|undefined/;

const fields = (await loadContracts()).flatMap((contract) =>
  [contract.query, contract.body].flatMap((schema) =>
    Object.keys((schema && inputShape(schema).properties) ?? {}).map((name) => {
      return [contract.name, name, schema] as const;
    }),
  ),
);

it('every field of every call is checked', () => {
  expect(fields.length).toBeGreaterThan(150);
});

describe('a wrong value is refused with a message that names the field:', () => {
  it.each(fields)('%s: %s', (_, name, schema) => {
    // Messages about an object name its fields.
    if (!schema || within(inputShape(schema), name)?.properties) return;
    const title = inWords(sentence(inputShape(schema), [name], undefined), 'en').replace(' is required.', '');
    // Other fields are also missing. Their messages are the ones of an empty call.
    const others = new Set(readInput(schema, {}).messages);
    const own = hostile.map((value) =>
      readInput(schema, { [name]: value })
        .messages.filter((text) => !others.has(text))
        .map((text) => inWords(text, 'en')),
    );
    expect(own.flat().filter((text) => raw.test(text))).toEqual([]);
    const titleWord = new RegExp(title.split(' ').at(-1)?.replace(/s$/, '').slice(0, 6) ?? '', 'i');
    expect(own.flat().filter((text) => !titleWord.test(text))).toEqual([]);
  });
});

describe('a pasted address is understood', () => {
  const pasted = 'Zoe Lind <zoe@harbour.test>;';
  const addressFields = fields.filter(
    ([, name]) => /email$/i.test(name) || /^(people|invites|superAdminList)$/.test(name),
  );

  it('in every call that takes one', () => {
    expect(addressFields.length).toBeGreaterThan(20);
  });

  it.each(addressFields)('%s: %s', (_, name, schema) => {
    if (!schema) throw new Error('a field stands in a schema');
    const field = within(inputShape(schema), name);
    const value = field?.items ? [pasted] : pasted;
    const others = readInput(schema, {}).messages;
    const { messages } = readInput(schema, { [name]: value });
    expect(messages.filter((text) => !others.includes(text))).toEqual([]);
  });
});
