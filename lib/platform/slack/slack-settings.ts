import * as z from 'zod';

const isLocal = (address: string) => ['localhost', '127.0.0.1'].includes(URL.parse(address)?.hostname ?? '');

/** The URL of a stand-in on this machine. */
export const localAddress = z
  .url({ protocol: /^http$/, error: 'must be an http address' })
  .refine(isLocal, 'must be an address of this machine');

/** The settings of a Slack app. All are optional: without them, no one can connect Slack. */
export const slackSettings = {
  SLACK_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('Client id of your Slack app. Default: a stand-in on this machine; in production, no Slack.'),
  SLACK_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret of that app.'),
  SLACK_SIGNING_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Secret with which Slack signs what it sends to `APP_URL/api/slack/interactions`.'),
  SLACK_API_URL: localAddress.optional().describe('A stand-in for Slack on this machine, for tests and development.'),
} as const;

type SlackEnv = z.output<z.ZodObject<typeof slackSettings>>;

const together = ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_SIGNING_SECRET'] as const;

/** Returns the settings that are missing although another one is set. */
export function missingSlackSettings(env: SlackEnv): { name: string; beside: string }[] {
  const beside = together.find((name) => env[name]);
  return beside ? together.filter((name) => !env[name]).map((name) => ({ name, beside })) : [];
}
