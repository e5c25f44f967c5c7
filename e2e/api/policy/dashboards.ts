import { anyone, forAdministrators, NO_ID, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const dashboardsPolicy: Policy = {
  listDashboardTeams: anyone,
  getTeamDashboard: {
    own: { status: 200, send: async ({ own }) => ({ params: { id: own.team.id } }) },
    colleague: { status: forAdministrators, send: async ({ own }) => ({ params: { id: own.otherTeam.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ params: { id: foreign.team.id } }) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID } }) },
  },
  getLastPulse: {
    own: { status: 200, send: async ({ own }) => ({ params: { id: own.team.id } }) },
    colleague: { status: forAdministrators, send: async ({ own }) => ({ params: { id: own.otherTeam.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ params: { id: foreign.team.id } }) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID } }) },
  },
  exportTeamAnswers: {
    own: { status: 200, send: async ({ own }) => ({ params: { id: own.team.id } }) },
    colleague: { status: 403, send: async ({ own }) => ({ params: { id: own.otherTeam.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ params: { id: foreign.team.id } }) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID } }) },
  },
};
