import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { installTeams, newDirectory } from '#/e2e/support/scenes/teams-scene.ts';
import { findConnection, resealConnections } from '#/lib/domain/channels/connections/open-connection.ts';
import { repairPreparedTeams } from '#/lib/domain/channels/teams/prepared-teams.service.ts';
import { connectTeams } from '#/lib/domain/integrations/connect-teams.ts';
import {
  disconnectIntegration,
  getIntegrations,
  testIntegration,
} from '#/lib/domain/integrations/integration.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import type { TeamsApp } from '#/lib/platform/teams/teams-cloud.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const chat = openChat();
openQueue();

let ctx: UserCtx;
let prepared: TeamsApp;

async function administratorCtx(): Promise<UserCtx> {
  const { id: companyId } = await buildCompany(prisma());
  return userCtx(await buildAdministrator(prisma(), { companyId }));
}

/** The settings of the people who run the product. */
function setPrepared(app: Partial<TeamsApp>) {
  prepared = { ...prepared, ...app };
  const { tenantId, appId, secret } = prepared;
  Object.assign(env(), { TEAMS_TENANT_ID: tenantId, TEAMS_APP_ID: appId, TEAMS_APP_SECRET: secret });
}

beforeEach(async () => {
  ctx = await administratorCtx();
  setPrepared(await newDirectory(chat));
  return () =>
    Object.assign(env(), { TEAMS_TENANT_ID: undefined, TEAMS_APP_ID: undefined, TEAMS_APP_SECRET: undefined });
});

const rowOf = ({ company } = ctx) =>
  prisma().channelConnection.findFirst({ where: { companyId: company.id, kind: 'teams' } });
const teamsOf = async (of = ctx) => (await getIntegrations(of)).channels.find(({ kind }) => kind === 'teams');

/** The administrator gets the app in Teams. */
async function getApp() {
  const connection = await rowOf();
  if (!connection) throw new Error('not connected');
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: ctx.actor.userId } });
  const team = await buildTeam(prisma(), { companyId: ctx.company.id });
  await installTeams(
    chat,
    { connection, directory: prepared, team, member: await buildMember(prisma(), { team }) },
    email,
  );
}

it('an administrator connects the app in the settings, whose secret isn’t stored', async () => {
  expect(await teamsOf()).toMatchObject({ isPrepared: true, connection: null });
  const { messagingUrl } = await connectTeams(ctx, {});
  const row = await rowOf();
  expect(messagingUrl).toMatch(new RegExp(`/api/teams/${row?.id}/messages$`));
  expect(row).toMatchObject({ externalId: prepared.tenantId, botUserId: prepared.appId });
  expect(row?.tokenBox).toHaveLength(0);
  expect(await teamsOf()).toMatchObject({ isPrepared: true, connection: { state: 'active' } });
  await getApp();
  await testIntegration(ctx, 'teams');
  expect((await chat.records()).teams.activities.at(-1)?.summary).toBe('It works');
});

it('without the settings an app needs all its fields, and each missing one is named', async () => {
  setPrepared({ secret: '' });
  expect(await teamsOf()).toMatchObject({ isPrepared: false });
  await expect(connectTeams(ctx, {})).rejects.toMatchObject({
    code: 'invalid',
    messages: ['tenantId is required.', 'appId is required.', 'secret is required.'],
  });
});

it('with the settings an incomplete app is refused, and none is stored', async () => {
  const half = { tenantId: prepared.tenantId, secret: 'something' };
  await expect(connectTeams(ctx, half)).rejects.toMatchObject({ messages: ['appId is required.'] });
  expect(await rowOf()).toBeNull();
});

it('connecting stores nothing that Microsoft refuses, and says who can fix it', async () => {
  setPrepared({ secret: 'wrong' });
  await expect(connectTeams(ctx, {})).rejects.toThrow(/set up here \(invalid_client\).*the people who run unboXt/);
  expect(await rowOf()).toBeNull();
});

