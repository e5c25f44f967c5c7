import { beforeEach, describe, expect, it } from 'vitest';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { leaveIds } from '#/e2e/support/scenes/personal-traces.ts';
import type { User } from '#/generated/prisma/client.ts';
import { isHeld, subjectOf, unheldQueues } from '#/lib/domain/companies/waiting-jobs/waiting-job.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { Queue } from '#/lib/platform/jobs.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let person: User;

openQueue();
beforeEach(async () => {
  ({ id: companyId } = await buildCompany(prisma()));
  person = await buildUser(prisma(), { companyId });
});

const block = (id = companyId) => prisma().company.update({ where: { id }, data: { blockedAt: new Date() } });

describe('jobs of a blocked company', () => {
  it('are held by any id that names it, and others aren’t', async () => {
    await leaveIds(person);
    const of = { companyId };
    const [team, { id: invitationId }] = [
      await buildTeam(prisma(), of),
      await buildInvitation(prisma(), { companyId, kind: 'team_leader' }),
    ];
    const pulseRound = await prisma().pulseRound.findFirstOrThrow({ where: of });
    const checkInRound = await prisma().checkInRound.create({
      data: { companyId, teamId: team.id, timeZone: 'UTC', localDate: new Date('2026-03-02'), sendAt: new Date() },
    });
    const link = { kind: 'team_member', id: team.id, version: 1 };
    const jobs: [queue: string, payload: object][] = [
      ['dashboards.release-days', { companyId }],
      ['accounts.account-exists-mail', { userId: person.id }],
      ['accounts.reset-request', { email: person.email }],
      ['accounts.link-registration-request', { email: 'new@example.com', link }],
      ['check-ins.check-in-mail', { checkInId: (await prisma().checkIn.findFirstOrThrow({ where: of })).id }],
      ['check-ins.send-round', { roundId: checkInRound.id }],
      ['pulses.close-round', { roundId: pulseRound.id }],
      ['pulses.mail', { recipientId: (await prisma().pulseRecipient.findFirstOrThrow({ where: of })).id, number: 1 }],
      ['invitations.invitation-mail', { invitationId, version: 1 }],
      ['people.import', { importId: (await prisma().peopleImport.findFirstOrThrow({ where: of })).id }],
      ['reports.mail', { exportId: (await prisma().reportExport.findFirstOrThrow({ where: of })).id }],
    ];
    const answers = () => Promise.all(jobs.map(([queue, payload]) => isHeld(queue, payload)));
    expect(new Set(await answers())).toEqual(new Set([false]));
    await block((await buildCompany(prisma())).id);
    expect(new Set(await answers())).toEqual(new Set([false]));
    await block();
    expect(await answers()).toEqual(jobs.map(() => true));
    expect(await isHeld('check-ins.sweep', {})).toBe(false);
    expect(await isHeld('billing.sync', { companyId })).toBe(false);
  });

  it('name what they are about in every queue, or belong to no company', () => {
    const { queues } = singleton('jobs.registry', (): { queues: Map<string, Queue> } => ({ queues: new Map() }));
    expect(queues.size).toBeGreaterThan(30);
    const silent = [...queues.values()].filter(({ name, payload }) => {
      const { shape } = payload as unknown as { shape: Record<string, unknown> };
      const keys = Object.keys(shape);
      const filled = Object.fromEntries(keys.map((key) => [key, 1]));
      return keys.length > 0 && !unheldQueues.includes(name) && subjectOf(name, filled) === null;
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
