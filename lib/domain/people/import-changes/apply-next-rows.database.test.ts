import { describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { waitingIn } from '#/e2e/support/product/queue.ts';
import {
  applyLines,
  everything,
  openImportScene,
  previewLines,
  readLinkVersions,
  readStructure,
} from '#/e2e/support/scenes/import-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { importChunk } from '#/lib/domain/people/constants.ts';
import { applyNextRows } from '#/lib/domain/people/import-changes/apply-next-rows.ts';
import { continueImport } from '#/lib/domain/people/imports/continue-import.ts';
import { getImport } from '#/lib/domain/people/imports/get-import.ts';
import { sweepOldImports } from '#/lib/domain/people/imports/import.service.ts';
import { startImport } from '#/lib/domain/people/imports/start-import.ts';
import { workOnImport } from '#/lib/domain/people/queues.ts';
import { type Database, prisma, type Transaction } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const scene = openImportScene();
const mine = () => ({ companyId: scene.administrator.companyId });
const preview = (lines: string[]) => previewLines(scene, lines);
const apply = (lines: string[], move?: 'true') => applyLines(scene, lines, move ? { move } : {});
const structure = () => readStructure(scene);
const audits = async (action: string) => prisma().auditEntry.count({ where: { ...mine(), action } });

describe('a preview of an import', () => {
  it('says what would happen, and changes nothing', async () => {
    const before = await structure();
    const peopleImport = await preview([
      'eve@,Eve,Doe,Sales,East,,',
      'nobody,,,,,,',
      'ada@,,,,Chess,Team Leader,',
      'lead@,,,Engineering,Compilers,,',
    ]);
    expect(peopleImport).toMatchObject({
      fileName: 'people.csv',
      state: 'previewed',
      counts: { rows: 4, wrong: 1, invited: 1, changed: 1, unchanged: 1, departments: 1, teams: 1, people: 3 },
      errors: [{ line: 3, email: 'nobody', field: 'Email', message: '“nobody” isn’t an email address.' }],
      confirmations: [],
    });
    expect(await structure()).toEqual(before);
    expect(await audits('people.import')).toBe(0);
  });

  it('doesn’t say whether an address has an account in another company', async () => {
    const elsewhere = await buildCompany(prisma());
    const theirs = await buildUser(prisma(), { companyId: elsewhere.id });
    const [foreign, fresh] = [await preview([`${theirs.email},,,,Chess,,`]), await preview(['eve@,,,,Chess,,'])];
    expect({ ...foreign, id: 0, createdAt: '' }).toEqual({ ...fresh, id: 0, createdAt: '' });
    await apply([`${theirs.email},,,,Chess,,`]);
    expect(await prisma().invitation.count({ where: { ...mine(), email: theirs.email } })).toBe(1);
    expect(await prisma().teamMember.count({ where: { userId: theirs.id } })).toBe(0);
  });
});

/** Does all the work and loses the connection before COMMIT. */
const fallingDatabase = {
  $transaction: (run: (tx: Transaction) => Promise<unknown>) =>
    prisma().$transaction(async (tx) => {
      await run(tx);
      throw new Error('the plug is pulled');
    }),
} as unknown as Database;

describe('an import', () => {
  it('creates places, invites new people and moves existing ones', async () => {
    const id = await apply(everything);
    expect(await structure()).toEqual({
      teams: ['-/Chess: - [ada]', 'Engineering/Compilers: ada [lead]', 'Sales/East: - []'],
      departments: ['Engineering: -', 'Sales: lead'],
      administrators: 2,
      invitations: ['eve team_member', 'zoe team_leader'],
    });
    const { import: done } = await getImport(await userCtx(scene.administrator), id);
    expect(done).toMatchObject({ state: 'applied', progress: { done: 6, total: 6 } });
    for (const [action, times] of Object.entries({
      'people.import': 1,
      'people.import-finish': 1,
      'department.create': 1,
      'team.create': 1,
      'department.leader': 1,
      'team.leader': 1,
      'administrator.add': 1,
    }))
      expect([action, await audits(action)]).toEqual([action, times]);
    const invitations = await prisma().invitation.findMany({ where: mine() });
    const mails = await waitingIn(sendInvitationMail);
    for (const { id: invitationId } of invitations) expect(mails).toContainEqual({ invitationId, version: 1 });
    expect(invitations[0]).toMatchObject({ invitedById: scene.administrator.id });
  });

  it('changes nothing the second time', async () => {
    await apply(everything);
    const before = await structure();
    expect((await preview(everything)).counts).toMatchObject({ invited: 0, changed: 0, teams: 0, departments: 0 });
    expect(await structure()).toEqual(before);
  });

  it('replaces an older invitation to the same lead, as every other way does', async () => {
    const { id } = await preview(['zoe@,,,Engineering,Compilers,Team Leader,']);
    const place = { ...mine(), teamId: scene.team.id, kind: 'team_leader' as const };
    await startImport(await userCtx(scene.administrator), id, {
      confirmation: '',
      administrators: false,
      suspend: false,
    });
    await buildInvitation(prisma(), { ...place, email: `soon.${scene.word}@x.com` });
    await continueImport(jobCtx(), { importId: id });
    expect((await structure()).invitations).toEqual(['zoe team_leader']);
  });

  it('leaves out wrong rows', async () => {
    await apply(['eve@,,,,Chess,,', 'wrong,,,,Chess,,']);
    expect((await structure()).invitations).toEqual(['eve team_member']);
  });

  it('withdraws other invitations to a lead that it fills, and notifies new leaders, former ones and the team', async () => {
    const place = { ...mine(), teamId: scene.team.id };
    const member = await buildMember(prisma(), { team: scene.team });
    const { id } = await preview([
      'ada@,,,Engineering,Compilers,Team Leader,',
      'lead@,,,Engineering,,Department Leader,',
    ]);
    await startImport(await userCtx(scene.administrator), id, {
      confirmation: '',
      administrators: false,
      suspend: false,
    });
    // Invited while the import is running.
    const open = [
      await buildInvitation(prisma(), { ...place, kind: 'team_leader', email: `soon.${scene.word}@x.com` }),
      await buildInvitation(prisma(), { ...place, kind: 'secondary_leader', email: scene.ada.email }),
      await buildInvitation(prisma(), { ...mine(), departmentId: scene.department.id, kind: 'department_leader' }),
      await buildInvitation(prisma(), { ...mine(), departmentId: scene.department.id, kind: 'team_leader' }),
    ];
    await continueImport(jobCtx(), { importId: id });
    const left = await prisma().invitation.findMany({ where: { ...mine(), revokedAt: null } });
    expect(left.map((one) => one.id)).toEqual([open[3]?.id]);
    const notificationsOf = async ({ id: userId }: User) =>
      (await findNotices({ where: { userId } })).map(({ role, title }) => `${role}: ${title}`);
    expect(await notificationsOf(scene.ada)).toEqual(['Team Leader: You lead a team']);
    expect(await notificationsOf(scene.lead)).toEqual([
      'Member: New team leader',
      'Department Leader: You lead a department',
    ]);
    expect(await notificationsOf(member)).toEqual(['Member: New team leader']);
    expect(await notificationsOf(scene.administrator)).toEqual([]);
  });

  it('moves people if requested', async () => {
    await apply(['ada@,,,,Chess,,'], 'true');
    expect((await structure()).teams).toEqual(['-/Chess: - [ada]', 'Engineering/Compilers: lead []']);
  });

  it('ends the share link of a team that a person leaves, and of no other', async () => {
    await apply(['ada@,,,,Chess,,'], 'true');
    expect(await readLinkVersions(scene)).toEqual({ Compilers: 2, Chess: 1 });
  });

  it('ends no link if a member becomes the team’s leader and the former leader a member', async () => {
    await apply(['ada@,,,Engineering,Compilers,Team Leader,']);
    expect((await structure()).teams).toContain('Engineering/Compilers: ada [lead]');
    expect(await readLinkVersions(scene)).toEqual({ Compilers: 1, Chess: 1 });
  });

  it('continues where a crashed process stopped, and two workers repeat nothing', async () => {
    const { id } = await preview(Array.from({ length: importChunk * 2 + 7 }, (_, at) => `p${at}@,,,,Team ${at % 9},,`));
    const ctx = await userCtx(scene.administrator);
    await startImport(ctx, id, { confirmation: ctx.company.name, administrators: false, suspend: false });
    expect(await applyNextRows(jobCtx(), id)).toBe(true);
    // A chunk that fails at its very end changes nothing.
    await expect(applyNextRows({ ...jobCtx(), db: fallingDatabase }, id)).rejects.toThrow('the plug is pulled');
    const half = (await getImport(await userCtx(scene.administrator), id)).import;
    expect(half).toMatchObject({ state: 'applying', progress: { done: importChunk, total: importChunk * 2 + 7 } });
    expect((await structure()).invitations).toHaveLength(importChunk);
    const later = jobCtx({ now: new Date(Date.now() + 120_000) });
    const waiting = (await waitingIn(workOnImport)).length;
    await sweepOldImports(later);
    expect((await waitingIn(workOnImport)).length).toBe(waiting + 1);
    await Promise.all([continueImport(jobCtx(), { importId: id }), continueImport(jobCtx(), { importId: id })]);
    expect((await structure()).invitations).toHaveLength(importChunk * 2 + 7);
    expect((await structure()).teams).toHaveLength(11);
    expect(await audits('people.import-finish')).toBe(1);
  });
});

it('names and addresses of an import are deleted after their time', async () => {
  const id = await apply(['eve@,,,,Chess,,']);
  const { id: previewed } = await preview(['eve@,,,,Chess,,']);
  await sweepOldImports(jobCtx({ now: new Date(Date.now() + 9 * 24 * 3_600_000) }));
  expect(await prisma().peopleImportRow.count({ where: { importId: { in: [id, previewed] } } })).toBe(0);
  expect(await prisma().peopleImport.findMany({ where: mine(), select: { id: true } })).toEqual([{ id }]);
});
