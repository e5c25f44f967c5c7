import { emptyBox, isPrepared } from '#/lib/domain/channels/connections/open-connection.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { fetchTeamsToken, preparedTeamsApp, TeamsFailure } from '#/lib/platform/teams/teams-cloud.ts';

const kind = 'teams';

/**
 * Returns whether a company needs no app of its own to connect Teams. It needs none if the settings name one, no other
 * company here has its directory, and this one hasn't connected another app.
 */
export async function isTeamsPrepared({ db, company: { id: companyId } }: UserCtx): Promise<boolean> {
  const prepared = preparedTeamsApp();
  if (!prepared) return false;
  const rows = await db.channelConnection.findMany({
    where: { kind, OR: [{ companyId }, { externalId: prepared.tenantId }] },
  });
  return rows.every((row) => row.companyId === companyId && isPrepared(row));
}

/** Repairs the connection with the app of the settings once Microsoft accepts that again, so a new secret is enough. */
export async function repairPreparedTeams({ db }: Ctx): Promise<void> {
  const prepared = preparedTeamsApp();
  if (!prepared) return;
  const { tenantId: externalId, appId: botUserId } = prepared;
  const where = { kind, externalId, botUserId, tokenBox: emptyBox, brokenAt: { not: null } };
  if ((await db.channelConnection.count({ where })) === 0) return;
  try {
    await fetchTeamsToken(prepared);
  } catch (error) {
    // The next night tries again.
    if (error instanceof TeamsFailure) return;
    throw error;
  }
  await db.channelConnection.updateMany({ where, data: { brokenAt: null, brokenReason: null } });
}
