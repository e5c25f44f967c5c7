import * as z from 'zod';
import type { CompanyDomain, SignInAttempt, SignInConnection } from '#/generated/prisma/client.ts';
import { returnUrl } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import { certificateWarningMs, connectionKinds, connectionStates } from '#/lib/domain/company-sign-in/constants.ts';
import { recordOf } from '#/lib/domain/company-sign-in/domains/domain-record.service.ts';
import { certificatesEnd, samlAddresses, samlSettingsOf } from '#/lib/domain/company-sign-in/saml/saml-settings.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** The stored outcome of a test: the claims, and why no one would have been signed in. */
export const testOutcome = z.object({
  email: z.string().nullable(),
  subject: z.string().nullable(),
  person: z.string().nullable(),
  reason: z.string().nullable(),
  missingAttribute: z.string().nullable().default(null),
  saysWhen: z.boolean().default(true),
});

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Returns the company's domains, and where its people sign in. */
export async function getCompanySignIn({ db, company, locale, clock }: UserCtx) {
  const companyId = company.id;
  const [domains, connections, administrators] = await Promise.all([
    db.companyDomain.findMany({ where: { companyId }, orderBy: { domain: 'asc' } }),
    db.signInConnection.findMany({
      where: { companyId },
      orderBy: { id: 'asc' },
      include: {
        exceptions: { include: { user: true }, orderBy: { userId: 'asc' } },
        attempts: { where: { isTest: true, usedAt: { not: null } }, orderBy: { usedAt: 'desc' }, take: 1 },
      },
    }),
    db.administrator.findMany({
      where: { companyId, user: { blockedAt: null, confirmedAt: { not: null } } },
      include: { user: true },
      orderBy: { userId: 'asc' },
    }),
  ]);
  const verified = domains.filter(({ verifiedAt }) => verifiedAt).map(({ domain }) => `@${domain}`);
  const isInDomains = (email: string) => verified.some((ending) => email.endsWith(ending));
  const peopleInDomains = await db.user.count({
    where: {
      companyId,
      blockedAt: null,
      confirmedAt: { not: null },
      OR: verified.map((ending) => ({ email: { endsWith: ending } })),
    },
  });
  const offeredId = offeredOf(connections)?.id;
  const administratorIds = new Set(administrators.map(({ userId }) => userId));
  return {
    domains: domains.map(presentDomain),
    connections: connections.map(({ exceptions, attempts: [attempt], ...row }) => ({
      id: row.id,
      kind: z.enum(connectionKinds).parse(row.kind),
      name: row.name,
      state: z.enum(connectionStates).parse(row.state),
      issuer: row.issuer,
      clientId: row.clientId,
      saml: presentSaml(row, clock.now()),
      isTested: row.testedAt !== null && !hasFailed(attempt, clock.now()),
      isOffered: row.id === offeredId,
      isEnforced: row.isEnforced,
      // Former administrators, and those whose second factor was reset, are no longer exempt.
      excepted: exceptions
        .filter(({ user }) => administratorIds.has(user.id) && user.totpConfirmedAt && user.passwordHash)
        .map(({ user }) => ({ id: user.id, name: nameOf(user) })),
      createsPeople: row.createsPeople,
      test: presentTest(attempt, locale, clock.now()),
    })),
    administrators: administrators.map(({ user }) => ({
      id: user.id,
      name: nameOf(user),
      hasSecondFactor: user.totpConfirmedAt !== null,
      isInDomains: isInDomains(user.email),
    })),
    peopleInDomains,
    returnUrl: returnUrl(),
  };
}

/** Returns the connection that people are sent to: the enforced one, otherwise the newest active one. */
function offeredOf(connections: readonly SignInConnection[]): SignInConnection | undefined {
  const active = connections.filter(({ state }) => state === 'active');
  return active.find(({ isEnforced }) => isEnforced) ?? active.at(-1);
}

function presentSaml(row: SignInConnection, now: Date) {
  const settings = samlSettingsOf(row);
  if (!settings) return null;
  const { signInUrl, emailAttribute } = settings;
  const end = certificatesEnd(settings);
  const isEnding = end !== null && end.getTime() - now.getTime() < certificateWarningMs;
  return { ...samlAddresses(row.id), signInUrl, emailAttribute, certificatesEnd: end?.toISOString() ?? null, isEnding };
}

function presentDomain(row: CompanyDomain) {
  const { id, domain, verifiedAt, missingSince, checkedAt } = row;
  const verifiedState = missingSince ? ('missing' as const) : ('verified' as const);
  const state = verifiedAt ? verifiedState : ('waiting' as const);
  return { id, domain, state, checkedAt: checkedAt?.toISOString() ?? null, ...recordOf(row) };
}

const DAY_MS = 24 * 3_600_000;

/** Returns the outcome of a test of the last day; null for an older one. */
function outcomeOf(attempt: SignInAttempt | null | undefined, now: Date) {
  const { data = null } = testOutcome.safeParse(attempt?.outcome);
  return attempt?.usedAt && now.getTime() - attempt.usedAt.getTime() <= DAY_MS ? data : null;
}

/** Returns whether the newest test failed within the last day. */
export const hasFailed = (newest: SignInAttempt | null | undefined, now: Date): boolean =>
  (outcomeOf(newest, now)?.reason ?? null) !== null;

function presentTest(attempt: SignInAttempt | undefined, locale: Locale, now: Date) {
  const data = outcomeOf(attempt, now);
  if (!data) return null;
  const { reason } = data;
  return { ...data, isSuccess: reason === null, reason: reason === null ? null : inWords(reason, locale) };
}
