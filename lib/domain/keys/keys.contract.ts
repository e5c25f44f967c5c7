import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id, namedItem } from '#/lib/api/fields.ts';
import { displayName } from '#/lib/domain/accounts/accounts.schema.ts';
import { recentSignIn } from '#/lib/domain/sessions/constants.ts';
import { keyScopes } from '#/lib/platform/roles.ts';
import { message } from '#/lib/words/message.ts';

const scope = z.enum(keyScopes);

const key = z
  .object({
    id: z.int(),
    name: z.string(),
    scopes: z.array(scope).describe('What the key may do; each call says which scope it takes.'),
    owner: namedItem.describe('The administrator the key acts for.'),
    madeAt: z.string(),
    expiresAt: z.string(),
    state: z.enum(['on', 'ending', 'ended']).describe('`ending` in the key’s last 14 days.'),
    usedOn: z.string().nullable().describe('The last day it was used, in UTC; null before the first call.'),
  })
  .meta({ id: 'ApiKey' });

export const listKeysContract = endpoint({
  name: 'listKeys',
  method: 'GET',
  path: '/api/integrations/keys',
  access: ['Administrator'],
  summary: 'Lists the company’s keys that haven’t been revoked, newest first, without the keys themselves.',
  response: z.object({
    keys: z.array(key),
    most: z.int().describe('How many active keys there can be.'),
  }),
});

export const makeKeyContract = endpoint({
  name: 'makeKey',
  method: 'POST',
  path: '/api/integrations/keys',
  access: ['Administrator'],
  summary: `Creates a key for a program and returns it this once. ${recentSignIn.summary}`,
  refuses: ['conflict'],
  rateLimit: { points: 60, seconds: 3600 },
  body: z.object({
    name: displayName(['keys.fields.name']),
    scopes: z.array(scope, message('keys.answers.noScopes')).min(1, message('keys.answers.noScopes')).max(20),
    expiresAt: z.iso
      .datetime({ offset: true, error: message('keys.answers.noEnd') })
      .describe('When the key expires, at most a year from now.'),
  }),
  response: done(message('keys.answers.made'), {
    id: z.int(),
    key: z.string().describe('The key, shown only this once.'),
  }),
});

export const revokeKeyContract = endpoint({
  name: 'revokeKey',
  method: 'POST',
  path: '/api/integrations/keys/{id}/revoke',
  access: ['Administrator'],
  summary: 'Revokes a key immediately and permanently.',
  refuses: ['not_found'],
  params: z.object({ id }),
  response: done(message('keys.answers.revoked')),
});
