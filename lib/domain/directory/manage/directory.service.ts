import { presentActivity } from '#/lib/domain/audit/activity.present.ts';
import { listSubjectNames } from '#/lib/domain/audit/list-activity.ts';
import { SCIM_PATH, SHOWN_CHANGES, trustMs } from '#/lib/domain/directory/constants.ts';
import { joinTied } from '#/lib/domain/directory/groups/member.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, isUniqueViolation, type Transaction } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { notFound, Problem } from '#/lib/platform/errors.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

const scope: KeyScope = 'directory:write';

/** Returns the state of the company's directory, with its last changes. */
export async function getDirectory(ctx: UserCtx) {
  const { db, company, clock, locale } = ctx;
  const companyId = company.id;
  const now = clock.now();
  const present = { companyId, confirmedAt: { not: null }, OR: [{ blockedAt: null }, { suspendedAt: { not: null } }] };
  const [keys, state, linked, people, groups] = await Promise.all([
    db.apiKey.findMany({
      where: { companyId, scopes: { has: scope }, revokedAt: null, expiresAt: { gt: now } },
      select: { id: true, name: true },
      orderBy: { id: 'asc' },
    }),
    db.directoryState.findUnique({ where: { companyId } }),
    db.directoryPerson.count({ where: { companyId, deletedAt: null } }),
    db.user.count({ where: present }),
    db.directoryGroup.findMany({
      where: { companyId },
      include: { team: { select: { id: true, name: true } }, _count: { select: { members: true } } },
      orderBy: [{ displayName: 'asc' }, { id: 'asc' }],
    }),
  ]);
  // Without a directory, a search through the whole activity log would find no changes.
  const changes = state?.lastSeenAt ? await listChanges(ctx) : [];
  return {
    url: `${env().APP_URL}${SCIM_PATH}`,
    keys,
    lastSeenAt: state?.lastSeenAt?.toISOString() ?? null,
    lastError:
      state?.lastError && state.lastErrorAt
        ? { text: inWords(state.lastError, locale), at: state.lastErrorAt.toISOString() }
        : null,
    state: state?.stoppedAt ? ('stopped' as const) : state?.pausedAt ? ('paused' as const) : ('on' as const),
    people: { linked, others: people - linked, leaving: state?.pausedAt ? state.pausedPeople : 0 },
    groups: groups.map(({ id, displayName, team, _count }) => ({
      id,
      name: displayName,
      members: _count.members,
      team,
    })),
    groupsMakeTeams: state?.groupsMakeTeams ?? false,
    changes,
  };
}

async function listChanges(ctx: UserCtx) {
  const entries = await ctx.db.auditEntry.findMany({
    where: { companyId: ctx.company.id, actorKind: 'directory' },
    orderBy: { id: 'desc' },
    take: SHOWN_CHANGES,
  });
  const names = await listSubjectNames(ctx, entries);
  return entries.map((entry) => {
    const { id, at, who, text } = presentActivity(entry, names, ctx.locale);
    return { id, at, who, text };
  });
}

/** Sets whether new groups create teams. Repeating the call changes nothing. */
export async function updateDirectory(ctx: UserCtx, { groupsMakeTeams }: { groupsMakeTeams?: boolean | undefined }) {
  if (groupsMakeTeams === undefined) return {};
  const companyId = ctx.company.id;
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockState(tx, companyId);
    if (before.groupsMakeTeams === groupsMakeTeams) return {};
    await tx.directoryState.update({ where: { companyId }, data: { groupsMakeTeams } });
    const subject = `company:${companyId}`;
    await recordEvent(tx, ctx, { action: 'directory.settings', subject, details: { groupsMakeTeams } });
    return { message: message(groupsMakeTeams ? 'directory.answers.makesTeams' : 'directory.answers.makesNoTeams') };
  });
}

/**
 * Connects a group to a team, which its members then join, or disconnects it. No one leaves the team. Returns a message
 * with how many people have joined. Throws `not_found` for a group or a team of another company, and `conflict` for a
 * team that is connected to another group.
 */
export async function tieGroup(ctx: UserCtx, id: string, { teamId }: { teamId: number | null }) {
  const companyId = ctx.company.id;
  const team = teamId === null ? null : await getManagedTeam(ctx.db, ctx, teamId);
  try {
    await inTransaction(ctx.db, async (tx) => {
      const group = await tx.directoryGroup.findFirst({ where: { id, companyId } });
      if (!group) throw notFound();
      if (group.teamId === teamId) return;
      await tx.directoryGroup.update({ where: { id }, data: { teamId } });
      const details = { name: group.displayName, change: teamId === null ? 'untie' : 'tie' } as const;
      const tiedTeamId = teamId ?? group.teamId;
      await recordEvent(tx, ctx, { action: 'directory.tie', subject: `team:${tiedTeamId}`, details });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Problem('conflict', message('directory.answers.tiedTeam'));
  }
  const people = await joinTied(ctx, { id, companyId });
  if (!team) return { message: message('directory.answers.untied') };
  return { message: message('directory.answers.tied', { people, team: team.name }) };
}

/**
 * Lets a directory continue. A paused one may remove any number of people for a day, because it repeats its removals
 * one by one, and no one knows how many will follow.
 */
export async function continueDirectory(ctx: UserCtx): Promise<Record<string, never>> {
  const companyId = ctx.company.id;
  await inTransaction(ctx.db, async (tx) => {
    const { pausedAt, stoppedAt } = await lockState(tx, companyId);
    if (!pausedAt && !stoppedAt) return;
    const trustedUntil = pausedAt ? new Date(ctx.clock.now().getTime() + trustMs) : null;
    await tx.directoryState.update({ where: { companyId }, data: { pausedAt: null, stoppedAt: null, trustedUntil } });
    await recordEvent(tx, ctx, { action: 'directory.continue', subject: `company:${companyId}` });
  });
  return {};
}

/** Stops accepting changes from a directory. Repeating the call changes nothing. */
export async function stopDirectory(ctx: UserCtx): Promise<Record<string, never>> {
  const companyId = ctx.company.id;
  await inTransaction(ctx.db, async (tx) => {
    const { stoppedAt } = await lockState(tx, companyId);
    if (stoppedAt) return;
    const data = { stoppedAt: ctx.clock.now(), trustedUntil: null };
    await tx.directoryState.update({ where: { companyId }, data });
    await recordEvent(tx, ctx, { action: 'directory.stop', subject: `company:${companyId}` });
  });
  return {};
}

/** Returns the state of a company's directory, locked until the transaction ends. */
async function lockState(tx: Transaction, companyId: number) {
  await tx.directoryState.createMany({ data: { companyId }, skipDuplicates: true });
  await tx.$queryRaw`SELECT company_id FROM directory_states WHERE company_id = ${companyId} FOR UPDATE`;
  return tx.directoryState.findUniqueOrThrow({ where: { companyId } });
}
