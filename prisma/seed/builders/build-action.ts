import type { Action, Prisma, Share, Team } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface ActionFields {
  team: Pick<Team, 'id' | 'companyId'>;
  /** Fields that differ from a prepared step that began today. */
  action?: Partial<Prisma.ActionUncheckedCreateInput>;
}

const DAY_MS = 24 * 3_600_000;
let topicNumber = 0;

/** Creates an open step of a team, each for a different cause, because a team has one per cause. */
export function buildAction(db: Transaction, { team, action = {} }: ActionFields): Promise<Action> {
  const today = new Date(new Date().toISOString().slice(0, 10));
  topicNumber = (topicNumber % 15) + 1;
  return db.action.create({
    data: {
      companyId: team.companyId,
      teamId: team.id,
      topic: `factor:${topicNumber}`,
      prepared: action.will === undefined ? 1 : null,
      promisedOn: today,
      dueOn: new Date(today.getTime() + 14 * DAY_MS),
      ...action,
    },
  });
}

interface ShareFields {
  team: Pick<Team, 'id' | 'companyId'>;
  /** Fields that differ from a share of today without a vote: the shared topics. */
  share: Partial<Prisma.ShareUncheckedCreateInput>;
}

/** Creates a share with a team. */
export function buildShare(db: Transaction, { team, share }: ShareFields): Promise<Share> {
  const { companyId, id: teamId } = team;
  return db.share.create({ data: { companyId, teamId, sharedOn: new Date(), votersMin: 5, ...share } });
}
