import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { id, idOrZero, page } from '#/lib/api/fields.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { inWords } from '#/lib/words/in-words.ts';

const schema = z.object({
  checkinDay: z.int().min(1).max(7).meta({ title: 'Check-in day' }).default(1),
  keep: z.boolean().default(true),
  userId: id.optional(),
  departamentId: idOrZero.meta({ title: 'Department' }).nullable().optional(),
  workingDays: z.array(z.int().min(1).max(7)).max(7).optional(),
  text: z.string().trim().min(1).max(60).optional(),
  sort: z.enum(['name', 'date']).optional(),
  answers: z.record(z.string(), z.int()).optional(),
  reason: z.object({ id, options: z.array(id) }).optional(),
  link: z
    .discriminatedUnion('kind', [z.object({ kind: z.literal('company') }), z.object({ kind: z.literal('team'), id })])
    .optional(),
  person: z.union([z.object({ email: z.string(), name: z.string() }), z.object({ userId: id })]).optional(),
  which: z.union([z.object({ id }), z.object({ all: z.literal(true) })], 'Please say which.').optional(),
  page,
});
const inEnglish = ({ messages, ...rest }: ReturnType<typeof readInput>) => ({
  ...rest,
  messages: messages.map((text) => inWords(text, 'en')),
});
const read = (value: unknown) => inEnglish(readInput(schema, value));

describe('an input', () => {
  it.each<[unknown, object]>([
    [{}, {}],
    [{ nonsense: 1, id: 4, __proto__: { keep: false } }, {}],
    [
      { checkinDay: '7', page: '3' },
      { checkinDay: 7, page: 3 },
    ],
    [{ userId: '12' }, { userId: 12 }],
    [{ keep: 'false' }, { keep: false }],
    [{ workingDays: ['1', 2] }, { workingDays: [1, 2] }],
    [{ answers: { 40: '65' } }, { answers: { 40: 65 } }],
    [{ reason: { id: '1', options: ['2'], more: 1 } }, { reason: { id: 1, options: [2] } }],
    [{ which: { id: '3', seen: 1 } }, { which: { id: 3 } }],
    [{ which: { all: 'true' } }, { which: { all: true } }],
    [{ text: '65' }, { text: '65' }],
    [{ text: null, checkinDay: null, reason: null }, {}],
    [{ departamentId: null }, { departamentId: null }],
  ])('is read: %j as %j', (value, expected) => {
    expect(read(value)).toEqual({ data: { checkinDay: 1, keep: true, page: 1, ...expected }, messages: [] });
  });

  it.each<[unknown, string]>([
    [{ checkinDay: 9 }, 'Check-in day must be a number from 1 to 7.'],
    [{ checkinDay: '1e0' }, 'Check-in day must be a number from 1 to 7.'],
    [{ checkinDay: 2.5 }, 'Check-in day must be a number from 1 to 7.'],
    [{ checkinDay: '99999999999999999999' }, 'Check-in day must be a number from 1 to 7.'],
    [{ keep: 'yes' }, 'Keep must be true or false.'],
    [{ userId: 0 }, 'User must be a number from 1.'],
    [{ departamentId: -1 }, 'Department must be a number from 0.'],
    [{ workingDays: [1, 8, 9, 'x'] }, 'Working days must be a list of up to 7 numbers from 1 to 7.'],
    [{ workingDays: '1' }, 'Working days must be a list of up to 7 numbers from 1 to 7.'],
    [{ text: ' ' }, 'Text is required.'],
    [{ text: 'x'.repeat(61) }, 'Text must be text of up to 60 characters.'],
    [{ text: '' }, 'Text is required.'],
    [{ sort: 'size' }, 'Sort must be one of name, date.'],
    [{ answers: { 40: 'x' } }, 'Answers must be an object.'],
    [{ reason: {} }, 'Id is required.'],
    [{ reason: { id: null, options: [] } }, 'Id must be a number from 1.'],
    [{ which: { all: 1 } }, 'Please say which.'],
    [{ link: {} }, 'Kind must be one of company, team.'],
    [{ link: { kind: 'moon' } }, 'Kind must be one of company, team.'],
    [{ link: { kind: 'team', id: 'x' } }, 'Id must be a number from 1.'],
    [{ person: { name: 'Ann' } }, 'Email is required.'],
    [{ person: { userId: 'x' } }, 'User must be a number from 1.'],
    [{ person: 4 }, 'Person must be an object.'],
    [[], 'The body must be an object.'],
    [null, 'The body must be an object.'],
  ])('is refused with a message: %j', (value, message) => {
    expect(read(value).messages[0]).toBe(message);
  });

  it('is read only as far as needed to know that a list is too long', () => {
    const zeros = Array.from({ length: 250_000 }, () => 0);
    // Reading more than one above the limit throws.
    const watched = new Proxy(zeros, {
      get: (list, key) => {
        if (Number(key) > 100) throw new Error(`${String(key)} was read`);
        return Reflect.get(list, key);
      },
    });
    expect(read({ workingDays: watched, text: watched }).messages).toEqual([
      'Working days must be a list of up to 7 numbers from 1 to 7.',
      'Text must be text of up to 60 characters.',
    ]);
  });

  it('gets a field’s most important error, and for a missing one no more', () => {
    const name = z
      .string()
      .min(1, 'Name it.')
      .min(3, 'Name it longer.')
      .regex(/^[a-z]+$/, 'Letters only.');
    const form = z.object({ name, others: z.array(name) });
    expect(readInput(form, { name: '', others: ['1', 'abc', '1234'] }).messages).toEqual([
      'Name it.',
      'Name it longer.',
      'Letters only.',
    ]);
    expect(
      readInput(z.object({ one: z.union([z.object({ name }), z.int()]) }), { one: { name: '' } }).messages,
    ).toEqual(['Name it.']);
  });

  it('gets each error once, in the order of the fields', () => {
    expect(read({ page: 0, workingDays: [8, 9], checkinDay: 0 }).messages).toEqual([
      'Check-in day must be a number from 1 to 7.',
      'Working days must be a list of up to 7 numbers from 1 to 7.',
      'Page must be a number from 1 to 100000.',
    ]);
  });
});
