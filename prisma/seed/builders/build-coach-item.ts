import type { CoachItem, Prisma, Team } from '#/generated/prisma/client.ts';
import type { Audience } from '#/lib/domain/coaching/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface ItemFields {
  team: Pick<Team, 'id' | 'companyId'>;
  audience: Audience;
  /** Fields that differ from an insight of today. */
  item?: Partial<Prisma.CoachItemUncheckedCreateInput>;
}

let dayNumber = 1;

/** Creates an insight or a trend about a team. */
export function buildCoachItem(db: Transaction, { team, audience, item = {} }: ItemFields): Promise<CoachItem> {
  return db.coachItem.create({
    data: {
      companyId: team.companyId,
      teamId: team.id,
      audience,
      kind: 'hq_insight',
      color: 'default',
      textKey: 'theme',
      themeId: 27,
      // Each on a different day, because an item can only be written once a day.
      writtenOn: new Date(Date.UTC(2100, 0, dayNumber++)),
      ...item,
    },
  });
}
