import type { output } from 'zod';
import type { SignInConnection } from '#/generated/prisma/client.ts';
import type {
  makeConnectionContract,
  updateConnectionContract,
} from '#/lib/domain/company-sign-in/connections/connections.contract.ts';
import { requireIssuer, sealClientSecret } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import { CONNECTIONS_MAX } from '#/lib/domain/company-sign-in/constants.ts';
import { tellOfChanges } from '#/lib/domain/company-sign-in/enforcement/tell-of-changes.ts';
import { askProvider } from '#/lib/domain/company-sign-in/saml/ask-provider.ts';
import { noMetadata, type SamlSettings, samlSettingsOf } from '#/lib/domain/company-sign-in/saml/saml-settings.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

type MakeBody = output<NonNullable<(typeof makeConnectionContract)['body']>>;
type UpdateBody = output<NonNullable<(typeof updateConnectionContract)['body']>>;

/** Removes the path of the discovery document, because people paste its URL. */
const plainIssuer = (issuer: string) => issuer.replace(/\/\.well-known\/openid-configuration$/, '');

/** A SAML provider has no client and no secret, and its metadata give its name. */
const nothing = { issuer: '', clientId: '', secretBox: new Uint8Array() };

/**
 * Stores a connection and returns its id. An OpenID Connect issuer must answer; SAML metadata may follow, because a
 * provider needs our URLs. Throws `forbidden` without a recent sign-in, `invalid` with the reason, `conflict`.
 */
export async function makeConnection(ctx: UserCtx, body: MakeBody): Promise<{ id: number; message?: string }> {
  await requireRecentSignIn(ctx);
  const companyId = ctx.company.id;
  const { kind, name, createsPeople } = body;
  const said =
    kind === 'oidc' ? await askIssuer(companyId, body) : { ...nothing, ...(await askProvider(ctx, body, noMetadata)) };
  return inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
    if ((await tx.signInConnection.count({ where: { companyId } })) >= CONNECTIONS_MAX)
      throw new Problem('conflict', message('company-sign-in.answers.tooManyConnections', { most: CONNECTIONS_MAX }));
    const row = { companyId, kind, name, createsPeople, ...said };
    const { id } = await tx.signInConnection.create({ data: { ...row, state: 'draft', madeAt: ctx.clock.now() } });
    await recordChange(tx, ctx, { id, name, change: 'made' });
    return { id, ...(said.issuer === '' && { message: message('company-sign-in.answers.madeFirst') }) };
  });
}

async function askIssuer(companyId: number, { issuer, clientId, secret }: Extract<MakeBody, { kind: 'oidc' }>) {
  const client = { companyId, issuer: plainIssuer(issuer), clientId };
  await requireIssuer(client, secret);
  return { ...client, secretBox: sealClientSecret(client, secret) };
}

/**
 * Changes a connection. Another issuer or client needs a new test and its own secret, as no other server may get the
 * old one. Throws `forbidden` without a recent sign-in, `not_found`, `invalid`, `conflict` while it's active.
 */
export async function updateConnection(ctx: UserCtx, id: number, body: UpdateBody): Promise<Record<string, never>> {
  await requireRecentSignIn(ctx);
  const before = await getConnection(ctx.db, ctx, id);
  if (before.kind === 'saml') return updateProvider(ctx, before, body);
  const { secret, name = before.name, createsPeople = before.createsPeople } = body;
  const client = {
    companyId: before.companyId,
    issuer: plainIssuer(body.issuer ?? before.issuer),
    clientId: body.clientId ?? before.clientId,
  };
  if (secret !== undefined) await requireIssuer(client, secret);
  const sealed = secret === undefined ? {} : { ...client, secretBox: sealClientSecret(client, secret) };
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockConnection(tx, ctx, id);
    const isOther = client.issuer !== row.issuer || client.clientId !== row.clientId;
    if (isOther && secret === undefined) throw invalid(message('company-sign-in.answers.secretAnew'));
    if (isOther && row.state === 'active') throw new Problem('conflict', message('company-sign-in.answers.offFirst'));
    if (isOther) await tx.signInAttempt.deleteMany({ where: { companyId: row.companyId, connectionId: id } });
    const anew = isOther ? { state: 'draft', testedAt: null } : {};
    await tx.signInConnection.update({ where: { id }, data: { name, createsPeople, ...sealed, ...anew } });
    await recordChange(tx, ctx, { id, name, change: 'changed' });
  });
  return {};
}

/**
 * Changes a SAML connection. New certificates are accepted even while it's active, because providers replace them while
 * people sign in; they then need a new test.
 */
async function updateProvider(ctx: UserCtx, { id, ...before }: SignInConnection, body: UpdateBody) {
  const said = await askProvider(ctx, body, samlSettingsOf(before) ?? noMetadata);
  const { name = before.name, createsPeople = before.createsPeople } = body;
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockConnection(tx, ctx, id);
    const { settings, issuer = row.issuer } = said;
    const former = samlSettingsOf(row) ?? noMetadata;
    const isOther =
      issuer !== row.issuer ||
      settings.signInUrl !== former.signInUrl ||
      settings.emailAttribute !== former.emailAttribute;
    if (isOther && row.state === 'active')
      throw new Problem('conflict', message('company-sign-in.answers.providerOffFirst'));
    if (isOther) await tx.signInAttempt.deleteMany({ where: { companyId: row.companyId, connectionId: id } });
    const texts = ({ certificates }: SamlSettings) => certificates.map(({ text }) => text).join();
    const isUntested = isOther || texts(settings) !== texts(former);
    const anew = isUntested ? { testedAt: null, ...(row.state !== 'active' && { state: 'draft' }) } : {};
    // Administrators are warned again about new certificates.
    const warning = said.issuer === undefined ? {} : { warnedAt: null };
    const data = { name, createsPeople, issuer, settings, ...warning, ...anew };
    await tx.signInConnection.update({ where: { id }, data });
    await recordChange(tx, ctx, { id, name, change: 'changed' });
  });
  return {};
}

/** Deletes a connection and its secret. Throws `forbidden` without a recent sign-in, `not_found`. */
export async function removeConnection(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await requireRecentSignIn(ctx);
  await inTransaction(ctx.db, async (tx) => {
    const { name } = await lockConnection(tx, ctx, id);
    await tellOfChanges(tx, ctx, ctx.company.id, () => tx.signInConnection.delete({ where: { id } }));
    await recordChange(tx, ctx, { id, name, change: 'removed' });
  });
  return {};
}

/** Returns a connection of the caller's company; throws `not_found`. */
export async function getConnection(db: Transaction | UserCtx['db'], ctx: UserCtx, id: number) {
  const row = await db.signInConnection.findFirst({ where: { id, companyId: ctx.company.id } });
  if (!row) throw notFound();
  return row;
}

/** Returns a connection of the caller's company, locked until the transaction ends. Throws `not_found`. */
export async function lockConnection(tx: Transaction, ctx: UserCtx, id: number): Promise<SignInConnection> {
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${ctx.company.id} FOR NO KEY UPDATE`;
  return getConnection(tx, ctx, id);
}

type Change = 'made' | 'changed' | 'removed' | 'activated' | 'turned-off';

export async function recordChange(
  tx: Transaction,
  ctx: UserCtx,
  { id, name, change }: { id: number; name: string; change: Change },
): Promise<void> {
  await recordEvent(tx, ctx, {
    action: 'sign-in.connection',
    subject: `company:${ctx.company.id}`,
    details: { connectionId: id, name, change },
  });
}
