import type { Invitation, Prisma } from '#/generated/prisma/client.ts';
import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const DAY_MS = 24 * 3_600_000;

/** Creates an open invitation of a kind and target, sent at `createdAt`, by default now. */
export function buildInvitation(
  db: Transaction,
  fields: Partial<Prisma.InvitationUncheckedCreateInput> &
    Pick<Prisma.InvitationUncheckedCreateInput, 'companyId' | 'kind'>,
): Promise<Invitation> {
  const createdAt = new Date(fields.createdAt ?? systemClock.now());
  return db.invitation.create({
    data: {
      email: `invited.${uniqueWord()}@example.com`,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + invitationLifeDays * DAY_MS),
      ...fields,
    },
  });
}
