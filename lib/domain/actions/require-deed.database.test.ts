import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { askInWords, buildSharedTeam, publishRoundOf, type SharedTeam } from '#/e2e/support/scenes/shared-team.ts';
import type { PulseRound, User } from '#/generated/prisma/client.ts';
import { listActions } from '#/lib/domain/actions/action.service.ts';
import { shareResults } from '#/lib/domain/actions/share/share-results.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

let scene: SharedTeam;
let round: PulseRound;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildSharedTeam();
  round = await publishRoundOf(scene, { day: '2026-03-09' });
});

const as = (user: User, role: RoleName) => userCtx(user, { role, now: '2026-03-10T10:00:00Z' });
const share = async ({ textIds }: { textIds: string[] }) =>
  shareResults(await as(scene.leader, 'Team Leader'), { teamId: scene.team.id, roundId: round.id, textIds });
const read = async (user: User, role: RoleName) => listActions(await as(user, role), scene.team.id);

describe('texts of a share', () => {
  const ask = async (text: string, fields: { teamId?: number | null; hiddenReason?: string } = {}) =>
    (await askInWords(scene, round, { texts: [text], ...fields }))[0] as string;

  it('are those that the leader picked, for the team, without a key', async () => {
    const [id = ''] = await askInWords(scene, round, { texts: ['Fewer meetings', 'Somebody else wrote this'] });
    await share({ textIds: [id, id] });
    const reaction = { companyId: scene.team.companyId, answerId: id, word: 2 };
    await prisma().pulseAcknowledgement.create({ data: { ...reaction, userId: scene.administrator.id } });
    const { share: shared } = await read(scene.members[0] as User, 'Member');
    expect(shared?.questions?.at(-1)).toMatchObject({ answers: ['Fewer meetings'], reactions: [1], texts: null });
    expect(JSON.stringify(shared)).not.toContain(scene.administrator.lastName);
    expect(JSON.stringify(shared)).not.toContain('Somebody else');
    const leads = await as(scene.leader, 'Team Leader');
    const byKey = await listActions({ ...leads, actor: { ...leads.actor, keyId: 1 } }, scene.team.id);
    expect(JSON.stringify(byKey)).not.toContain('Fewer meetings');
    expect((await read(scene.administrator, 'Administrator')).share?.questions).toBe(null);
  });

  it.each<[string, () => Promise<string>]>([
    ['of those that the team is counted with', () => ask('Ours', { teamId: null })],
    ['that are hidden', () => ask('Ours', { hiddenReason: 'counted_together' })],
    ['that do not exist', async () => '4b8f0a52-6a2e-4c0f-9d0e-2f5d3c1b7a90'],
    [
      'of another round',
      async () => {
        const shared = round;
        round = await publishRoundOf(scene, { day: '2026-03-07' });
        const id = await ask('Theirs');
        round = shared;
        return id;
      },
    ],
    [
      'of another team',
      async () => {
        const { id: teamId } = await buildTeam(prisma(), { companyId: scene.team.companyId });
        return ask('Theirs', { teamId });
      },
    ],
  ])('are refused with texts %s, and nothing is shared', async (_, pick) => {
    const own = await ask('Fewer meetings');
    await expect(share({ textIds: [own, await pick()] })).rejects.toEqual(expect.objectContaining({ code: 'invalid' }));
    expect(await prisma().share.count({ where: { teamId: scene.team.id } })).toBe(0);
  });
});
