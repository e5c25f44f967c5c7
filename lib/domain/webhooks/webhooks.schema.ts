import * as z from 'zod';
import type { WebhookType } from '#/lib/domain/webhooks/constants.ts';

const id = z.int();
const ofPerson = z.object({ personId: id });
const ofTeam = z.object({ teamId: id });
const ofDepartment = z.object({ departmentId: id });
const ofPulse = z.object({ pulseId: id });
const inPlace = { teamId: id.optional(), departmentId: id.optional() };

/**
 * The events that programs of a company can receive, with the content of each: ids, days, counts and states, but never
 * a name, an email address, an answer or a result. A program reads those with a key, whose rights are checked each
 * time.
 */
export const webhookTypes = {
  'person.joined': ofPerson.extend({ ...inPlace, invitationId: id.optional() }),
  'person.left': ofPerson,
  'person.suspended': ofPerson,
  'person.restored': ofPerson,
  'person.role_changed': ofPerson.extend(inPlace),
  'person.team_changed': ofPerson.extend({ teamId: id }),
  'department.created': ofDepartment,
  'department.updated': ofDepartment,
  'department.deleted': ofDepartment,
  'team.created': ofTeam,
  'team.updated': ofTeam,
  'team.deleted': ofTeam,
  'import.applied': z.object({ importId: id, invited: z.int(), changed: z.int(), suspended: z.int() }),
  'check_in.round_opened': ofTeam.extend({ localDate: z.iso.date() }),
  'pulse.started': ofPulse,
  'pulse.ended': ofPulse,
  'pulse.results_published': ofPulse.extend({ roundId: id }),
  'figures.published': z.object({ untilDay: z.iso.date() }),
  'report.ready': z.object({ reportId: z.uuid() }),
  'step.started': ofTeam,
  'step.ended': ofTeam.extend({ state: z.string() }),
  'subscription.changed': z.object({ plan: z.string(), state: z.string() }),
  'key.passed_on': z.object({ keyId: id }),
  'webhook.test': z.object({}),
} satisfies Record<WebhookType, z.ZodObject>;
