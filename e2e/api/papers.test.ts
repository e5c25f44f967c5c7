import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';

const server = openServer();
let world: World;

beforeAll(async () => {
  world = await buildWorld();
}, 60_000);

const bodyOf = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '');
const administratorOf = (company: 'own' | 'foreign') => asProgram(world[company].persons.Administrator);
const entries = () => prisma().auditEntry.count({ where: { action: 'paper.read' } });

describe('GET /api/papers/{kind}', () => {
  it('returns an open paper to a stranger in a requested language, and logs nothing', async () => {
    const before = await entries();
    const { status, headers, text } = await server.call('/api/papers/measures?locale=fr');
    expect([status, headers['content-type'], headers['content-language']]).toEqual([200, 'application/pdf', 'fr']);
    expect(headers['content-disposition']).toContain('unboxt-measures-fr.pdf');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(await entries()).toBe(before);
  });

  it('answers a request for a forbidden paper as it does for an unknown one', async () => {
    const unknown = await server.call('/api/papers/nothing');
    const member = await asProgram(world.own.persons.Member);
    for (const kind of ['works-council', 'record', 'impact', 'notice'])
      expect(bodyOf(await server.call(`/api/papers/${kind}`))).toBe(bodyOf(unknown));
    expect(bodyOf(await server.call('/api/papers/record', { headers: member }))).toBe(bodyOf(unknown));
    expect((await server.call('/api/papers/notice', { headers: member })).status).toBe(200);
  });

  it('refuses an unknown language', async () => {
    expect(refusalOf(await server.call('/api/papers/measures?locale=xx'))).toBe(422);
  });

  it('logs the signed-in person, in their own company', async () => {
    const headers = await administratorOf('own');
    expect((await server.call('/api/papers/works-council', { headers })).status).toBe(200);
    const [entry] = await prisma().auditEntry.findMany({ where: { action: 'paper.read' }, orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      companyId: world.own.company.id,
      actorId: world.own.persons.Administrator.id,
      details: { paper: 'works-council' },
    });
  });
});

describe('GET /api/papers', () => {
  it('lists the papers that the caller may read, with another version for another company', async () => {
    const list = async (headers = {}) =>
      (await server.call('/api/papers', { headers })).json as { papers: { kind: string; version: string }[] };
    const [open, own, foreign] = [
      await list(),
      await list(await administratorOf('own')),
      await list(await administratorOf('foreign')),
    ];
    expect(open.papers.map(({ kind }) => kind)).toEqual(['works-council-sample', 'measures', 'processor']);
    expect(own.papers).toHaveLength(7);
    const versionIn = ({ papers }: typeof own, kind: string) => papers.find((paper) => paper.kind === kind)?.version;
    expect(versionIn(own, 'works-council')).not.toBe(versionIn(foreign, 'works-council'));
    expect(versionIn(own, 'measures')).toBe(versionIn(open, 'measures'));
  });
});
