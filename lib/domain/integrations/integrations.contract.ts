import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { channelNames } from '#/lib/domain/channels/constants.ts';
import { connectionStates } from '#/lib/domain/company-sign-in/constants.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;
const way = z.enum(['mail', ...channelNames]);
const kind = z.enum(channelNames);

const connection = z
  .object({
    name: z.string().describe('Of the workspace.'),
    state: z.enum(['active', 'broken']),
    connectedAt: z.string(),
    allowsPulses: z
      .boolean()
      .describe('Whether pulses may be answered there; otherwise a message leads to the browser.'),
    matched: z.int().describe('People of the company who were found there by their email address.'),
    unmatched: z.int().describe('People who were not: they get emails.'),
    waiting: z.int().describe('People who have not been looked for yet.'),
  })
  .nullable();

const states = {
  signIn: z.object({
    connection: z
      .object({ name: z.string(), state: z.enum(connectionStates), isEnforced: z.boolean() })
      .nullable()
      .describe('The one that is in use, else the first.'),
    verifiedDomains: z.int(),
    waitingDomains: z.int(),
    missingDomains: z.int().describe('Verified ones whose record is gone.'),
    isCertificateEnding: z.boolean().describe('Whether the last certificate of a connection in use ends in 30 days.'),
  }),
  directory: z.object({
    state: z.enum(['on', 'paused', 'stopped']),
    hasKey: z.boolean().describe('Whether a key opens it.'),
    hasCalled: z.boolean(),
    linked: z.int().describe('People whose accounts it keeps.'),
    leaving: z.int().describe('People it wanted to take out when it was paused.'),
  }),
  keys: z.object({
    count: z.int().describe('Keys that haven’t ended.'),
    firstEnd: z.string().nullable().describe('When the first of them ends.'),
    isEnding: z.boolean().describe('Whether that is within 14 days.'),
  }),
  webhooks: z.object({
    count: z.int(),
    broken: z.int().describe('Those whose last delivery did not arrive, or that unboXt switched off.'),
  }),
};

export const getIntegrationsContract = endpoint({
  name: 'getIntegrations',
  method: 'GET',
  path: '/api/integrations',
  access,
  summary:
    'The chat platforms that can be connected, which of them are, which is the default, and how all other integrations are doing.',
  response: z.object({
    channel: way.describe('On which way people are told who have chosen none.'),
    people: z.int().describe('People with an account in use.'),
    channels: z.array(
      z.object({
        kind,
        name: z.string(),
        isOffered: z.boolean().describe('Whether whoever runs unboXt has set it up.'),
        isPrepared: z.boolean().describe('Whether connecting it needs no app of the company’s own.'),
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
  summary: 'The address at which Slack asks for the right to write to the people of a workspace.',
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
  summary: 'Where Slack sends an Administrator’s browser back to.',
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
  summary: 'The manifest of an app at Slack with the addresses of this installation.',
  response: z.looseObject({}),
});

const teamsApp = {
  messagingUrl: z.string().describe('Where the app’s bot sends what people press: its messaging endpoint.'),
  package: z.string().describe('The app to upload in the Teams admin center: a zip, in base64.'),
};
const guid = (title: string) => z.guid().meta({ title });

export const connectTeamsContract = endpoint({
  name: 'connectTeams',
  method: 'POST',
  path: '/api/integrations/teams/connect',
  access,
  summary:
    'Connects the company’s own app in its Microsoft directory, or without the three the installation’s; 422 says what Microsoft doesn’t accept. It needs a sign-in within 15 minutes.',
  refuses: ['invalid', 'conflict'],
  rateLimit: { points: 30, seconds: 600 },
  body: z.object({
    tenantId: guid('Tenant ID').optional().describe('The directory’s id.'),
    appId: guid('App ID').optional().describe('The app’s (client) id.'),
    secret: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .optional()
      .describe('A client secret of the app. It is stored encrypted.'),
  }),
  response: done(message('integrations.answers.connected'), teamsApp),
});

export const getTeamsAppContract = endpoint({
  name: 'getTeamsApp',
  method: 'GET',
  path: '/api/integrations/teams/app',
  access,
  summary: 'What is entered and uploaded at Microsoft for the connected app.',
  refuses: ['not_found'],
  response: z.object(teamsApp),
});

export const updateIntegrationContract = endpoint({
  name: 'updateIntegration',
  method: 'POST',
  path: '/api/integrations/{kind}/update',
  access,
  summary:
    'Makes a connected chat platform the way on which people are told who have chosen none, or emails again; allows answering pulses there, or no longer.',
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
  summary: 'Sends the signed-in Administrator a message there; 422 says why it could not be sent.',
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
  summary: 'Gives the right to write there back and forgets who is who; everyone gets emails again.',
  refuses: ['not_found'],
  params: z.object({ kind }),
  response: done(message('integrations.answers.disconnected')),
});

const ownChannel = z.object({
  channel: way.nullable().describe('The person’s own choice; null follows the company.'),
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
  summary: 'On which way the signed-in person is told about check-ins, pulses and the brief.',
  response: ownChannel,
});

export const updateOwnChannelContract = endpoint({
  name: 'updateOwnChannel',
  method: 'POST',
  path: '/api/profile/channel',
  access: 'auth',
  summary: 'Changes that way; 422 where the person was not found there.',
  refuses: ['invalid'],
  body: z.object({ channel: way.nullable() }),
  response: done(message('integrations.answers.saved'), ownChannel.shape),
});
