import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { leaveTraces } from '#/e2e/support/scenes/personal-traces.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { exportFiles } from '#/lib/domain/companies/export/export-files.constants.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let company: Company;
let person: User;
let folder: string;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  person = await buildAdministrator(prisma(), { companyId: company.id, phone: '+441234567890' });
  const parent = mkdtempSync(path.join(tmpdir(), 'unboxt-export-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  folder = path.join(parent, 'company');
});

const rowsOf = (file: string) =>
  readFileSync(path.join(folder, `${file}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const events = () => prisma().auditEntry.findMany({ where: { companyId: company.id }, select: { action: true } });

describe('company export', () => {
  it('writes structure, people, settings and log for its owner only, and is itself logged', async () => {
    const { code, said } = await operate('company', 'export', String(company.id), folder);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`${company.name} (company ${company.id}) is in ${folder}`),
    ]);
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(exportFiles)
        .map((name) => `${name}.jsonl`)
        .sort(),
    );
    const modes = ['', ...readdirSync(folder)].map((name) =>
      (statSync(path.join(folder, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', ...Object.keys(exportFiles).map(() => '600')]);
    expect(rowsOf('company')).toMatchObject([{ id: company.id, name: company.name, minimumGroupSize: 5 }]);
    expect(rowsOf('people')).toMatchObject([{ id: person.id, email: person.email, state: 'active' }]);
    expect(rowsOf('activity')).toMatchObject([{ action: 'company.export', actorKind: 'operator' }]);
    expect(await events()).toEqual([{ action: 'company.export' }]);
  });

  it('contains nothing of other companies, and no text that anyone wrote or answered', async () => {
    const secret = uniqueWord();
    await leaveTraces(person, secret);
    const stranger = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    await operate('company', 'export', company.name, folder);
    const text = readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('');
    expect(text).not.toContain('+441234567890');
    expect(text).not.toContain(stranger.email);
    // Names of things are exported, but not what someone wrote.
    const filesWithSecret = readdirSync(folder).filter((name) =>
      readFileSync(path.join(folder, name), 'utf8').includes(secret),
    );
    expect(
      filesWithSecret.filter(
        (name) => !['departments.jsonl', 'teams.jsonl', 'invitations.jsonl', 'imports.jsonl'].includes(name),
      ),
    ).toEqual([]);
  });

  it('reads more rows than fit its memory', async () => {
    const many = Array.from({ length: 2001 }, (_, number) => ({
      companyId: company.id,
      email: `${uniqueWord()}.${number}@example.com`,
      firstName: 'Ada',
      lastName: 'Byron',
      timeZoneId: 11,
      timeZone: 'Europe/London',
    }));
    await prisma().user.createMany({ data: many });
    await operate('company', 'export', String(company.id), folder);
    expect(rowsOf('people')).toHaveLength(2002);
  });

  it('refuses an existing folder and an impossible one, and writes nothing on a dry run', async () => {
    expect((await operate('company', 'export', company.name, folder, '--dry-run')).said).toContain('would be written');
    expect(await operate('company', 'export', company.name, path.dirname(folder))).toMatchObject({
      code: 1,
      complaint: `${path.dirname(folder)} already exists. Give a new folder.`,
    });
    const lost = path.join(folder, 'below');
    expect((await operate('company', 'export', company.name, lost)).complaint).toBe(`There’s no folder ${folder}.`);
    expect((await operate('company', 'export', company.name)).code).toBe(2);
    expect(await events()).toEqual([]);
  });
});
