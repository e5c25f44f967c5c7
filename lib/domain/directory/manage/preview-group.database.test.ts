import { beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene, type DirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { TIE_NAMES_MAX } from '#/lib/domain/directory/constants.ts';
import { tieGroup, updateDirectory } from '#/lib/domain/directory/manage/directory.service.ts';
import { previewGroup } from '#/lib/domain/directory/manage/preview-group.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let scene: DirectoryScene;
let ctx: UserCtx;
let team: Team;
let leader: User;

openQueue();
beforeEach(async () => {
  scene = await buildDirectoryScene();
  ctx = await userCtx(scene.administrator);
  const { companyId } = scene;
  leader = await buildUser(prisma(), { companyId, email: scene.address('lead') });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id, name: 'Harbour' });
});

async function group(...names: string[]): Promise<string> {
  const members: { value: string }[] = [];
  for (const name of names) {
    const { id } = await scene.add(name, { externalId: name, name: { givenName: name, familyName: 'Ek' } });
    members.push({ value: id });
  }
  return (await scene.send('POST', 'Groups', { displayName: names.join(), members })).body.id;
}
const inTeam = () => prisma().teamMember.count({ where: { teamId: team.id } });
const said = async (answer: Promise<{ message?: string }>) => inWords((await answer).message ?? '', 'en');

it('the preview of a group says who joins, who is already there and who stays, and connecting does the same', async () => {
  const stranger = await buildMember(prisma(), { team });
  const id = await group('ada', 'bo', 'lead');
  const bo = await prisma().user.findUniqueOrThrow({ where: { email: scene.address('bo') } });
  await buildMember(prisma(), { team, user: bo });
  const preview = await previewGroup(ctx, id, { teamId: team.id });
  expect(preview).toMatchObject({ joining: 1, already: 2, others: 1, formerTeam: null });
  expect(preview.people.map(({ name }) => name)).toEqual(['ada Ek']);
  expect(await inTeam()).toBe(2);
  expect(await said(tieGroup(ctx, id, { teamId: team.id }))).toContain('1 person joined Harbour.');
  expect(await inTeam()).toBe(3);
  expect(await prisma().teamMember.count({ where: { teamId: team.id, userId: stranger.id } })).toBe(1);
  expect(await said(tieGroup(ctx, id, { teamId: team.id }))).toContain('No one had to join Harbour.');
});

it('the preview of a group names only a few people, and the team that the group leaves', async () => {
  const names = Array.from({ length: TIE_NAMES_MAX + 2 }, (_, at) => `p${String.fromCharCode(97 + at)}`);
  const id = await group(...names);
  await tieGroup(ctx, id, { teamId: team.id });
  const other = await buildTeam(prisma(), { companyId: scene.companyId, leaderId: leader.id });
  const preview = await previewGroup(ctx, id, { teamId: other.id });
  expect([preview.joining, preview.people.length]).toEqual([names.length, TIE_NAMES_MAX]);
  expect(preview.formerTeam).toEqual({ id: team.id, name: 'Harbour' });
});

it('the preview of a group is refused where connecting is: a team of another group, a team or a group of another company', async () => {
  const [first, second] = [await group('ada'), await group('bo')];
  await tieGroup(ctx, first, { teamId: team.id });
  await expect(previewGroup(ctx, second, { teamId: team.id })).rejects.toMatchObject({ code: 'conflict' });
  const other = await buildDirectoryScene();
  const foreign = await buildTeam(prisma(), { companyId: other.companyId });
  await expect(previewGroup(ctx, second, { teamId: foreign.id })).rejects.toMatchObject({ code: 'not_found' });
  const stranger = await userCtx(other.administrator);
  await expect(previewGroup(stranger, second, { teamId: foreign.id })).rejects.toMatchObject({ code: 'not_found' });
});

it('the preview of a group says what new groups do from now on', async () => {
  expect(await said(updateDirectory(ctx, { groupsMakeTeams: true }))).toContain(
    'From now on, new groups create teams.',
  );
  expect(await said(updateDirectory(ctx, { groupsMakeTeams: false }))).toContain('New groups no longer create teams.');
});
