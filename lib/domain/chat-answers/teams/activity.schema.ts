import * as z from 'zod';

/** An id that becomes part of a URL, so it must not contain anything that leads elsewhere. */
const id = z
  .string()
  .max(300)
  .regex(/^[^/?#\\\s]+$/);

/** The parts we read of what Teams sends. A token proves who sent it, not what it contains. */
const common = {
  serviceUrl: z.string().min(1).max(500),
  conversation: z.object({ id, tenantId: z.string().optional(), conversationType: z.string().optional() }),
  from: z.object({ id, aadObjectId: z.uuid().optional() }),
  channelData: z.object({ tenant: z.object({ id: z.string() }).optional() }).optional(),
};

const pressed = z.object({
  type: z.literal('invoke'),
  name: z.literal('adaptiveCard/action'),
  ...common,
  value: z.object({
    action: z.object({ verb: z.string().max(20), data: z.record(z.string().max(50), z.unknown()).default({}) }),
  }),
});

const installed = z.object({ type: z.literal('installationUpdate'), ...common, action: z.string().max(40) });
const writing = z.object({ type: z.literal('message'), ...common });
const other = z.object({ type: z.string(), ...common });

export const teamsActivity = z.union([pressed, installed, writing, other]);
/** Required before we check a token. */
export const addressedActivity = z.looseObject({ serviceUrl: common.serviceUrl });

export type TeamsActivity = z.output<typeof teamsActivity>;
export type TeamsPress = z.output<typeof pressed>;
