import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

const kind = 'slack';

/** The matrix runs without Slack, and the answers say so. e2e/api/slack.test.ts has the calls with it. */
export const integrationsPolicy: Policy = {
  getIntegrations: anyone,
  getSlackManifest: anyone,
  connectSlack: { own: { status: 503, send: plain({}) } },
  // Without an app, the call is refused.
  connectTeams: { own: { status: 422, send: plain({ body: {} }) } },
  getTeamsApp: { unknown: { status: 404, send: plain({}) } },
  finishSlackConnect: { unknown: { status: 302, send: plain({ query: { code: 'x', state: '1.x' } }) } },
  updateIntegration: { unknown: { status: 404, send: plain({ params: { kind }, body: { isDefault: true } }) } },
  testIntegration: { unknown: { status: 404, send: plain({ params: { kind } }) } },
  disconnectIntegration: { unknown: { status: 404, send: plain({ params: { kind } }) } },
  getOwnChannel: anyone,
  updateOwnChannel: {
    own: { status: 200, send: plain({ body: { channel: null } }) },
    unknown: { status: 422, send: plain({ body: { channel: kind } }) },
  },
  receiveTeamsActivity: { unknown: { status: 401, send: plain({ params: { connectionId: 1 }, body: {} }) } },
  receiveSlackInteraction: { unknown: { status: 401, send: plain({ body: { payload: '{}' } }) } },
};
