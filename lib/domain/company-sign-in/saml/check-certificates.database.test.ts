import { beforeEach, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildSigningCompany, type SigningCompany } from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { checkCertificates } from '#/lib/domain/company-sign-in/saml/check-certificates.ts';
import { prisma } from '#/lib/platform/db.ts';

openQueue();

const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-11-20T03:40:00Z');
const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
const at = (days: number) => visitorCtx({ now: after(days) });

let company: SigningCompany;
beforeEach(async () => {
  company = await buildSigningCompany();
});

async function connectionUntil(days: readonly number[], state = 'active') {
  const certificates = days.map((day) => ({ text: 'AAAA', endsAt: after(day).toISOString() }));
  const settings = { signInUrl: 'https://id.acme.example/sso', certificates, emailAttribute: null };
  const { companyId } = company;
  const row = { companyId, kind: 'saml', name: 'Acme SAML', state, issuer: 'https://id.acme.example', settings };
  const nothing = { clientId: '', secretBox: new Uint8Array(), madeAt: now };
  return prisma().signInConnection.create({ data: { ...row, ...nothing } });
}

const notices = () => prisma().notification.findMany({ where: { companyId: company.companyId } });

it('administrators are notified once, within 30 days of the last certificate’s end', async () => {
  await connectionUntil([10, 60]);
  await checkCertificates(at(29));
  expect(await notices()).toEqual([]);
  await Promise.all([checkCertificates(at(31)), checkCertificates(at(31))]);
  await checkCertificates(at(32));
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ userId: company.administrator.id });
  expect(JSON.stringify(notice)).toContain('Acme SAML');
});

it('a connection that isn’t in use notifies no one', async () => {
  await connectionUntil([5], 'off');
  await checkCertificates(at(0));
  expect(await notices()).toEqual([]);
});
