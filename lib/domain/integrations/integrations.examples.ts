import { type Example, example } from '#/lib/api/endpoint.ts';
import { directoryExamples } from '#/lib/domain/directory/manage/directory.examples.ts';
import {
  connectSlackContract,
  connectTeamsContract,
  disconnectIntegrationContract,
  finishSlackConnectContract,
  getIntegrationsContract,
  getOwnChannelContract,
  getSlackManifestContract,
  getTeamsAppContract,
  testIntegrationContract,
  updateIntegrationContract,
  updateOwnChannelContract,
} from '#/lib/domain/integrations/integrations.contract.ts';

const kind = 'slack' as const;
const teamsApp = { messagingUrl: 'https://unboxt.example/api/teams/7/messages', package: 'UEsDBBQAAAAIAA==' };
const own = { channel: null, companyChannel: kind, channels: [{ kind, name: 'Slack', isReachable: true }] };

export const integrationExamples: readonly Example[] = [
  example(getIntegrationsContract, {
    answer: {
      channel: kind,
      people: 148,
      channels: [
        {
          kind,
          name: 'Slack',
          isOffered: true,
          isPrepared: true,
          connection: {
            name: 'Northlight',
            state: 'active',
            connectedAt: '2026-11-02T09:12:44.000Z',
            allowsPulses: false,
            matched: 146,
            unmatched: 2,
            waiting: 0,
          },
        },
      ],
      signIn: {
        connection: { name: 'Northlight Entra', state: 'active', isEnforced: true },
        verifiedDomains: 1,
        waitingDomains: 0,
        missingDomains: 0,
        isCertificateEnding: false,
      },
      directory: { state: 'on', hasKey: true, hasCalled: true, linked: 141, leaving: 0 },
      keys: { count: 2, ended: 0, firstEnd: '2026-12-04T09:00:00.000Z', isEnding: true },
      webhooks: { count: 1, broken: 0 },
    },
  }),
  example(connectSlackContract, {
    answer: {
      url: 'https://slack.com/oauth/v2/authorize?client_id=1234.5678&scope=chat%3Awrite&state=1796000000000.x',
    },
  }),
  example(finishSlackConnectContract, {
    query: { code: '1234.5678.abcdef', state: '1796000000000.x' },
    answer: '/companyManagement?tab=integrations&open=slack&slack=connected',
  }),
  example(getSlackManifestContract, { answer: { display_information: { name: 'unboXt' } } }),
  example(connectTeamsContract, {
    body: {
      tenantId: '5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11',
      appId: 'b7a7c1de-3c55-4d8f-8f0e-4a2c9a51e0aa',
      secret: 'the secret of the app',
    },
    answer: teamsApp,
  }),
  example(getTeamsAppContract, { answer: teamsApp }),
  example(updateIntegrationContract, { params: { kind }, body: { isDefault: true }, answer: {} }),
  example(testIntegrationContract, { params: { kind }, answer: {} }),
  example(disconnectIntegrationContract, { params: { kind }, answer: {} }),
  example(getOwnChannelContract, { answer: own }),
  example(updateOwnChannelContract, { body: { channel: null }, answer: own }),
  ...directoryExamples,
];
