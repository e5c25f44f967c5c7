import {
  canManageActions,
  canMoveTo,
  canReadActions,
  canReadCounts,
  canTellTeam,
  isSettled,
} from '#/lib/domain/actions/actions.policy.ts';
import { presentAction } from '#/lib/domain/actions/actions.present.ts';
import type { ActionChange, ActionMove, NewAction, PresentedAction } from '#/lib/domain/actions/actions.schema.ts';
import { actionStates, LOOK_BACK_DAYS } from '#/lib/domain/actions/constants.ts';
import { requireReason } from '#/lib/domain/actions/look-back/require-reason.ts';
import { listStarts } from '#/lib/domain/actions/overview/list-team-steps.ts';
import { type DatedTeam, getActionTeam, readActions, readActionTeam } from '#/lib/domain/actions/read-actions.ts';
import { listReaders, readMeasured, readPublishedTopic } from '#/lib/domain/actions/read-published-topic.ts';
import {
  readLookBackDay,
  requireDeed,
  requireRoom,
  requireShared,
  settledBefore,
} from '#/lib/domain/actions/require-deed.ts';
import { listShareable } from '#/lib/domain/actions/share/list-shareable.ts';
import { readShare } from '#/lib/domain/actions/share/read-share.ts';
import { tellTeam } from '#/lib/domain/actions/tell-team.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

/**
 * Returns the steps of a team, when they began, the last share and what can be shared. Throws `not_found` for a team
 * that the company doesn't have, `forbidden` without the right to see it.
 */
export async function listActions(ctx: UserCtx, teamId: number) {
  const team = await getActionTeam(ctx, teamId, canReadActions);
  const [actions, starts, share, shareable] = await Promise.all([
    present(ctx, team),
    listStarts(ctx, team),
    readShare(ctx, team),
    listShareable(ctx, team),
  ]);
  return { today: team.today, canManage: canManageActions(ctx.actor, team), actions, starts, share, shareable };
}

/**
 * Starts a step of a team, and stores what is published about its cause. Throws what `listActions` throws, `invalid`
 * for fields that don't fit together, `offensive`, and `conflict` if the topic has an open step or the team has three.
 */
export async function startAction(ctx: UserCtx, { isPosted, ...body }: NewAction) {
  const team = await getActionTeam(ctx, body.teamId, canManageActions);
  if (isPosted && !canTellTeam(ctx.actor, team)) throw forbidden();
  const deed = await requireDeed(ctx, body);
  const dueOn = readLookBackDay(body.dueOn, team) ?? addDays(team.today, LOOK_BACK_DAYS);
  const shareId = await requireShared(ctx, body);
  const published = await readPublishedTopic(ctx, { ...body, readers: await listReaders(ctx, team) });
  const data = {
    ...deed,
    ...published,
    shareId,
    topic: body.topic,
    companyId: ctx.company.id,
    teamId: team.id,
    ownerId: team.leads ? ctx.actor.userId : (team.leaderId ?? null),
    madeById: ctx.actor.userId,
    promisedOn: new Date(team.today),
    dueOn: new Date(dueOn),
  };
  const { id } = await inTransaction(ctx.db, async (tx) => {
    await requireRoom(tx, team, body.topic);
    const started = await tx.action.create({ data });
    await recordEvent(tx, ctx, {
      action: 'action.start',
      subject: `team:${team.id}`,
      details: { topic: body.topic, isPosted },
    });
    return started;
  });
  return {
    action: await presentOne(ctx, team, id),
    isPosted: isPosted && (await tellTeam(ctx, { ...data, teamId: team.id })),
  };
}

/** Changes an open step of a team. Throws what `startAction` throws, and `conflict` for a settled step. */
export async function changeAction(ctx: UserCtx, id: number, { dueOn, ...body }: ActionChange) {
  const { action, team } = await getAction(ctx, id);
  const hasDeed = body.prepared !== undefined || body.will !== undefined;
  const deed = hasDeed ? await requireDeed(ctx, { ...body, topic: action.topic }) : null;
  const lookBack = readLookBackDay(dueOn, team);
  const maker = deed && { ...deed, madeById: ctx.actor.userId };
  // The leader is reminded again, on the new day.
  const reminder = lookBack && { dueOn: new Date(lookBack), remindedOn: null };
  await inTransaction(ctx.db, async (tx) => {
    const where = { id, companyId: ctx.company.id, settledOn: null };
    const { count } = await tx.action.updateMany({ where, data: { ...maker, ...reminder } });
    if (count === 0) throw settledBefore();
    await recordEvent(tx, ctx, { action: 'action.change', subject: `team:${team.id}` });
  });
  return { action: await presentOne(ctx, team, id) };
}

/**
 * Marks a step as done or as still being tried, or settles it with the reason for ending it. Throws what `listActions`
 * throws, `conflict` if the step can't get this state, `invalid` for a reason without an end, and `offensive`.
 */
export async function moveAction(ctx: UserCtx, id: number, { state, why }: ActionMove) {
  const { team } = await getAction(ctx, id);
  const reason = await requireReason(ctx, { state, why });
  const day = new Date(team.today);
  const from = actionStates.filter((before) => canMoveTo(before, state));
  const end = isSettled(state) ? { settledOn: day } : { doneOn: state === 'done' ? day : null };
  await inTransaction(ctx.db, async (tx) => {
    // If two people settle the step at the same time, the second is refused.
    const where = { id, companyId: ctx.company.id, state: { in: from } };
    const { count } = await tx.action.updateMany({ where, data: { state, ...end, ...reason } });
    if (count === 0) throw settledBefore();
    const subject = `team:${team.id}`;
    await (state === 'doing'
      ? recordEvent(tx, ctx, { action: 'action.change', subject })
      : recordEvent(tx, ctx, { action: 'action.state', subject, details: { state } }));
  });
  return { action: await presentOne(ctx, team, id) };
}

/**
 * Returns a step with its team. Throws `not_found` also without the right to read it, so that no one learns it exists.
 */
async function getAction(ctx: UserCtx, id: number) {
  const action = await ctx.db.action.findFirst({ where: { id, companyId: ctx.company.id } });
  const { companyId, actor } = { companyId: ctx.company.id, actor: ctx.actor };
  const team = action && (await readActionTeam({ companyId, userId: actor.userId, teamId: action.teamId }));
  if (!team || !canReadActions(actor, team)) throw notFound();
  return { action, team: await getActionTeam(ctx, team.id, canManageActions) };
}

async function present(ctx: UserCtx, team: DatedTeam, id?: number): Promise<PresentedAction[]> {
  const { today } = team;
  const of = { companyId: ctx.company.id, userId: ctx.actor.userId, teamId: team.id, today };
  const rows = await readActions(id === undefined ? of : { ...of, id });
  const readsCounts = canReadCounts(ctx.actor, team);
  const audience = readsCounts ? 'leader' : 'team';
  return Promise.all(
    rows.map(async (row) => {
      const measured = await readMeasured(ctx, team, row);
      const reader = { today, locale: ctx.locale, readsCounts, audience, isAsked: team.belongs, measured } as const;
      return presentAction(row, reader);
    }),
  );
}

async function presentOne(ctx: UserCtx, team: DatedTeam, id: number): Promise<PresentedAction> {
  const [action] = await present(ctx, team, id);
  // Someone deleted the team in the meantime.
  if (!action) throw notFound();
  return action;
}
