import { describe, expect, it } from 'vitest';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { pulseBody, withPulseFields } from '#/lib/domain/pulses/manage/body.schema.ts';
import { inWords } from '#/lib/words/in-words.ts';

const read = (body: object) => readInput(pulseBody, body);
const field = (name: string, value: unknown) => (read({ [name]: value }).data as Record<string, unknown>)?.[name];
const refused = (name: string, value: unknown) => read({ [name]: value }).messages.map((text) => inWords(text, 'en'));

const languages = 'en, de, fr, es, pt-BR, it, en-XA';
const [on, off] = [true, false];
const workdays = [on, on, on, on, on, off, off];

describe('a documented program’s body is understood', () => {
  it.each<[string, unknown, unknown]>([
    ['name', '  Team check ', 'Team check'],
    ['name', '  ', undefined],
    ['startDate', '2026-12-01', '2026-12-01'],
    ['startDate', '2026-12-01T00:00:00.000Z', '2026-12-01'],
    ['startDate', '', null],
    ['endDate', null, null],
    ['time', '9:30', '09:30'],
    ['time', '9h30', '09:30'],
    ['time', '23:07', '23:07'],
    ['time', '', undefined],
    ['recurringOn', 'true', true],
    ['frequency', 2, 2],
    ['frequency', '3', 3],
    ['frequency', 'Yearly', 4],
    ['frequency', 'weekly', 2],
    ['days', workdays, workdays],
    ['days', [1, 1, 1, 1, 1, 0, 0], workdays],
    ['days', ['1', '1', '1', '1', '1', '0', '0'], workdays],
    ['days', ['true', 'true', 'true', 'true', 'true', 'false', 'false'], workdays],
    ['days', [1, 2, 3, 4, 5], workdays],
    ['days', [1, 2, 3, 4, 5, 6, 7], workdays.map(() => true)],
    ['days', [1], [on, off, off, off, off, off, off]],
    ['days', [], workdays.map(() => false)],
    ['teams', [3, '4', 3], [3, 4]],
    ['teams', [{ id: 3, name: 'Sales' }, { id: '4' }], [3, 4]],
    ['departments', [0, { id: 2 }], [0, 2]],
    ['openDays', '3', 3],
    ['openDays', null, null],
    ['bankMuted', ['7', 3, 3], [3, 7]],
  ])('%s: %j', (name, value, expected) => {
    expect(refused(name, value)).toEqual([]);
    expect(field(name, value)).toEqual(expected);
  });

  it('with no fields or only unknown ones', () => {
    expect(read({})).toEqual({ data: {}, messages: [] });
    expect(read({ companyId: 4, status: 'Active' })).toEqual({ data: {}, messages: [] });
  });

  it('with the answer of a GET, some of its fields changed', () => {
    const pulse = {
      id: 7,
      name: 'Old',
      time: '09:00',
      frequency: 2,
      days: workdays,
      startDate: null,
      status: 'Disabled',
    };
    const body = withPulseFields({ pulse, name: 'New', questions: [], teams: [{ id: 2, name: 'Sales' }] });
    expect(readInput(pulseBody, body)).toEqual({
      data: { name: 'New', time: '09:00', frequency: 2, days: workdays, startDate: null, questions: [], teams: [2] },
      messages: [],
    });
  });
});

