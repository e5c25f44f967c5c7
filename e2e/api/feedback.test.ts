import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildFeedbackImage } from '#/prisma/seed/builders/build-feedback-image.ts';

/** A program written only from the specification: its paths, fields and words. */
const server = openServer();
let world: World;
let headers: Record<string, string>;

beforeEach(async () => {
  world = await buildWorld();
  headers = await asProgram(world.own.persons.Member);
});

const post = async (path: string, body: unknown) =>
  server.call(`/api/feedback${path}`, { method: 'POST', headers, body });
const messageOf = ({ json }: { json: unknown }) => (json as { message: string }).message;
const countFeedback = () => prisma().feedback.count({ where: { companyId: world.own.company.id } });

describe('feedback', () => {
  it('has types, and is accepted as documented', async () => {
    const { json } = await server.call('/api/feedback/feedbackTypes', { headers });
    expect(json).toEqual({
      types: [
        { id: 1, name: 'Something is broken' },
        { id: 2, name: 'Idea' },
        { id: 3, name: 'Question' },
        { id: 4, name: 'Praise' },
        { id: 5, name: 'Other' },
      ],
    });
    const { name: fileName } = await buildFeedbackImage(prisma(), world.own.persons.Member);
    const screenshots = [{ url: `/api/images/${fileName}`, fileName }];
    const answer = await post('', {
      type: '2',
      description: 'A dark mode',
      screenshots,
      rate: '4',
      score: '9',
      page: 1,
    });
    expect([answer.status, messageOf(answer)]).toEqual([200, 'Your feedback has been sent!']);
    expect(await prisma().feedback.findFirst({ where: { companyId: world.own.company.id } })).toMatchObject({
      typeId: 2,
      rate: 4,
      score: 9,
    });
  });

  it.each([
    ['no text', { type: 1 }],
    ['an unknown type', { type: 9, description: 'x' }],
    ['too many stars', { description: 'x', rate: 6 }],
    ['a score that is none', { description: 'x', score: 'high' }],
    ['a screenshot that is none', { description: 'x', screenshots: [{ fileName: '../x' }] }],
    ['a list', []],
  ])('is refused with %s, and isn’t stored', async (_, body) => {
    expect(refusalOf(await post('', body))).toBe(422);
    expect(await countFeedback()).toBe(0);
  });

  it('may be a suggestion', async () => {
    const answer = await post('/suggection', { text: 'Longer weekends.' });
    expect([answer.status, messageOf(answer)]).toEqual([200, 'Your suggestion has been sent']);
    for (const text of ['', '  ', 'x'.repeat(2001), 7])
      expect(refusalOf(await post('/suggection', { text }))).toBe(422);
    expect(await countFeedback()).toBe(1);
  });
});

describe('screenshots', () => {
  const upload = (field: string, content: string) =>
    server.call('/api/feedback/image/set', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${content}\r\n--x--\r\n`,
    });

  it('are pictures in a form', async () => {
    expect(refusalOf(await upload('image', '<svg/>'))).toBe(422);
    expect(refusalOf(await upload('screenshot', ''))).toBe(422);
    expect(refusalOf(await post('/image/set', { image: 'x' }))).toBe(415);
  });

  it('are removed by their name', async () => {
    const { name } = await buildFeedbackImage(prisma(), world.own.persons.Member);
    expect((await post('/image/remove', { fileName: name })).status).toBe(200);
    for (const fileName of [name, 'x', '']) expect(refusalOf(await post('/image/remove', { fileName }))).toBe(404);
    expect(refusalOf(await post('/image/remove', {}))).toBe(422);
  });
});
