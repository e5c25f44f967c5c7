import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';
import { email, listedEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { firstName, lastName } from '#/lib/domain/accounts/person/name.schema.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';

/** A person in a list, by email address or by the id in that list. */
export const listedPersonBody = z
  .union([z.object({ email: listedEmail() }), z.object({ id: z.int().min(-ID_MAX).max(ID_MAX) })])
  .meta({ id: 'ListedPersonBody' });

/** A person to invite. */
export const personBody = z.object({ firstName, lastName, email }).meta({ id: 'PersonBody' });
/** A member to invite; names may be missing. */
export const memberBody = personBody.partial({ firstName: true, lastName: true });

/** Whether the previous leader becomes a member; the documented choice by default. */
const keep = z.boolean().default(true);

/** A person invited to take over from a leader. */
export const leaderChangeBody = z.object({ firstName, lastName, email, keep }).meta({ id: 'LeaderChangeBody' });

const userId = id.meta({ title: 'person' });

export const userBody = z.object({ userId }).meta({ id: 'UserBody' });

/** The next leader by name and email address or by id, for leaders who may not see colleagues' addresses. */
export const teamLeaderChangeBody = z.union([leaderChangeBody, z.object({ userId, keep })]);
