import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { installTeams, newDirectory } from '#/e2e/support/scenes/teams-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { connectTeams, getTeamsApp } from '#/lib/domain/integrations/connect-teams.ts';
import {
  disconnectIntegration,
  getIntegrations,
  testIntegration,
  updateIntegration,
} from '#/lib/domain/integrations/integration.service.ts';
import { getOwnChannel, updateOwnChannel } from '#/lib/domain/integrations/own-channel.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { TeamsApp } from '#/lib/platform/teams/teams-cloud.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const chat = openChat();
openQueue();

let administrator: User;
let ctx: UserCtx;
let directory: TeamsApp;
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId });
  ctx = await userCtx(administrator);
  directory = await newDirectory(chat);
});

const rowOf = ({ companyId } = administrator) =>
  prisma().channelConnection.findFirst({ where: { companyId, kind: 'teams' } });
const teamsOf = async () => (await getIntegrations(ctx)).channels.find(({ kind }) => kind === 'teams');

/** Downloads the app for Teams as the administrator. */
async function getApp(email = administrator.email) {
  const connection = await rowOf();
  if (!connection) throw new Error('not connected');
  const team = await buildTeam(prisma(), { companyId: administrator.companyId });
  const scene = { connection, directory, team, member: await buildMember(prisma(), { team }) };
  return installTeams(chat, scene, email);
}

it('an administrator connects the company’s app, tests it, makes it the default, and disconnects it', async () => {
  const { messagingUrl } = await connectTeams(ctx, directory);
  const row = await rowOf();
  expect(messagingUrl).toMatch(new RegExp(`/api/teams/${row?.id}/messages$`));
  expect(Buffer.from(row?.tokenBox ?? []).toString('latin1')).not.toContain(directory.secret);
  expect(await teamsOf()).toMatchObject({
    isOffered: true,
    connection: { state: 'active', name: directory.tenantId, matched: 0, unmatched: 1, waiting: 0 },
  });
  expect(JSON.stringify(await getIntegrations(ctx))).not.toContain(directory.secret);
  await expect(testIntegration(ctx, 'teams')).rejects.toThrow('You don’t have the app in Microsoft Teams yet');
  await expect(updateOwnChannel(ctx, { channel: 'teams' })).rejects.toMatchObject({ code: 'invalid' });
  await getApp();
  await testIntegration(ctx, 'teams');
  expect((await chat.records()).teams.activities.at(-1)?.summary).toBe('It works');
  await updateIntegration(ctx, { kind: 'teams', isDefault: true });
  expect(await updateOwnChannel(ctx, { channel: 'teams' })).toMatchObject({
    channel: 'teams',
    companyChannel: 'teams',
  });
  await disconnectIntegration(ctx, 'teams');
  expect(await teamsOf()).toMatchObject({ connection: null });
  expect(await getOwnChannel(ctx)).toEqual({ channel: null, companyChannel: 'mail', channels: [] });
  await expect(getTeamsApp(ctx)).rejects.toMatchObject({ code: 'not_found' });
});

it('the app to upload is a manifest for this bot and two icons of the sizes that Teams requires', async () => {
  const files = unzipSync(Buffer.from((await connectTeams(ctx, directory)).package, 'base64'));
  expect(Object.keys(files).toSorted()).toEqual(['color.png', 'manifest.json', 'outline.png']);
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  expect(manifest).toMatchObject({
    manifestVersion: '1.19',
    id: directory.appId,
    bots: [{ botId: directory.appId, scopes: ['personal'] }],
  });
  // Source: Microsoft, app manifest schema.
  expect(manifest.description.short.length).toBeLessThanOrEqual(80);
  expect(await sharp(files['color.png']).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect(await sharp(files['outline.png']).metadata()).toMatchObject({ width: 32, height: 32, hasAlpha: true });
});

it('connecting stores nothing that Microsoft refuses, and shows Microsoft’s message', async () => {
  const wrong = [
    [{ ...directory, secret: 'wrong' }, /invalid_client/],
    [{ ...directory, appId: randomUUID() }, /unauthorized_client/],
    [{ ...directory, tenantId: randomUUID() }, /invalid_request/],
  ] as const;
  for (const [own, reason] of wrong) await expect(connectTeams(ctx, own)).rejects.toThrow(reason);
  expect(await rowOf()).toBeNull();
});

it('connecting needs a sign-in within the last 15 minutes', async () => {
  const authenticatedAt = new Date(Date.now() - 901_000);
  await prisma().session.update({ where: { id: ctx.actor.sessionId }, data: { authenticatedAt } });
  await expect(connectTeams(ctx, directory)).rejects.toMatchObject({ code: 'forbidden' });
});

it('a directory belongs to one company, however it’s spelt', async () => {
  await connectTeams(ctx, directory);
  const { id: companyId } = await buildCompany(prisma());
  const other = await userCtx(await buildAdministrator(prisma(), { companyId }));
  const spelled = { ...directory, tenantId: directory.tenantId.toUpperCase() };
  await chat.control('teams-directory', spelled);
  await expect(connectTeams(other, spelled)).rejects.toMatchObject({ code: 'conflict' });
});

it('a new secret repairs a broken connection and keeps its people; a new app starts over', async () => {
  await connectTeams(ctx, directory);
  await getApp();
  const before = await rowOf();
  await prisma().channelConnection.updateMany({
    where: { id: before?.id ?? 0 },
    data: { brokenAt: new Date(), brokenReason: 'invalid_client' },
  });
  await expect(testIntegration(ctx, 'teams')).rejects.toMatchObject({ code: 'invalid' });
  directory = { ...directory, secret: randomUUID() };
  await chat.control('teams-directory', directory);
  await connectTeams(ctx, directory);
  await testIntegration(ctx, 'teams');
  expect((await rowOf())?.id).toBe(before?.id);
  directory = { ...directory, appId: randomUUID() };
  await chat.control('teams-directory', directory);
  await connectTeams(ctx, directory);
  expect((await rowOf())?.id).not.toBe(before?.id);
  await expect(testIntegration(ctx, 'teams')).rejects.toMatchObject({ code: 'invalid' });
});
