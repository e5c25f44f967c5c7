import type { InvitationKind } from '#/generated/prisma/enums.ts';
import type { Place } from '#/lib/domain/places/locks/lock-places.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** The places whose invitations a person may withdraw and resend: all of one company, department or team. */
export type Places = Omit<Place, 'kind'> & { kinds: readonly InvitationKind[] };
export type FindPlaces = (tx: Transaction, ctx: UserCtx, id: number) => Promise<Places>;