describe('an invalid body is refused with a message', () => {
  it.each<[string, unknown, string]>([
    ['name', 'x'.repeat(101), 'Name can be up to 100 characters.'],
    ['startDate', '2026-02-30', 'Start date must be a day, written as YYYY-MM-DD.'],
    ['endDate', 'tomorrow', 'End date must be a day, written as YYYY-MM-DD.'],
    ['endDate', '1026-02-03', 'End date must be a day, written as YYYY-MM-DD.'],
    ['time', '25:00', 'Time must be a time of day, written as HH:MM.'],
    ['frequency', 5, 'Frequency must be one of 1 (Daily), 2 (Weekly), 3 (Monthly) or 4 (Yearly).'],
    [
      'days',
      [true, true],
      'Days must be a list of seven true or false values, Monday first, or a list of weekdays from 1 to 7.',
    ],
    [
      'days',
      [0],
      'Days must be a list of seven true or false values, Monday first, or a list of weekdays from 1 to 7.',
    ],
    ['teams', ['x'], 'Teams must be a list of ids.'],
    ['teams', [0], 'Teams must be a list of ids.'],
    ['openDays', 15, 'Open days must be a number from 1 to 14.'],
    ['bankPinned', [45], 'Pinned items must be a list of items of the question bank.'],
    ['questions', Array(6).fill({ text: 'x' }), 'A pulse can have up to 5 questions.'],
    ['questions', [{ text: 'x'.repeat(501) }], 'A question can be up to 500 characters.'],
    [
      'questions',
      [{ text: 'x', typeId: 1 }],
      'Question type must be one of 2 (Multiple choice), 3 (Open answer), 4 (Yes or no), 5 (Agreement) or 6 (Rating).',
    ],
    ['questions', [{ typeId: 2, pool: Array(11).fill('x') }], 'A question can have up to 10 options.'],
    ...['xx', 'x'.repeat(10_000), 'constructor'].flatMap((language): [string, unknown, string][] => [
      ['questions', [{ locale: language }], `The language of a question must be one of ${languages}.`],
      [
        'questions',
        [{ texts: { [language]: 'x' } }],
        `Translations of a question must be text by language, one of ${languages}.`,
      ],
      [
        'questions',
        [{ pools: { [language]: [] } }],
        `Translated options of a question must be lists by language, one of ${languages}.`,
      ],
      [
        'questions',
        [{ ends: { [language]: {} } }],
        `Send the translated ends of a scale as low and high for each language, out of ${languages}.`,
      ],
    ]),
    [
      'questions',
      JSON.parse('[{ "texts": { "__proto__": "x" } }]'),
      `Translations of a question must be text by language, one of ${languages}.`,
    ],
    ['questions', [{ texts: 'Gut?' }], `Translations of a question must be text by language, one of ${languages}.`],
    ['questions', [{ texts: { de: 4 } }], 'A question must be text.'],
    ['questions', [{ texts: { de: 'x'.repeat(10_000) } }], 'A question can be up to 500 characters.'],
    [
      'questions',
      [{ typeId: 2, pool: ['a'], pools: { de: ['x'.repeat(201)] } }],
      'An option of a question can be up to 200 characters.',
    ],
    [
      'questions',
      [{ typeId: 2, pool: ['a', 'b'], pools: { de: ['x'] } }],
      'Each translation of a question must have as many options as the question.',
    ],
    ['questions', [{ typeId: 6, ends: { de: { low: 'x'.repeat(61) } } }], 'A scale label can be up to 60 characters.'],
  ])('%s: %j', (name, value, message) => {
    expect(refused(name, value)[0]).toBe(message);
  });
});

describe('the questions of a body', () => {
  const question = (more: object) => (read({ questions: [more] }).data as { questions: unknown[] }).questions[0];
  const plain = { text: '', typeId: 5, pool: [], isMultiple: false, low: '', high: '', bankItemId: null };

  it.each<[string, object, object]>([
    ['an empty one is an agreement', {}, {}],
    ['of a type in digits', { text: ' Ready? ', typeId: '4' }, { text: 'Ready?', typeId: 4 }],
    ['options with runs of spaces', { typeId: 2, pool: ['a   b', ' c '] }, { typeId: 2, pool: ['a b', 'c'] }],
    ['options as things with a text', { typeId: 2, pool: [{ text: 'a' }, ''] }, { typeId: 2, pool: ['a'] }],
    ['options of another type are cleared', { typeId: 3, pool: ['a', 'b'], isMultiple: true }, { typeId: 3 }],
    ['the ends of a rating', { typeId: 6, low: 'Never', high: 'Always' }, { typeId: 6, low: 'Never', high: 'Always' }],
    ['the ends of another type are cleared', { typeId: 5, low: 'Never' }, {}],
    [
      'without options that are nothing, also in further languages',
      { typeId: 2, pool: ['', 'a', 'b'], pools: { de: ['x', ' A ', 'B'], fr: ['', '', ''], 'pt-BR': ['', '', 'B'] } },
      { typeId: 2, pool: ['a', 'b'], pools: { de: ['A', 'B'], 'pt-BR': ['', 'B'] } },
    ],
    [
      'in further languages what its type has',
      { locale: 'en', texts: { de: ' Gut? ', it: ' ' }, pools: { de: ['a'] }, ends: { de: { low: 'Nie' } } },
      { locale: 'en', texts: { de: 'Gut?' }, pools: {}, ends: {} },
    ],
    [
      'the ends of a rating in further languages',
      { typeId: 6, low: 'Never', ends: { de: { low: 'Nie' }, fr: {}, es: null } },
      { typeId: 6, low: 'Never', ends: { de: { low: 'Nie', high: '' } } },
    ],
    [
      'as GET answers it',
      { id: 4, text: 'Fine?', typeId: 4, typeName: 'Yes or no', pool: null },
      { id: 4, text: 'Fine?', typeId: 4 },
    ],
  ])('%s', (_, fields, expected) => {
    expect(question(fields)).toEqual({ ...plain, ...expected });
  });
});
