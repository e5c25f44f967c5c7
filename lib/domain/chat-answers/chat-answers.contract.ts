import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';

export const receiveSlackInteractionContract = endpoint({
  name: 'receiveSlackInteraction',
  method: 'POST',
  path: '/api/slack/interactions',
  access: 'open',
  sentBy: 'server',
  anonymousLog: true,
  summary: 'Takes what somebody has pressed or sent in Slack, signed over its exact bytes in `X-Slack-Signature`.',
  refuses: ['signed_out'],
  rateLimit: { points: 5000, seconds: 600 },
  raw: 'application/json',
  response: z.looseObject({}),
});
