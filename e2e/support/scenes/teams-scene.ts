import { randomUUID } from 'node:crypto';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import type { TestChat } from '#/e2e/support/product/open-chat.ts';
import type { ChannelConnection, CheckIn, CheckInAnswer, Team, User } from '#/generated/prisma/client.ts';
import { receiveTeamsActivity } from '#/lib/domain/chat-answers/teams/receive-teams-activity.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { TeamsApp } from '#/lib/platform/teams/teams-cloud.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildConnection } from '#/prisma/seed/builders/build-connection.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import type { TeamsPerson } from '#/server/embedded/chat/store.ts';

export interface TeamsScene {
  connection: ChannelConnection;
  directory: TeamsApp;
  team: Team;
  member: User;
}

/** Creates a directory at Microsoft with an app. */
export async function newDirectory(chat: TestChat): Promise<TeamsApp> {
  const directory = { tenantId: randomUUID(), appId: randomUUID(), secret: randomUUID() };
  await chat.control('teams-directory', directory);
  return directory;
}

/** Creates a company that is connected to Microsoft Teams, with a team of one member. */
export async function buildTeamsScene(chat: TestChat): Promise<TeamsScene> {
  const { id: companyId } = await buildCompany(prisma());
  const directory = await newDirectory(chat);
  const { tenantId: externalId, appId: botUserId, secret: token } = directory;
  const connection = await buildConnection(prisma(), { companyId, kind: 'teams', externalId, botUserId, token });
  await prisma().company.update({ where: { id: companyId }, data: { channel: 'teams' } });
  const team = await buildTeam(prisma(), { companyId });
  return { connection, directory, team, member: await buildMember(prisma(), { team }) };
}

/** Installs the app in Teams for someone, and notifies the product. */
export async function installTeams(
  chat: TestChat,
  scene: TeamsScene,
  email = scene.member.email,
): Promise<TeamsPerson> {
  const { tenantId } = scene.directory;
  const person = await chat.control<TeamsPerson>('teams-install', { email, tenantId });
  await sendActivity(chat, scene, person, { type: 'installationUpdate', action: 'add' });
  return person;
}

/** Sends the product a person's activity as Teams would, and returns the answer. */
export async function sendActivity(
  chat: TestChat,
  { connection, directory }: Pick<TeamsScene, 'connection' | 'directory'>,
  person: TeamsPerson,
  activity: object,
  authorization?: string | null,
) {
  const { token, serviceUrl } = await chat.control<{ token: string; serviceUrl: string }>('teams-token', {
    appId: directory.appId,
  });
  const whole = {
    serviceUrl,
    conversation: { id: person.conversationId, tenantId: directory.tenantId, conversationType: 'personal' },
    from: { id: person.id, aadObjectId: person.aadObjectId },
    channelData: { tenant: { id: directory.tenantId } },
    ...activity,
  };
  const header = authorization === undefined ? `Bearer ${token}` : authorization;
  const headers = new Headers(header === null ? {} : { authorization: header });
  const url = `http://localhost:3000/api/teams/${connection.id}/messages`;
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(whole) });
  const response = await receiveTeamsActivity(visitorCtx(), connection.id, request);
  return response.json();
}

/** Returns the activity of a pressed button, with the form's values. */
export const pressing = (verb: string, data: object) => ({
  type: 'invoke',
  name: 'adaptiveCard/action',
  value: { action: { type: 'Action.Execute', verb, data }, trigger: 'manual' },
});

/** A company whose member has the app in Teams, and an open check-in. */
export interface AskedInTeams extends TeamsScene {
  checkIn: CheckIn;
  person: TeamsPerson;
  /** Presses a button of a card, by default as the member. */
  press: (verb: string, data: object, who?: TeamsPerson) => ReturnType<typeof sendActivity>;
  /** Sends a form, by default as the member. */
  send: (form: string, filled: object, who?: TeamsPerson) => ReturnType<typeof sendActivity>;
  storedAnswer: () => Promise<CheckInAnswer | null>;
}

export async function askInTeams(chat: TestChat): Promise<AskedInTeams> {
  await chat.control('busy');
  await chat.control('teams-manner');
  const scene = await buildTeamsScene(chat);
  const now = new Date();
  const checkIn = await buildCheckIn(prisma(), {
    team: scene.team,
    userId: scene.member.id,
    localDate: now.toISOString().slice(0, 10),
    sentAt: new Date(now.getTime() - 3_600_000),
    closesAt: new Date(now.getTime() + 8 * 3_600_000),
  });
  const person = await installTeams(chat, scene);
  const press: AskedInTeams['press'] = (verb, data, who = person) =>
    sendActivity(chat, scene, who, pressing(verb, data));
  return {
    ...scene,
    checkIn,
    person,
    press,
    send: (form, filled, who) => press('send', { checkIn: checkIn.id, form, ...filled }, who),
    storedAnswer: () => prisma().checkInAnswer.findUnique({ where: { checkInId: checkIn.id } }),
  };
}

/** Returns the id of the form in an answer's card. */
export const formIn = ({ value }: { value: { actions: { data: { form: string } }[] } }): string =>
  value.actions[0]?.data.form ?? '';

export const happy = { 'answer.emotions': '3', 'answer.selfProductivity': '70', 'answer.note': 'Fine' };
