import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

const reason = { params: { id: 1 } };

export const mailPreferencesPolicy: Policy = {
  listUnsubscribeReasons: anyone,
  stopMails: {
    own: {
      status: 200,
      send: async ({ own }) => ({
        ...reason,
        body: { token: mailedToken('uns_', own.persons.Member.id), text: 'Why' },
      }),
    },
    unknown: { status: 404, send: plain({ ...reason, body: { token: 'uns_x' } }) },
  },
  getMailPreferences: anyone,
  updateMailPreferences: {
    own: { status: 200, send: plain({ body: { checkInMails: true } }) },
    unknown: { status: 422, send: plain({ body: { checkInMails: 'no' } }) },
  },
};
