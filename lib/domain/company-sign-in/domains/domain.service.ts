import { randomBytes } from 'node:crypto';
import type { CompanyDomain } from '#/generated/prisma/client.ts';
import { endOtherSessions } from '#/lib/domain/company-sign-in/connections/end-other-sessions.ts';
import { DOMAINS_MAX } from '#/lib/domain/company-sign-in/constants.ts';
import { hasRecord, recordOf } from '#/lib/domain/company-sign-in/domains/domain-record.service.ts';
import { tellOfChanges } from '#/lib/domain/company-sign-in/enforcement/tell-of-changes.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

const names = `
  126.com 163.com aim.com alice.it aol.com arcor.de att.net bellsouth.net bigpond.com bluewin.ch bol.com.br btinternet.com
  centrum.cz charter.net comcast.net cox.net duck.com earthlink.net email.cz eircom.net fastmail.com fastmail.fm foxmail.com
  free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com
  hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com inbox.lv inbox.ru interia.pl internode.on.net
  juno.com laposte.net libero.it list.ru live.co.uk live.com live.de live.fr live.it live.nl lycos.com mac.com mail.com
  mail.de mail.ru mailbox.org me.com msn.com naver.com netscape.net ntlworld.com o2.pl online.no onet.pl op.pl optonline.net
  optusnet.com.au orange.fr outlook.at outlook.com outlook.de outlook.es outlook.fr outlook.it pm.me posteo.de proton.me
  protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca
  sina.com sky.com skynet.be sympatico.ca t-online.de talktalk.net telenet.be telia.com tiscali.it tuta.com tuta.io
  tutanota.com tutanota.de ukr.net uol.com.br verizon.net virgilio.it virginmedia.com volny.cz wanadoo.fr web.de
  windowslive.com wp.pl xs4all.nl xtra.co.nz ya.ru yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au
  yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru yeah.net ymail.com zoho.com zohomail.com`;

/**
 * Domains where anyone can get an email address, so no company can own one. Source: docs/decisions.md, A verified
 * domain belongs to one company.
 */
const publicMailDomains: ReadonlySet<string> = new Set(names.trim().split(/\s+/));

/** Returns whether the operator's settings trust this domain, so that it needs no record. */
export function isTrusted(domain: string): boolean {
  return env().SIGN_IN_TRUSTED_DOMAINS?.includes(domain) ?? false;
}

/**
 * Adds a domain, and returns the record that proves it. A domain added again keeps its record. Throws `invalid` for a
 * public mail domain, `conflict` above `DOMAINS_MAX` and for a trusted domain that another company has, `forbidden`
 * without a recent sign-in. The answer doesn't reveal who else has added a domain.
 */
export async function addDomain(ctx: UserCtx, { domain }: { domain: string }) {
  await requireRecentSignIn(ctx);
  if (publicMailDomains.has(domain)) throw invalid(message('company-sign-in.answers.publicDomain', { domain }));
  const companyId = ctx.company.id;
  return inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`;
    const own = await tx.companyDomain.findUnique({ where: { companyId_domain: { companyId, domain } } });
    if (own) {
      const said = own.verifiedAt ? 'domainThere' : 'domainWaits';
      return { id: own.id, ...recordOf(own), message: message(`company-sign-in.answers.${said}`, { domain }) };
    }
    if ((await tx.companyDomain.count({ where: { companyId } })) >= DOMAINS_MAX)
      throw new Problem('conflict', message('company-sign-in.answers.tooManyDomains', { most: DOMAINS_MAX }));
    const row = { companyId, domain, proof: randomBytes(16).toString('hex'), addedAt: ctx.clock.now() };
    const added = await tx.companyDomain.create({ data: row });
    await recordEvent(tx, ctx, {
      action: 'sign-in.domain-add',
      subject: `company:${companyId}`,
      details: { name: domain },
    });
    if (!isTrusted(domain))
      return { id: added.id, ...recordOf(added), message: message('company-sign-in.answers.domainAdded') };
    await tellOfChanges(tx, ctx, companyId, () => verify(tx, ctx, added));
    return { id: added.id, ...recordOf(added), message: message('company-sign-in.answers.domainTrusted', { domain }) };
  });
}

/**
 * Verifies a domain if its record exists. Throws `forbidden` without a recent sign-in, `invalid` without the record,
 * `conflict` if another company has verified the domain, `not_found`.
 */
export async function checkDomain(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await requireRecentSignIn(ctx);
  const now = ctx.clock.now();
  const companyId = ctx.company.id;
  const own = await ctx.db.companyDomain.findFirst({ where: { id, companyId } });
  if (!own) throw notFound();
  const isThere = isTrusted(own.domain) || (await hasRecord(own));
  const absence = isThere === false && own.verifiedAt !== null && { missingSince: own.missingSince ?? now };
  const changes = { checkedAt: now, ...(isThere ? { missingSince: null, warnedAt: null } : absence) };
  await ctx.db.companyDomain.updateMany({ where: { id, companyId }, data: changes });
  const { domain } = own;
  if (isThere === null) throw invalid(message('company-sign-in.answers.dnsSilent', { domain }));
  if (!isThere) throw invalid(message('company-sign-in.answers.noRecord', { record: recordOf(own).record }));
  if (!own.verifiedAt)
    await inTransaction(ctx.db, (tx) => tellOfChanges(tx, ctx, companyId, () => verify(tx, ctx, own)));
  return {};
}

/** Verifies a domain. Runs one at a time, so that the second of two companies gets `conflict`. */
async function verify(tx: Transaction, ctx: UserCtx, { id, companyId, domain }: CompanyDomain): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`company-domain/${domain}`}, 0))::text`;
  const holder = await tx.companyDomain.findFirst({ where: { domain, verifiedAt: { not: null } } });
  if (holder && holder.companyId !== companyId)
    throw new Problem('conflict', message('company-sign-in.answers.domainTaken', { domain }));
  const now = ctx.clock.now();
  const row = { id, companyId, verifiedAt: null };
  const { count } = await tx.companyDomain.updateMany({ where: row, data: { verifiedAt: now, checkedAt: now } });
  if (count === 0) return;
  await endOtherSessions(tx, companyId, now);
  await recordEvent(tx, ctx, { action: 'sign-in.domain', subject: `company:${companyId}`, details: { name: domain } });
}

/** Removes a domain. Throws `forbidden` without a recent sign-in, `not_found`. */
export async function removeDomain(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  await requireRecentSignIn(ctx);
  const companyId = ctx.company.id;
  await inTransaction(ctx.db, async (tx) => {
    const own = await tx.companyDomain.findFirst({ where: { id, companyId } });
    const where = { id, companyId };
    const { count } = await tellOfChanges(tx, ctx, companyId, () => tx.companyDomain.deleteMany({ where }));
    if (!own || count === 0) throw notFound();
    await recordEvent(tx, ctx, {
      action: 'sign-in.domain-remove',
      subject: `company:${companyId}`,
      details: { name: own.domain },
    });
  });
  return {};
}
