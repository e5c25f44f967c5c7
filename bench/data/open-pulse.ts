import type { DataSet } from '#/bench/data/data-set.ts';
import { openClient } from '#/bench/data/people.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';

/** Opens a pulse of five questions for a member, and returns the id of that recipient. */
export async function openPulse(url: string, { companyId, leaderId }: DataSet): Promise<number> {
  const client = openClient(url);
  try {
    const { teamId, userId } = await client.teamMember.findFirstOrThrow({
      where: { companyId, userId: { not: leaderId } },
    });
    const team = { id: teamId };
    const questions = [4, 5, 6, 5, 3].map((typeId) => ({ typeId }));
    const pulse = await buildPulse(client, { creator: { id: leaderId, companyId }, teams: [team], questions });
    const { recipients } = await buildPulseRound(client, { pulse, team, userIds: [userId] });
    return recipients[0]?.id ?? 0;
  } finally {
    await client.$disconnect();
  }
}
