import { getCompanySignIn } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';
import { listWebhooks } from '#/lib/domain/integrations/webhooks/webhook.service.ts';
import { listKeys } from '#/lib/domain/keys/key.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';

const directoryScope: KeyScope = 'directory:write';

/** Returns the state of all other integrations of the company, in a few numbers each. */
export async function readIntegrationStates(ctx: UserCtx) {
  const { db, company } = ctx;
  const companyId = company.id;
  const [signIn, directory, linked, { keys }, { webhooks }] = await Promise.all([
    getCompanySignIn(ctx),
    db.directoryState.findUnique({ where: { companyId } }),
    db.directoryPerson.count({ where: { companyId, deletedAt: null } }),
    listKeys(ctx),
    listWebhooks(ctx),
  ]);
  const { domains, connections } = signIn;
  const active = connections.find(({ state }) => state === 'active') ?? connections[0];
  const usable = keys.filter(({ state }) => state !== 'ended');
  const ends = usable.map(({ expiresAt }) => expiresAt).toSorted();
  const isBroken = ({ state, offReason }: (typeof webhooks)[number]) => state === 'failing' || offReason !== null;
  return {
    signIn: {
      connection: active ? { name: active.name, state: active.state, isEnforced: active.isEnforced } : null,
      verifiedDomains: domains.filter(({ state }) => state !== 'waiting').length,
      waitingDomains: domains.filter(({ state }) => state === 'waiting').length,
      missingDomains: domains.filter(({ state }) => state === 'missing').length,
      isCertificateEnding: connections.some(({ saml, state }) => state === 'active' && saml?.isEnding),
    },
    directory: {
      state: directory?.stoppedAt ? ('stopped' as const) : directory?.pausedAt ? ('paused' as const) : ('on' as const),
      hasKey: usable.some(({ scopes }) => scopes.includes(directoryScope)),
      hasCalled: directory?.lastSeenAt != null,
      linked,
      leaving: directory?.pausedAt ? directory.pausedPeople : 0,
    },
    keys: {
      count: usable.length,
      ended: keys.length - usable.length,
      firstEnd: ends[0] ?? null,
      isEnding: usable.some(({ state }) => state === 'ending'),
    },
    webhooks: { count: webhooks.length, broken: webhooks.filter(isBroken).length },
  };
}
