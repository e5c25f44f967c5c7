import { describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import {
  applyLines,
  everything,
  openImportScene,
  previewLines,
  readLinkVersions,
  readStructure,
  undoToTheEnd,
} from '#/e2e/support/scenes/import-scene.ts';
import { INVITATION_REPEAT_MS } from '#/lib/domain/invitations/constants.ts';
import { inviteMember } from '#/lib/domain/invitations/invite/invite.service.ts';
import { resendTeamInvitation } from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { correctAddress } from '#/lib/domain/people/access/correct-address.ts';
import { continueImport } from '#/lib/domain/people/imports/continue-import.ts';
import { getImport } from '#/lib/domain/people/imports/get-import.ts';
import { undoImport } from '#/lib/domain/people/imports/undo-import.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const scene = openImportScene();
const mine = () => ({ companyId: scene.administrator.companyId });
const preview = (lines: string[]) => previewLines(scene, lines);
const apply = (lines: string[], move?: 'true') => applyLines(scene, lines, move ? { move } : {});
const undo = (id: number) => undoToTheEnd(scene, id);
const structure = () => readStructure(scene);

describe('undoing an import', () => {
  it('restores what was there before', async () => {
    const before = await structure();
    const { state, kept: remainders } = await undo(await apply(everything, 'true'));
    expect([state, remainders]).toEqual(['undone', []]);
    expect(await structure()).toEqual(before);
  });

  it('restores a membership’s old start', async () => {
    const where = { teamId_userId: { teamId: scene.team.id, userId: scene.ada.id } };
    const before = await prisma().teamMember.findUniqueOrThrow({ where });
    await undo(await apply(['ada@,,,,Chess,,'], 'true'));
    expect(await prisma().teamMember.findUniqueOrThrow({ where })).toEqual(before);
  });

  it('keeps what has been used since, and says so', async () => {
    const id = await apply(everything);
    const other = await buildUser(prisma(), mine());
    await prisma().team.update({ where: { id: scene.team.id }, data: { leaderId: other.id } });
    await prisma().invitation.updateMany({
      where: { ...mine(), kind: 'team_leader' },
      data: { acceptedAt: new Date() },
    });
    const east = await prisma().team.findFirstOrThrow({ where: { ...mine(), name: 'East' } });
    await prisma().team.update({ where: { id: east.id }, data: { leaderId: other.id } });
    const { kept: remainders } = await undo(id);
    expect(Object.fromEntries(remainders.map(({ reason, count }) => [reason, count]))).toEqual({
      'The invitation has been accepted.': 1,
      'The leader has changed since then.': 1,
      'There are people in it now.': 2,
    });
    expect((await structure()).invitations).toEqual([]);
  });

  it('ends an invitation that was sent again, and says if it was accepted', async () => {
    const id = await apply(['eve@,,,,Chess,,', 'zoe@,,,,Chess,,', 'ivy@,,,,Chess,,']);
    const chess = await prisma().team.findFirstOrThrow({ where: { ...mine(), name: 'Chess' } });
    const ctx = await userCtx(scene.administrator);
    for (const name of ['eve', 'zoe'])
      await resendTeamInvitation(ctx, chess.id, { email: `${name}.${scene.word}@x.com` });
    const again = { ...mine(), email: `zoe.${scene.word}@x.com`, revokedAt: null };
    await prisma().invitation.updateMany({ where: again, data: { acceptedAt: new Date() } });
    const { kept: remainders } = await undo(id);
    expect(remainders).toEqual([{ reason: 'The invitation has been accepted.', count: 1 }]);
    expect((await structure()).invitations).toEqual([]);
  });

  it('ends an invitation whose address was corrected, and one that someone replaced by inviting again', async () => {
    const id = await apply(['eve@,,,,Chess,,', 'zoe@,,,,Chess,,']);
    const chess = await prisma().team.findFirstOrThrow({ where: { ...mine(), name: 'Chess' } });
    const [email, other] = [`eve.${scene.word}@x.com`, `zoe.${scene.word}@x.com`];
    await correctAddress(await userCtx(scene.administrator), { email, newEmail: `right.${scene.word}@x.com` });
    const later = await userCtx(scene.administrator, { now: new Date(Date.now() + INVITATION_REPEAT_MS) });
    await inviteMember(later, chess.id, { email: other });
    expect(await undo(id)).toMatchObject({ kept: [] });
    expect((await structure()).invitations).toEqual([]);
  });

  it('works once, within seven days, and only for changes that were applied', async () => {
    const id = await apply(['ada@,,,,Chess,,']);
    const late = await userCtx(scene.administrator, { now: new Date(Date.now() + 8 * 24 * 3_600_000) });
    await expect(undoImport(late, id)).rejects.toMatchObject({ code: 'conflict' });
    await undo(id);
    await expect(undo(id)).rejects.toMatchObject({ code: 'conflict' });
    const { id: waiting } = await preview(['ada@,,,,Chess,,']);
    await expect(undo(waiting)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('never removes the last administrator', async () => {
    const id = await apply(['lead@,,,,,Administrator,']);
    await prisma().administrator.deleteMany({ where: { userId: scene.administrator.id } });
    await undoImport(await userCtx(scene.lead), id);
    await continueImport(jobCtx(), { importId: id });
    expect(await prisma().administrator.count({ where: mine() })).toBe(1);
  });

  it('ends the share links known to people who stop leading', async () => {
    const versions = async () => {
      const { administratorLinkVersion } = await prisma().company.findUniqueOrThrow({
        where: { id: scene.administrator.companyId },
      });
      const { linkVersion } = await prisma().department.findUniqueOrThrow({ where: { id: scene.department.id } });
      return [administratorLinkVersion, linkVersion];
    };
    const [ofCompany = 0, ofDepartment = 0] = await versions();
    const id = await apply(['ada@,,,,,Administrator,', 'lead@,,,Engineering,,Department Leader,']);
    expect(await versions()).toEqual([ofCompany, ofDepartment]);
    await undo(id);
    expect(await versions()).toEqual([ofCompany + 1, ofDepartment + 1]);
  });

  it('ends the share link of a team whose members it removes', async () => {
    const id = await apply(['ada@,,,,Chess,,']);
    expect(await readLinkVersions(scene)).toEqual({ Compilers: 1, Chess: 1 });
    await undo(id);
    expect(await readLinkVersions(scene)).toEqual({ Compilers: 1, Chess: 2 });
  });

  it('ends the share link of a team whose leader it removes', async () => {
    const chess = await prisma().team.findFirstOrThrow({ where: { ...mine(), name: 'Chess' } });
    const id = await apply(['lead@,,,,Chess,Team Leader,']);
    await undo(id);
    expect(await prisma().team.findUniqueOrThrow({ where: { id: chess.id } })).toMatchObject({
      leaderId: null,
      linkVersion: 2,
    });
  });

  it('notifies a team and both leaders that the former leader leads it again', async () => {
    const member = await buildMember(prisma(), { team: scene.team });
    const id = await apply(['ada@,,,Engineering,Compilers,Team Leader,']);
    await prisma().notification.deleteMany({ where: mine() });
    await undo(id);
    const notifications = await findNotices({ where: mine() });
    expect(notifications.map(({ userId, title }) => [userId, title])).toEqual([
      [scene.lead.id, 'You lead a team'],
      [member.id, 'New team leader'],
      [scene.ada.id, 'New team leader'],
    ]);
    expect(notifications[1]?.message).toContain(`${scene.lead.firstName} ${scene.lead.lastName}`);
  });

  it('doesn’t end the link of a team that the person had already left', async () => {
    const id = await apply(['ada@,,,,Chess,,']);
    await prisma().teamMember.deleteMany({ where: { userId: scene.ada.id, team: { name: 'Chess' } } });
    await undo(id);
    expect(await readLinkVersions(scene)).toEqual({ Compilers: 1, Chess: 1 });
  });

  it('never removes the last administrator who can sign in', async () => {
    const id = await apply(['lead@,,,,,Administrator,']);
    await prisma().user.update({ where: { id: scene.administrator.id }, data: { blockedAt: new Date() } });
    await undoImport(await userCtx(scene.lead), id);
    await continueImport(jobCtx(), { importId: id });
    expect(await prisma().administrator.count({ where: { ...mine(), userId: scene.lead.id } })).toBe(1);
    const { import: undone } = await getImport(await userCtx(scene.lead), id);
    expect(undone.kept).toEqual([{ reason: 'A company needs an administrator.', count: 1 }]);
  });
});
