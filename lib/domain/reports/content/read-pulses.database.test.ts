import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  answerScene,
  buildPulseScene,
  openScene,
  type PulseScene,
  pulseStart,
} from '#/e2e/support/scenes/pulse-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { readPulses } from '#/lib/domain/reports/content/report-content.service.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

openQueue();
beforeEach(() => prisma().pulse.deleteMany());

const questions = [{ typeId: 5 }, { typeId: 3 }];

async function answeredScene(sizes: readonly number[]): Promise<PulseScene> {
  const scene = await buildPulseScene(sizes, { questions });
  for (const [at, one] of (await openScene(scene)).entries()) await answerScene(scene, one, [4, `Secret ${at}`]);
  return scene;
}

async function publish(): Promise<void> {
  const { id } = await prisma().pulseRound.findFirstOrThrow();
  await publishRound(jobCtx({ now: new Date(pulseStart.getTime() + 3_600_000) }), id);
}

async function read(scene: PulseScene, kind: ReportScope['kind'], id: number, as: User = scene.creator) {
  const ctx = await userCtx(as, { now: pulseStart });
  return readPulses(ctx, { kind, id, name: '' }, '2026-02-01');
}

const team = (scene: PulseScene, at: number) => scene.teams[at]?.id ?? 0;

describe('a report', () => {
  it('has nothing of an open round, and after it closes the results of its scope, without texts', async () => {
    const scene = await answeredScene([6, 8]);
    expect(await read(scene, 'company', 0)).toEqual([]);
    expect(await read(scene, 'team', team(scene, 0))).toEqual([]);
    await publish();
    const [company] = await read(scene, 'company', 0);
    expect(company).toMatchObject({ name: scene.pulse.name, asOf: '2026-03-02', persons: '10–19' });
    expect(company?.questions.map(({ average }) => average)).toEqual([4, null]);
    const [own] = await read(scene, 'team', team(scene, 0));
    expect(own).toMatchObject({ persons: '5–9' });
    expect(JSON.stringify([company, own])).not.toContain('Secret');
  });

  it('has nothing of a hidden team', async () => {
    const scene = await answeredScene([4, 6]);
    await publish();
    for (const at of [0, 1]) expect(await read(scene, 'team', team(scene, at))).toEqual([]);
    expect(await read(scene, 'company', 0)).toHaveLength(1);
  });

  it('of a department has only pulses that asked no other teams', async () => {
    const scene = await answeredScene([6, 6]);
    await publish();
    const { companyId } = scene;
    const { id: departmentId } = await buildDepartment(prisma(), { companyId });
    await prisma().team.update({ where: { id: team(scene, 0) }, data: { departmentId } });
    expect(await read(scene, 'department', departmentId)).toEqual([]);
    await prisma().team.update({ where: { id: team(scene, 1) }, data: { departmentId } });
    expect(await read(scene, 'department', departmentId)).toHaveLength(1);
  });

  it('has what the requester may read, no older round, and no deleted pulse', async () => {
    const scene = await answeredScene([6, 6]);
    await publish();
    const leader = await buildUser(prisma(), { companyId: scene.companyId });
    await prisma().team.update({ where: { id: team(scene, 0) }, data: { leaderId: leader.id } });
    expect(await read(scene, 'team', team(scene, 0), leader)).toHaveLength(1);
    expect(await read(scene, 'team', team(scene, 1), leader)).toEqual([]);
    expect(await read(scene, 'company', 0, leader)).toEqual([]);
    const ctx = await userCtx(scene.creator, { now: pulseStart });
    const scope = { kind: 'company' as const, id: 0, name: '' };
    expect(await readPulses(ctx, scope, '2026-03-02')).toHaveLength(1);
    expect(await readPulses(ctx, scope, '2026-03-03')).toEqual([]);
    await prisma().pulse.update({ where: { id: scene.pulse.id }, data: { deletedAt: pulseStart } });
    expect(await readPulses(ctx, scope, '2026-03-02')).toEqual([]);
  });
});
