import { forAdministrators, NO_ID, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const checkInReportPolicy: Policy = {
  getCheckInReport: {
    own: { status: 200, send: async ({ own }) => ({ params: { id: own.team.id } }) },
    colleague: { status: forAdministrators, send: async ({ own }) => ({ params: { id: own.otherTeam.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ params: { id: foreign.team.id } }) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID } }) },
  },
  nudgeTeam: {
    own: { status: 200, send: async ({ own }) => ({ params: { id: own.team.id }, body: {} }) },
    colleague: { status: 403, send: async ({ own }) => ({ params: { id: own.otherTeam.id }, body: {} }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ params: { id: foreign.team.id }, body: {} }) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID }, body: {} }) },
  },
};
