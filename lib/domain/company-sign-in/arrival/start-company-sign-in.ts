import { randomUUID } from 'node:crypto';
import * as oidc from 'openid-client';
import * as z from 'zod';
import type { SignInConnection } from '#/generated/prisma/client.ts';
import { getConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import {
  clientSecretOf,
  findIssuer,
  requireIssuer,
  returnUrl,
} from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import { IssuerFailure } from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';
import { attemptLifeMs, attemptPrefix } from '#/lib/domain/company-sign-in/constants.ts';
import { writeRequest } from '#/lib/domain/company-sign-in/saml/saml-library.service.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { shortCookie } from '#/lib/platform/cookies/cookies.ts';
import { pool } from '#/lib/platform/db.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { signInAnew } from '#/lib/platform/oidc/oidc-settings.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { seal } from '#/lib/platform/secret-box.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

const offeredRow = z.object({ id: z.number(), name: z.string(), isEnforced: z.boolean() });

/** Depends only on the domain, so that it can't reveal whether an email address has an account. */
const statement = `
SELECT n.id, n.name, n.is_enforced AS "isEnforced" FROM company_domains d
JOIN sign_in_connections n ON n.company_id = d.company_id AND n.state = 'active'
JOIN companies c ON c.id = d.company_id AND c.blocked_at IS NULL
WHERE d.domain = $1 AND d.verified_at IS NOT NULL ORDER BY n.is_enforced DESC, n.id DESC LIMIT 1`;

async function findOffered(email: string) {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const query = { name: 'find-company-sign-in', text: statement, values: [domain] };
  return asRows(offeredRow, await pool().query(query))[0] ?? null;
}

/** Returns the connection for people of the email address's domain; null if there is none. */
export async function findCompanySignIn({ email }: { email: string }) {
  const offered = await findOffered(email);
  return { connection: offered && { name: offered.name, isEnforced: offered.isEnforced } };
}

/**
 * Starts a sign-in, and returns the URL at the issuer of the email address's domain. With `isAnew`, the issuer has the
 * person sign in again even if they still are signed in there. Throws `not_found` for a domain without an issuer, and
 * `unavailable` if the issuer doesn't answer.
 */
export async function startCompanySignIn(
  ctx: Ctx,
  { email, isAnew }: { email: string; isAnew: boolean },
): Promise<{ url: string }> {
  const offered = await findOffered(email);
  const row = offered && (await ctx.db.signInConnection.findUnique({ where: { id: offered.id } }));
  if (!row) throw notFound();
  const leaving = { loginHint: email, isAnew, isTest: false };
  if (row.kind === 'saml') return leave(ctx, row, leaving);
  const secret = clientSecretOf(row);
  const config = secret === null ? null : await findIssuer(row, secret).catch(ignoreIssuerFailure);
  if (!config) throw new Problem('unavailable', message('accounts.answers.providerSilent', { name: row.name }));
  return leave(ctx, row, { ...leaving, config });
}

function ignoreIssuerFailure(error: unknown): null {
  if (error instanceof IssuerFailure) return null;
  throw error;
}

/**
 * Returns the URL where an administrator signs in for a test. Throws `forbidden` without a recent sign-in,
 * `not_found`, and `invalid` with the reason why the issuer can't be used.
 */
export async function testConnection(ctx: UserCtx, id: number): Promise<{ url: string }> {
  await requireRecentSignIn(ctx);
  const row = await getConnection(ctx.db, ctx, id);
  if (row.kind === 'oidc')
    return leave(ctx, row, { config: await requireIssuer(row, clientSecretOf(row)), isTest: true });
  if (row.issuer === '') throw invalid(message('company-sign-in.answers.metadataFirst'));
  return leave(ctx, row, { isTest: true });
}

/** Returns the context that a verifier's encryption is bound to. */
export const verifierPlace = (attemptId: string) => `sign-in-attempt:${attemptId}`;

interface Leaving {
  /** The configuration of an OpenID Connect issuer; undefined for SAML. */
  config?: oidc.Configuration;
  isTest: boolean;
  loginHint?: string;
  isAnew?: boolean;
}

/** Stores an attempt of this browser, which gets the secret in a cookie, and returns the URL at the issuer. */
async function leave(ctx: Ctx, row: SignInConnection, { config, isTest, ...hints }: Leaving) {
  const id = randomUUID();
  const browser = newSecret(attemptPrefix);
  const { url, ...attempt } = config ? await askOidc(config, id, hints) : await askSaml(row, hints);
  await ctx.db.signInAttempt.create({
    data: {
      id,
      companyId: row.companyId,
      connectionId: row.id,
      ...attempt,
      browserHash: browser.hash,
      isTest,
      expiresAt: new Date(ctx.clock.now().getTime() + attemptLifeMs),
    },
  });
  ctx.setCookie(shortCookie('company', browser.token, attemptLifeMs / 1000));
  return { url };
}

type Hints = Pick<Leaving, 'loginHint' | 'isAnew'>;

async function askOidc(config: oidc.Configuration, attemptId: string, { loginHint, isAnew }: Hints) {
  const { issuer } = config.serverMetadata();
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: returnUrl(),
    scope: 'openid email profile',
    response_type: 'code',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
    ...(isAnew ? signInAnew(issuer) : {}),
  });
  return { url: url.href, requestId: state, nonce, verifierBox: seal(verifierPlace(attemptId), verifier) };
}

/** Returns a SAML request, which contains no secret; only the cookie binds the answer to the browser. */
async function askSaml(row: SignInConnection, hints: Hints) {
  return { ...(await writeRequest(row, hints)), nonce: '', verifierBox: new Uint8Array() };
}
