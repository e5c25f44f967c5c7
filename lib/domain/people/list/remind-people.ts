import type * as z from 'zod';
import { resendInvitations } from '#/lib/domain/invitations/open-invitations/resend-invitations.ts';
import { nudgePerson } from '#/lib/domain/organisation/nudges/nudge-person.ts';
import { doForEachPerson } from '#/lib/domain/people/bulk/do-for-each-person.ts';
import { bulkMax } from '#/lib/domain/people/constants.ts';
import { listOpenPlaces } from '#/lib/domain/people/import-changes/list-open-places.ts';
import { readPeople } from '#/lib/domain/people/list/read-people.ts';
import type { remindBody } from '#/lib/domain/people/people.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { message } from '#/lib/words/message.ts';

/** Reminds people of an unfinished onboarding or an open invitation. Returns for each whether that was done. */
export async function remindPeople(ctx: UserCtx, body: z.output<typeof remindBody>) {
  const emails = 'people' in body ? body.people : await listUnfinished(ctx);
  const answer = await doForEachPerson(ctx, emails, async ({ user, email }) => {
    if (user) return (await nudgePerson(ctx, user)).message ?? null;
    for (const findPlaces of await listOpenPlaces(ctx, email)) await resendInvitations(ctx, findPlaces, 0, email);
    return null;
  });
  return { ...answer, message: message('people.answers.reminded', { count: answer.doneCount }) };
}

/** Returns the addresses of those who have not finished, those without an account first. */
async function listUnfinished(ctx: UserCtx): Promise<string[]> {
  const order = { sort: 'status', direction: 'asc' } as const;
  const query = { companyId: ctx.company.id, filter: { search: '' }, order, after: null, limit: bulkMax };
  const { people } = await readPeople(query);
  return people
    .filter(({ status }) => status === 'Invitation Sent' || status === 'Incomplete Onboarding')
    .map(({ email }) => email);
}
