import { expect, it } from 'vitest';
import { describeIntegration, type Translator } from '#/components/integrations/integration-states.ts';
import type { Channel, IntegrationName, Integrations } from '#/components/integrations/integrations.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const channel: Channel = { kind: 'slack', name: 'Slack', isOffered: true, isPrepared: true, connection: null };
const connection = {
  name: 'Northlight',
  state: 'active' as const,
  connectedAt: '2026-11-02T09:12:44.000Z',
  allowsPulses: false,
  matched: 5,
  unmatched: 2,
  waiting: 0,
};
const signIn = {
  connection: null,
  verifiedDomains: 0,
  waitingDomains: 0,
  missingDomains: 0,
  isCertificateEnding: false,
};
const inUse = { name: 'Entra', state: 'active' as const, isEnforced: false };
const directory = { state: 'on' as const, hasKey: false, hasCalled: false, linked: 0, leaving: 0 };
const keys = { count: 0, ended: 0, firstEnd: null, isEnding: false };
const firstEnd = '2026-12-04T09:00:00.000Z';
const nothing: Integrations = {
  channel: 'mail',
  people: 7,
  channels: [channel, { ...channel, kind: 'teams', name: 'Microsoft Teams' }],
  signIn,
  directory,
  keys,
  webhooks: { count: 0, broken: 0 },
};
const inTeams = { ...connection, name: '5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11' };

const examples: [IntegrationName, Partial<Integrations>, string, string][] = [
  ['slack', {}, 'plain', 'Off'],
  ['slack', { channels: [{ ...channel, isOffered: false }] }, 'plain', 'Not set up here'],
  [
    'slack',
    { channel: 'slack', channels: [{ ...channel, connection }] },
    'good',
    'Connected to Northlight · 5 of 7 people',
  ],
  ['slack', { channels: [{ ...channel, connection }] }, 'used', 'Connected, but emails are the default'],
  [
    'slack',
    { channels: [{ ...channel, connection: { ...connection, state: 'broken' } }] },
    'bad',
    'Needs attention: it no longer accepts messages',
  ],
  [
    'teams',
    { channel: 'teams', channels: [{ ...channel, kind: 'teams', connection: inTeams }] },
    'good',
    'Connected · 5 of 7 people',
  ],
  ['signIn', {}, 'plain', 'Off'],
  ['signIn', { signIn: { ...signIn, waitingDomains: 1 } }, 'plain', 'Waiting for the record of a domain'],
  ['signIn', { signIn: { ...signIn, verifiedDomains: 1 } }, 'plain', '1 domain verified, no sign-in yet'],
  ['signIn', { signIn: { ...signIn, connection: { ...inUse, state: 'draft' } } }, 'plain', 'Not turned on yet: Entra'],
  ['signIn', { signIn: { ...signIn, connection: inUse } }, 'good', 'On: Entra'],
  ['signIn', { signIn: { ...signIn, connection: { ...inUse, isEnforced: true } } }, 'good', 'The only way in: Entra'],
  [
    'signIn',
    { signIn: { ...signIn, connection: inUse, missingDomains: 1 } },
    'bad',
    'Needs attention: the record of a domain is missing',
  ],
  [
    'signIn',
    { signIn: { ...signIn, connection: inUse, isCertificateEnding: true } },
    'bad',
    'Needs attention: a certificate expires soon',
  ],
  ['directory', {}, 'plain', 'Off'],
  ['directory', { directory: { ...directory, hasKey: true } }, 'plain', 'Waiting for its first call'],
  ['directory', { directory: { ...directory, hasCalled: true, linked: 6 } }, 'good', 'Manages 6 of 7 people'],
  ['directory', { directory: { ...directory, hasCalled: true, state: 'stopped' } }, 'plain', 'Stopped'],
  [
    'directory',
    { directory: { ...directory, hasCalled: true, state: 'paused', leaving: 3 } },
    'bad',
    'Needs attention: it wants to remove 3 people',
  ],
  ['keys', {}, 'plain', 'None yet'],
  ['keys', { keys: { count: 0, ended: 1, firstEnd: null, isEnding: false } }, 'plain', '0 active, 1 expired'],
  ['keys', { keys: { count: 2, ended: 0, firstEnd, isEnding: false } }, 'used', '2 active'],
  ['keys', { keys: { count: 2, firstEnd, isEnding: false } as unknown as typeof keys }, 'used', '2 active'],
  ['keys', { keys: { count: 2, ended: 1, firstEnd, isEnding: false } }, 'used', '2 active, 1 expired'],
  ['keys', { keys: { count: 1, ended: 0, firstEnd, isEnding: true } }, 'used', '1 active, expires on 4 December'],
  [
    'keys',
    { keys: { count: 2, ended: 1, firstEnd, isEnding: true } },
    'used',
    '2 active, 1 expired, one expires on 4 December',
  ],
  ['webhooks', {}, 'plain', 'None yet'],
  ['webhooks', { webhooks: { count: 2, broken: 0 } }, 'used', '2 webhooks'],
  ['webhooks', { webhooks: { count: 2, broken: 1 } }, 'bad', 'Needs attention: 1 webhook doesn’t accept events'],
];

it.each(examples)('%s %j: %s, %s', (name, answer, look, text) => {
  const t = wordsFor('en', 'integrations.index.states') as Translator;
  expect(describeIntegration[name]({ ...nothing, ...answer }, t, () => '4 December')).toEqual({ look, text });
});
