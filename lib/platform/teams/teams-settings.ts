import { localAddress } from '#/lib/platform/slack/slack-settings.ts';

/** The settings of Microsoft Teams. Each company brings an app of its own, so there is nothing to set up here. */
export const teamsSettings = {
  TEAMS_CLOUD_URL: localAddress
    .optional()
    .describe('A stand-in for Microsoft Teams on this machine, for tests and development.'),
} as const;
