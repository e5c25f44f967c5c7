import { presentActivity } from '#/lib/domain/audit/activity.present.ts';
import { listSubjectNames } from '#/lib/domain/audit/list-subject-names.ts';
import { SCIM_PATH, SHOWN_CHANGES } from '#/lib/domain/directory/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';
import { inWords } from '#/lib/words/in-words.ts';

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
