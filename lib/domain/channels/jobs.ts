import { matchNewcomers, sweepConnections } from '#/lib/domain/channels/connections/match-person.ts';
import { matchConnection, sweepMatches } from '#/lib/domain/channels/queues.ts';
import { repairPreparedTeams } from '#/lib/domain/channels/teams/prepared-teams.service.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(matchConnection, (ctx, { connectionId }) => matchNewcomers(ctx, connectionId));
defineJob(sweepMatches, async (ctx) => {
  await repairPreparedTeams(ctx);
  await sweepConnections(ctx);
});
