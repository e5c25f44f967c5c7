import * as z from 'zod';
import { localAddress } from '#/lib/platform/slack/slack-settings.ts';

const id = z.guid('must be an id of Microsoft, such as 5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11').toLowerCase().optional();

/** The settings of Microsoft Teams. Without the first three each company brings an app of its own. */
export const teamsSettings = {
  TEAMS_TENANT_ID: id.describe(
    'For an installation of one company: its Microsoft directory. The company then connects Teams without entering an app.',
  ),
  TEAMS_APP_ID: id.describe('App (client) id of the bot in that directory.'),
  TEAMS_APP_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Client secret of that app. It is never stored: replacing it here is enough.'),
  TEAMS_CLOUD_URL: localAddress
    .optional()
    .describe('A stand-in for Microsoft Teams on this machine, for tests and development.'),
} as const;

type TeamsEnv = z.output<z.ZodObject<typeof teamsSettings>>;

const together = ['TEAMS_TENANT_ID', 'TEAMS_APP_ID', 'TEAMS_APP_SECRET'] as const;

/** Returns the settings that are missing although another one is there. */
export function missingTeamsSettings(env: TeamsEnv): { name: string; beside: string }[] {
  const beside = together.find((name) => env[name]);
  return beside ? together.filter((name) => !env[name]).map((name) => ({ name, beside })) : [];
}
