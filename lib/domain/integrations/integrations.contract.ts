import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { channelNames } from '#/lib/domain/channels/constants.ts';
import { connectionStates } from '#/lib/domain/company-sign-in/constants.ts';
import { recentSignIn } from '#/lib/domain/sessions/constants.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;
const way = z.enum(['mail', ...channelNames]);
const kind = z.enum(channelNames);

const connection = z
  .object({
    name: z.string().describe('The name of the workspace.'),
    state: z.enum(['active', 'broken']),
    connectedAt: z.string(),
    allowsPulses: z.boolean().describe('Whether pulses can be answered in the chat, not only in the browser.'),
    matched: z.int().describe('How many people were found in the chat by email address.'),
    unmatched: z.int().describe('How many people weren’t found; they get emails.'),
    waiting: z.int().describe('How many people haven’t been looked up yet.'),
  })
  .nullable();

const states = {
  signIn: z.object({
    connection: z
      .object({ name: z.string(), state: z.enum(connectionStates), isEnforced: z.boolean() })
      .nullable()
      .describe('The connection in use, or else the first.'),
    verifiedDomains: z.int(),
    waitingDomains: z.int(),
    missingDomains: z.int().describe('Verified domains whose record is missing.'),
    isCertificateEnding: z
      .boolean()
      .describe('Whether the last certificate of a connection in use expires within 30 days.'),
  }),
  directory: z.object({
    state: z.enum(['on', 'paused', 'stopped']),
    hasKey: z.boolean().describe('Whether it has a key.'),
    hasCalled: z.boolean(),
    linked: z.int().describe('People the directory manages.'),
    leaving: z.int().describe('People it wanted to remove before the pause.'),
  }),
  keys: z.object({
    count: z.int().describe('Keys that haven’t expired.'),
    ended: z.int().describe('Keys that have expired and are still listed.'),
    firstEnd: z.string().nullable().describe('When the first key expires.'),
    isEnding: z.boolean().describe('Whether one expires within 14 days.'),
  }),
  webhooks: z.object({
    count: z.int(),
    broken: z.int().describe('Webhooks whose last delivery didn’t arrive, or that unboXt turned off.'),
  }),
};

export const getIntegrationsContract = endpoint({
  name: 'getIntegrations',
  method: 'GET',
  path: '/api/integrations',
  access,
  summary: 'Lists the chat platforms, connected or not, the default one, and the state of all other integrations.',
  response: z.object({
    channel: way.describe('How people who haven’t chosen get their messages.'),
    people: z.int().describe('People with an account who aren’t suspended.'),
    channels: z.array(
      z.object({
        kind,
        name: z.string(),
        isOffered: z.boolean().describe('Whether the people who run unboXt have set it up.'),
        isPrepared: z.boolean().describe('Whether it can be connected without an app of the company’s own.'),
        connection,
      }),
    ),
    ...states,
  }),
});

export const connectSlackContract = endpoint({
  name: 'connectSlack',
  method: 'POST',
  path: '/api/integrations/slack/connect',
  access,
  summary: 'Returns the URL at which Slack asks for permission to write to the people in a workspace.',
  refuses: ['unavailable'],
  rateLimit: { points: 30, seconds: 600 },
  response: done(message('integrations.answers.goOn'), { url: z.string() }),
});

export const finishSlackConnectContract = endpoint({
  name: 'finishSlackConnect',
  method: 'GET',
  path: '/api/integrations/slack/return',
  access: 'open',
  mutates: true,
  arrives: 'page',
  raw: 'redirect',
  summary: 'Completes the connection when Slack sends the administrator’s browser back.',
  rateLimit: { points: 100, seconds: 600 },
  query: z.object({
    code: z.string().max(500).optional(),
    state: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
  }),
  response: z.string(),
});

export const getSlackManifestContract = endpoint({
  name: 'getSlackManifest',
  method: 'GET',
  path: '/api/integrations/slack/manifest',
  access,
  summary: 'Returns the manifest of a Slack app with the URLs of this installation.',
  response: z.looseObject({}),
});

const teamsApp = {
  messagingUrl: z.string().describe('The app’s messaging endpoint, which gets what people press.'),
  package: z.string().describe('The app to upload in the Teams admin center: a zip, in base64.'),
};
const guid = (title: string) => z.guid().meta({ title });

export const connectTeamsContract = endpoint({
  name: 'connectTeams',
  method: 'POST',
  path: '/api/integrations/teams/connect',
  access,
  summary: `Connects the company’s own app in its Microsoft directory, given by the three fields, or without them the app of this installation. 422 says what Microsoft doesn’t accept. ${recentSignIn.summary}`,
  refuses: ['invalid', 'conflict'],
  rateLimit: { points: 30, seconds: 600 },
  body: z.object({
    tenantId: guid('Tenant ID').optional().describe('The ID of the directory.'),
    appId: guid('App ID').optional().describe('The app (client) ID.'),
    secret: z.string().trim().min(1).max(300).optional().describe('A client secret of the app. It’s stored encrypted.'),
  }),
  response: done(message('integrations.answers.connected'), teamsApp),
});

export const getTeamsAppContract = endpoint({
  name: 'getTeamsApp',
  method: 'GET',
  path: '/api/integrations/teams/app',
  access,
  summary: 'Returns what to enter and upload at Microsoft for the connected app.',
  refuses: ['not_found'],
  response: z.object(teamsApp),
});

export const updateIntegrationContract = endpoint({
  name: 'updateIntegration',
  method: 'POST',
  path: '/api/integrations/{kind}/update',
  access,
  summary:
    'Sets whether people who haven’t chosen get messages in a connected chat or by email, and whether pulses can be answered there.',
  refuses: ['not_found'],
  params: z.object({ kind }),
  body: z.object({ isDefault: z.boolean().optional(), allowsPulses: z.boolean().optional() }),
  response: done(message('integrations.answers.saved')),
});

export const testIntegrationContract = endpoint({
  name: 'testIntegration',
  method: 'POST',
  path: '/api/integrations/{kind}/test',
  access,
  summary: 'Sends the caller a test message in the chat; 422 says why it failed.',
  refuses: ['not_found', 'invalid'],
  rateLimit: { points: 20, seconds: 600 },
  params: z.object({ kind }),
  response: done(message('integrations.answers.tested')),
});

export const disconnectIntegrationContract = endpoint({
  name: 'disconnectIntegration',
  method: 'POST',
  path: '/api/integrations/{kind}/disconnect',
  access,
  summary:
    'Disconnects the chat: gives up the permission to write there and deletes the links to people. Everyone gets emails again.',
  refuses: ['not_found'],
  params: z.object({ kind }),
  response: done(message('integrations.answers.disconnected')),
});

const ownChannel = z.object({
  channel: way.nullable().describe('The caller’s own choice; null follows the company.'),
  companyChannel: way,
  channels: z
    .array(z.object({ kind, name: z.string(), isReachable: z.boolean() }))
    .describe('The chat platforms that the company has connected.'),
});

export const getOwnChannelContract = endpoint({
  name: 'getOwnChannel',
  method: 'GET',
  path: '/api/profile/channel',
  access: 'auth',
  summary: 'Returns how the caller gets check-ins, pulses and the brief.',
  response: ownChannel,
});

export const updateOwnChannelContract = endpoint({
  name: 'updateOwnChannel',
  method: 'POST',
  path: '/api/profile/channel',
  access: 'auth',
  summary: 'Changes how the caller gets messages; 422 if the chat doesn’t know them.',
  refuses: ['invalid'],
  body: z.object({ channel: way.nullable() }),
  response: done(message('integrations.answers.saved'), ownChannel.shape),
});
