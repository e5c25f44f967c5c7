import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** A program written only from the two specifications: their paths, fields and words. */
const server = openServer();
let world: World;
let headers: Record<string, string>;

beforeEach(async () => {
  world = await buildWorld();
  headers = await asProgram(world.own.persons['Team Leader']);
});

const get = (path: string, as = headers) => server.call(`/api/pulse${path}`, { headers: as });
const post = (path: string, body: unknown, as = headers) =>
  server.call(`/api/pulse${path}`, { method: 'POST', headers: as, body });
const as = async (role: RoleName) => ({ ...(await asProgram(world.own.persons[role])), role });

type Pulse = { id: number; name: string; status: string; isActive: boolean };
interface PulseBody {
  id: number;
  message: string;
  status: string;
  pulse: Pulse;
  pulses: Pulse[];
  questions: { id: number; text: string; typeId: number; typeName: string; pool: string[] }[];
}
const bodyOf = (answer: { json: unknown }) => answer.json as PulseBody;

const questions = [
  { text: 'How was the week?', typeId: '5' },
  { text: 'Where do you work?', typeId: '2', pool: ['Office', 'Home   office'] },
];

describe('a body with only the documented words', () => {
  it('creates, activates, edits and lists a pulse, and deactivates no other', async () => {
    const creation = bodyOf(await post('/create', { name: 'Week', questions }));
    expect(creation).toMatchObject({ status: 'Disabled', message: 'Successfully!' });
    const read = bodyOf(await get(`/${creation.id}`));
    expect(read.questions.map(({ text, typeName, pool }) => [text, typeName, pool])).toEqual([
      ['How was the week?', 'Agreement', []],
      ['Where do you work?', 'Multiple choice', ['Office', 'Home office']],
    ]);
    const active = bodyOf(await get(`/${creation.id}/active`));
    expect([active.message, active.pulse.status]).toEqual(['the pulse is active', 'Active']);
    const edited = bodyOf(await post(`/${creation.id}`, { name: 'This week' }));
    expect([edited.message, edited.pulse.name, edited.pulse.status]).toEqual([
      'the pulse was edited',
      'This week',
      'Active',
    ]);
    const managed = bodyOf(await post(`/${creation.id}/manage`, { time: '16:00', questions: [] }));
    expect(managed).toMatchObject({ message: 'the pulse was edited', pulse: { time: '16:00' } });
    expect(bodyOf(await get(`/${creation.id}`)).questions).toHaveLength(2);
    expect(bodyOf(await get('/?status=Active')).pulses.map(({ id }) => id)).toEqual([creation.id]);
  });

  it('creates a draft with the documented name if everything is left out', async () => {
    const { pulse } = bodyOf(await post('/create', { isDraft: 'true' }));
    expect(pulse).toMatchObject({ name: 'Enter Checkin name', status: 'In Draft', time: '12:00', frequency: 1 });
  });

  it('creates a pulse of every ready-made survey', async () => {
    const { pulses } = bodyOf(await get('/default'));
    expect(pulses).toHaveLength(10);
    for (const { id } of pulses) {
      const creation = bodyOf(await post(`/${id}/default/create`, {}));
      expect(creation).toMatchObject({ status: 'Disabled', pulse: { name: 'Check-in 1' } });
      expect((await get(`/${creation.id}/active`)).status).toBe(200);
    }
  });

  it('may contain what a GET returned, and unknown fields', async () => {
    const { id } = bodyOf(await post('/create', { questions }));
    const read = bodyOf(await get(`/${id}`));
    const posted = bodyOf(await post(`/${id}`, { ...read, companyId: 1, creatorId: 1, isActive: true }));
    expect(posted.pulse).toMatchObject({ status: 'Disabled', creatorId: world.own.persons['Team Leader'].id });
    expect(bodyOf(await get(`/${id}`)).questions).toEqual(read.questions);
  });
});

describe('a refusal of a pulse', () => {
  it('covers a sixth question, and invalid fields', async () => {
    const sixth = await post('/create', { questions: Array(6).fill(questions[0]) });
    expect([refusalOf(sixth), bodyOf(sixth).message]).toEqual([422, 'A pulse can have up to 5 questions.']);
    for (const body of [{ frequency: 9 }, { days: [9] }, { startDate: 'soon' }, { time: '99:99' }, { teams: 'all' }])
      expect([body, refusalOf(await post('/create', body))]).toEqual([body, 422]);
    for (const query of ['status=Running', 'date=2026-99', 'user=me'])
      expect([query, refusalOf(await get(`?${query}`))]).toEqual([query, 422]);
  });

  it('says everything that is missing when half a pulse is activated', async () => {
    const { id } = bodyOf(await post('/create', { teams: [], questions: [{ text: ' ' }] }));
    const { status, json } = await get(`/${id}/active`);
    expect([status, json]).toMatchObject([
      422,
      {
        message: 'Write at least one question.',
        messages: ['Write at least one question.', 'Choose at least one team.'],
      },
    ]);
  });

  it('says why to a person who sees a pulse and may not change it', async () => {
    const administrator = await as('Administrator');
    const { id } = bodyOf(await post('/create', { questions }, administrator));
    await get(`/${id}/active`, administrator);
    expect((await get(`/${id}`)).status).toBe(200);
    for (const answer of [await post(`/${id}`, { name: 'Mine' }), await get(`/${id}/active`)])
      expect([refusalOf(answer), bodyOf(answer).message]).toMatchObject([
        403,
        expect.stringMatching(/^Only .+ of this pulse can change it\. Ask .+\.$/),
      ]);
  });

  it('keeps a member from creating, reading or listing pulses', async () => {
    const { id } = bodyOf(await post('/create', { questions }));
    const member = await as('Member');
    const answers = [
      await post('/create', {}, member),
      await get('', member),
      await get(`/${id}`, member),
      await get(`/${id}/active`, member),
    ];
    expect(answers.map(refusalOf)).toEqual([403, 403, 403, 403]);
  });

  it.each(['pls_k5e.uHrmtIA5hd9wHla0IOHb3KE9O9fORWMR_XLpMKWmdpw', 'results', '7x', '0'])(
    'doesn’t read %s, an id of another form',
    async (id) => {
      const answers = [await get(`/${id}`), await post(`/${id}`, {}), await get(`/${id}/active`)];
      expect(answers.map(refusalOf)).toEqual([404, 404, 404]);
    },
  );
});

it('a link, a prefetch, another site and HEAD activate nothing', async () => {
  const { id } = bodyOf(await post('/create', { questions }));
  const attempts: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-purpose': 'prefetch' },
    { origin: 'https://evil.example' },
  ];
  for (const attempt of attempts) {
    const answer = await get(`/${id}/active`, { ...headers, ...attempt });
    expect([attempt, answer.status]).toEqual([attempt, 403]);
  }
  expect((await server.call(`/api/pulse/${id}/active`, { method: 'HEAD', headers })).status).toBe(405);
  expect(await prisma().pulse.findUnique({ where: { id } })).toMatchObject({ isActive: false, activatedAt: null });
});
