import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { connectSlack, finishSlackConnect } from '#/lib/domain/integrations/connect-slack.ts';
import {
  disconnectIntegration,
  getIntegrations,
  testIntegration,
  updateIntegration,
} from '#/lib/domain/integrations/integration.service.ts';
import { getOwnChannel, updateOwnChannel } from '#/lib/domain/integrations/own-channel.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { encodeSessionCookie, sessionCookieName } from '#/lib/platform/cookies/cookies.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const chat = openChat();
openQueue();

let administrator: User;
let ctx: UserCtx;
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId });
  ctx = await userCtx(administrator);
  await chat.control('workspace', { id: `T${uniqueWord()}` });
});

/** Allows the app in the workspace, and returns the query that the browser comes back with. */
async function allow(asking = ctx): Promise<{ code: string; state: string }> {
  const query = new URL((await connectSlack(asking)).url).searchParams;
  const code = uniqueWord();
  const redirectUri = query.get('redirect_uri') ?? '';
  await chat.control('code', { code, redirectUri, scopes: (query.get('scope') ?? '').split(',') });
  return { code, state: query.get('state') ?? '' };
}

async function arrive(answer: { code?: string; state?: string }, { actor } = ctx, now = new Date()) {
  const headers = {
    cookie: `${sessionCookieName()}=${await encodeSessionCookie({ id: actor.sessionId, userId: actor.userId, kind: 'browser' })}`,
  };
  const request = new NextRequest('http://localhost:3000/api/integrations/slack/return', { headers });
  const response = await finishSlackConnect(visitorCtx({ now }), request, answer);
  return new URL(response.headers.get('location') ?? '', 'http://localhost:3000').searchParams.get('slack');
}

const slackOf = async (asking = ctx) => (await getIntegrations(asking)).channels[0];

it('an administrator connects a workspace, tests it, makes it the default, and disconnects it', async () => {
  expect(await arrive(await allow())).toBe('connected');
  expect(await slackOf()).toMatchObject({ isOffered: true, connection: { state: 'active', waiting: 1 } });
  expect(JSON.stringify(await getIntegrations(ctx))).not.toContain('xoxb');
  await testIntegration(ctx, 'slack');
  expect((await chat.records()).messages.at(-1)?.text).toContain('It works');
  await updateIntegration(ctx, { kind: 'slack', isDefault: true });
  expect((await getIntegrations(ctx)).channel).toBe('slack');
  await updateIntegration(ctx, { kind: 'slack', allowsPulses: true });
  expect(await getIntegrations(ctx)).toMatchObject({
    channel: 'slack',
    channels: [{ connection: { allowsPulses: true } }, {}],
  });
  expect(await updateOwnChannel(ctx, { channel: 'slack' })).toMatchObject({
    channel: 'slack',
    companyChannel: 'slack',
  });
  await disconnectIntegration(ctx, 'slack');
  expect(await getIntegrations(ctx)).toMatchObject({
    channel: 'mail',
    channels: [{ connection: null }, { connection: null }],
  });
  expect(await getOwnChannel(ctx)).toEqual({ channel: null, companyChannel: 'mail', channels: [] });
  const { tokens } = await chat.records();
  expect(Object.keys(tokens)).toEqual([]);
});

it('a broken connection is repaired by connecting it again', async () => {
  await arrive(await allow());
  await prisma().channelConnection.updateMany({
    where: { companyId: administrator.companyId },
    data: { brokenAt: new Date(), brokenReason: 'token_revoked' },
  });
  await expect(testIntegration(ctx, 'slack')).rejects.toMatchObject({ code: 'invalid' });
  expect(await arrive(await allow())).toBe('connected');
  await testIntegration(ctx, 'slack');
});

it('a workspace belongs to one company', async () => {
  expect(await arrive(await allow())).toBe('connected');
  const { id: companyId } = await buildCompany(prisma());
  const other = await userCtx(await buildAdministrator(prisma(), { companyId }));
  expect(await arrive(await allow(other), other)).toBe('taken');
  expect((await slackOf(other))?.connection).toBeNull();
});

describe('a workspace isn’t connected', () => {
  it('by another session, after ten minutes, without a code, with a false state or a used code', async () => {
    const own = await allow();
    const another = await userCtx(administrator);
    expect(await arrive(own, another)).toBe('refused');
    expect(await arrive(own, ctx, new Date(Date.now() + 601_000))).toBe('refused');
    expect(await arrive({ state: own.state })).toBe('refused');
    expect(await arrive({ ...own, state: `${Date.now() + 1000}.x` })).toBe('refused');
    expect(await arrive({ ...own, code: 'made-up' })).toBe('refused');
    expect(await arrive(own)).toBe('connected');
    expect(await arrive(own)).toBe('refused');
  });

  it('by a person who is no longer an administrator', async () => {
    const own = await allow();
    await buildAdministrator(prisma(), { companyId: administrator.companyId });
    await prisma().administrator.delete({ where: { userId: administrator.id } });
    expect(await arrive(own)).toBe('refused');
  });
});

it('a person who isn’t found there can’t choose it, and reads why a test fails', async () => {
  await arrive(await allow());
  await chat.control('absent', { emails: [administrator.email] });
  await expect(updateOwnChannel(ctx, { channel: 'slack' })).rejects.toMatchObject({ code: 'invalid' });
  await expect(testIntegration(ctx, 'slack')).rejects.toThrow('Slack has no one with your email address.');
  await chat.control('absent', { emails: [] });
});
