import * as z from 'zod';

/** Someone's account in a workspace. */
const sender = { team: z.object({ id: z.string() }), user: z.object({ id: z.string() }) };

const pressed = z.object({
  type: z.literal('block_actions'),
  ...sender,
  trigger_id: z.string(),
  response_url: z.string().default(''),
  actions: z.array(z.object({ action_id: z.string(), value: z.string().default('') })).min(1),
});

const element = z.object({
  value: z.string().nullish(),
  selected_option: z.object({ value: z.string() }).nullish(),
  selected_options: z.array(z.object({ value: z.string() })).optional(),
});

const submission = z.object({
  type: z.literal('view_submission'),
  ...sender,
  view: z.object({
    id: z.string(),
    private_metadata: z.string().max(50),
    state: z.object({ values: z.record(z.string(), z.record(z.string(), element)) }),
  }),
});

/** The parts we read of an interaction. A signature proves who sent it, not what it contains. */
export const slackInteraction = z.discriminatedUnion('type', [pressed, submission]);

export type Pressed = z.output<typeof pressed>;
export type Sent = z.output<typeof submission>;
