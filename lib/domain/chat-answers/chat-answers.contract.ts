import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { id } from '#/lib/api/fields.ts';

export const receiveSlackInteractionContract = endpoint({
  name: 'receiveSlackInteraction',
  method: 'POST',
  path: '/api/slack/interactions',
  access: 'open',
  sentBy: 'server',
  anonymousLog: true,
  summary: 'Receives what someone pressed or sent in Slack, signed over its exact bytes in `X-Slack-Signature`.',
  refuses: ['signed_out'],
  rateLimit: { points: 5000, seconds: 600 },
  raw: 'application/json',
  response: z.looseObject({}),
});

export const receiveTeamsActivityContract = endpoint({
  name: 'receiveTeamsActivity',
  method: 'POST',
  path: '/api/teams/{connectionId}/messages',
  access: 'open',
  sentBy: 'server',
  anonymousLog: true,
  summary: 'Receives what someone pressed or wrote in Microsoft Teams, with Microsoft’s token for the company’s app.',
  refuses: ['signed_out'],
  rateLimit: { points: 5000, seconds: 600 },
  params: z.object({ connectionId: id }),
  raw: 'application/json',
  response: z.looseObject({}),
});
