import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { presentActivity } from '#/lib/domain/audit/activity.present.ts';
import { downloadPaper, getPaper, listPapers } from '#/lib/domain/papers/paper.service.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

const textOf = async (response: Response) => pdfText(new Uint8Array(await response.arrayBuffer()));
const visitor = () => newCtx({ kind: 'visitor' as const });

it('an administrator gets the company’s paper as a PDF, and the download is logged', async () => {
  const { administrator, company } = await buildManagedCompany();
  const ctx = await userCtx(administrator);
  const response = await downloadPaper(ctx, { kind: 'works-council', locale: 'de' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'de',
    'cache-control': 'no-store',
    'content-disposition': expect.stringContaining('unboxt-works-council-de.pdf'),
  });
  expect(await textOf(response)).toContain('Betriebsrat');
  const [entry] = await prisma().auditEntry.findMany({ where: { companyId: company.id, action: 'paper.read' } });
  expect(entry).toMatchObject({ actorId: administrator.id, details: { paper: 'works-council' } });
  expect(entry && presentActivity(entry, new Map(), 'en').text).toBe('downloaded the paper “For the works council”');
});

it('a paper has its company’s settings, and changes with them', async () => {
  const { administrator, company } = await buildManagedCompany();
  const ctx = await userCtx(administrator);
  const before = await getPaper(ctx, 'works-council');
  expect(JSON.stringify(before)).toContain(company.name);
  await prisma().company.update({ where: { id: company.id }, data: { minimumGroupSize: 8 } });
  const after = await getPaper(ctx, 'works-council');
  expect(after.version).not.toBe(before.version);
  expect(JSON.stringify(after)).toContain('once 8 people');
});

it('everyone in a company reads the notice, and no other paper of the company', async () => {
  const { teamLeader } = await buildManagedCompany();
  const ctx = await userCtx(teamLeader);
  expect((await listPapers(ctx)).papers.map(({ kind }) => kind)).toEqual([
    'works-council-sample',
    'notice',
    'measures',
    'processor',
  ]);
  await expect(getPaper(ctx, 'works-council')).rejects.toMatchObject({ code: 'not_found' });
});

it('a visitor reads only the open papers, and nothing is logged', async () => {
  const before = await prisma().auditEntry.count();
  const { papers } = await listPapers(visitor());
  expect(papers.every(({ isOpen }) => isOpen)).toBe(true);
  expect(papers).toHaveLength(3);
  expect(await textOf(await downloadPaper(visitor(), { kind: 'measures' }))).toContain('Security');
  for (const kind of ['works-council', 'notice', 'record', 'impact'] as const)
    await expect(downloadPaper(visitor(), { kind })).rejects.toMatchObject({ code: 'not_found' });
  expect(await prisma().auditEntry.count()).toBe(before);
});
