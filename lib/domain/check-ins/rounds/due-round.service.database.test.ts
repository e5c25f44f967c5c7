import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { work } from '#/e2e/support/scenes/sweeps.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';

const MINUTE_MS = 60_000;
/** A Monday when London is at UTC, so the default send time of 12:00 is noon UTC. */
const NOON = new Date('2026-03-02T12:00:00Z');
const plus = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);

let team: Team;
let companyId: number;

openQueue();
beforeEach(async () => {
  await prisma().checkInSweep.deleteMany();
  companyId = (await buildCompany(prisma())).id;
  team = await buildTeam(prisma(), { companyId });
});

/** The sweep checks every team, so none may be left behind. */
afterEach(() => prisma().company.delete({ where: { id: companyId } }));

describe('a company’s programs', () => {
  const deliveries = async () => {
    const rows = await prisma().webhookDelivery.findMany({ where: { companyId }, orderBy: { type: 'asc' } });
    return rows.map(({ type, data }) => [type, data]);
  };

  it('are notified once that a team is asked that day, whatever its people’s zones', async () => {
    await buildWebhook(prisma(), { companyId }, { types: ['check_in.round_opened'] });
    for (const timeZone of ['Europe/London', 'Europe/Berlin', 'America/New_York'])
      await buildMember(prisma(), { team, user: { timeZone } });
    for (const minutes of [-60, 0, 5 * 60]) await work(team, plus(minutes));
    expect(await prisma().checkInRound.count({ where: { teamId: team.id, skippedAt: null } })).toBe(3);
    expect(await deliveries()).toEqual([['check_in.round_opened', { teamId: team.id, localDate: '2026-03-02' }]]);
    await work(team, plus(24 * 60));
    expect(await deliveries()).toHaveLength(2);
  });

  it('aren’t notified about a skipped round, nor about events they didn’t choose', async () => {
    await buildWebhook(prisma(), { companyId }, { types: ['team.created'] });
    const { id } = await buildWebhook(prisma(), { companyId }, { types: ['check_in.round_opened'] });
    await buildMember(prisma(), { team });
    await work(team, plus(6 * 60));
    expect(await deliveries()).toEqual([]);
    await work(team, plus(24 * 60));
    expect(await prisma().webhookDelivery.findMany({ where: { companyId } })).toMatchObject([{ endpointId: id }]);
  });
});