it('connecting needs a sign-in within the last 15 minutes', async () => {
  const authenticatedAt = new Date(Date.now() - 901_000);
  await prisma().session.update({ where: { id: ctx.actor.sessionId }, data: { authenticatedAt } });
  await expect(connectTeams(ctx, {})).rejects.toMatchObject({ code: 'forbidden' });
});

it('one company can have it: another one is refused until the first disconnects, or brings its own app', async () => {
  await connectTeams(ctx, {});
  const other = await administratorCtx();
  expect(await teamsOf(other)).toMatchObject({ isPrepared: false, connection: null });
  await expect(connectTeams(other, {})).rejects.toMatchObject({ code: 'conflict' });
  await connectTeams(other, await newDirectory(chat));
  expect(await teamsOf(other)).toMatchObject({ isPrepared: false, connection: { state: 'active' } });
  await disconnectIntegration(other, 'teams');
  await disconnectIntegration(ctx, 'teams');
  expect(await teamsOf(other)).toMatchObject({ isPrepared: true });
  await connectTeams(other, {});
  expect(await teamsOf()).toMatchObject({ isPrepared: false, connection: null });
});

it('one of two companies that connect in parallel gets it', async () => {
  const other = await administratorCtx();
  const ends = await Promise.allSettled([connectTeams(ctx, {}), connectTeams(other, {})]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('a company with its own app keeps it, and its form', async () => {
  await connectTeams(ctx, await newDirectory(chat));
  expect(await teamsOf()).toMatchObject({ isPrepared: false });
  expect((await rowOf())?.tokenBox.length).toBeGreaterThan(0);
});

it('a secret that is replaced in the settings is used immediately', async () => {
  await connectTeams(ctx, {});
  await getApp();
  setPrepared({ secret: 'wrong' });
  await expect(testIntegration(ctx, 'teams')).rejects.toMatchObject({ code: 'invalid' });
  await chat.control('teams-directory', { ...prepared, secret: 'renewed' });
  setPrepared({ secret: 'renewed' });
  await testIntegration(ctx, 'teams');
  expect(await teamsOf()).toMatchObject({ connection: { state: 'active', matched: 1 } });
});

it('what the old secret broke works again after the next night, and no earlier', async () => {
  await connectTeams(ctx, {});
  await getApp();
  await chat.control('teams-directory', { ...prepared, secret: 'renewed' });
  const id = (await rowOf())?.id ?? 0;
  await prisma().channelConnection.update({
    where: { id },
    data: { brokenAt: new Date(), brokenReason: 'invalid_client' },
  });
  await repairPreparedTeams(visitorCtx());
  expect(await teamsOf()).toMatchObject({ connection: { state: 'broken' } });
  setPrepared({ secret: 'renewed' });
  await repairPreparedTeams(visitorCtx());
  expect(await teamsOf()).toMatchObject({ connection: { state: 'active', matched: 1 } });
  await testIntegration(ctx, 'teams');
});

it('a different app in the settings breaks the connection; connecting again uses it', async () => {
  await connectTeams(ctx, {});
  const before = await rowOf();
  const newer = { ...prepared, appId: randomUUID() };
  await chat.control('teams-directory', newer);
  setPrepared(newer);
  expect(await findConnection(ctx, ctx.company.id, 'teams')).toBeNull();
  expect(await rowOf()).toMatchObject({ id: before?.id, brokenReason: 'secret_lost' });
  expect(await teamsOf()).toMatchObject({ isPrepared: true });
  await connectTeams(ctx, {});
  expect(await rowOf()).toMatchObject({ botUserId: newer.appId, brokenAt: null });
});

it('sealing with a new AUTH_SECRET makes no copy of the secret in the settings', async () => {
  await connectTeams(ctx, {});
  await prisma().$transaction(resealConnections);
  expect((await rowOf())?.tokenBox).toHaveLength(0);
});
