import type { output } from 'zod';
import type { User } from '#/generated/prisma/client.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import {
  type departmentStepBody,
  type motivatorsStepBody,
  storedBaselines,
  type youBody,
} from '#/lib/domain/onboarding/onboarding.schema.ts';
import { getBaselineResult } from '#/lib/domain/onboarding/onboarding.service.ts';
import { readLedDepartment } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { storeStart } from '#/lib/domain/onboarding/steps/finish-onboarding.ts';
import { takeStep } from '#/lib/domain/onboarding/steps/progress.service.ts';
import { listOfferedNorms } from '#/lib/domain/profile/motivators/motivators.service.ts';
import type { valuesBody } from '#/lib/domain/profile/profile.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

type Body = output<typeof youBody>;

/** How many days in the future a first day of work may be. */
const startsWithinDays = 366;

/**
 * Stores what a person says about themselves, and returns the step to continue with. Throws `invalid` for an impossible
 * day, and for `hopes` before the answers that come first.
 */
export async function saveYou(ctx: UserCtx, { birthDate, hireDate, ...rest }: Body) {
  const today = localDateAt(ctx.clock.now(), ctx.actor.timeZone);
  if (birthDate && birthDate >= today) throw invalid(message('onboarding.answers.birthAhead'));
  if (hireDate && hireDate > addDays(today, startsWithinDays)) throw invalid(message('onboarding.answers.startAhead'));
  return takeStep(ctx, 1, async (tx) => {
    const person = await tx.user.update({
      where: { id: ctx.actor.userId },
      data: { ...rest, ...asDay({ birthDate }), ...asDay({ hireDate }) },
    });
    if (!rest.hopes) return 'begun';
    if (person.isNewHire === null) throw invalid(message('fields.onboarding.isNew'));
    if (person.seniorityId === null) throw invalid(message('fields.onboarding.seniority'));
    if (person.yearsOfLeadershipId === null) throw invalid(message('fields.onboarding.leadership'));
    return 'done';
  });
}

/** Returns the field in its column's form, or nothing if it wasn't sent. */
function asDay<Name extends string>(field: Record<Name, string | null | undefined>) {
  const entries = Object.entries<string | null | undefined>(field).filter(([, day]) => day !== undefined);
  return Object.fromEntries(entries.map(([name, day]) => [name, day ? new Date(`${day}T00:00:00Z`) : null]));
}

/** Stores the values this person chose. Throws `invalid` for one that the company doesn't offer. */
export async function saveNorms(ctx: UserCtx, { norms: normIds }: output<typeof valuesBody>) {
  const offered = await listOfferedNorms(ctx);
  if (normIds.some((normId) => !offered.some(({ id }) => id === normId)))
    throw invalid(message('fields.onboarding.values'));
  return takeStep(ctx, 5, async (tx) => {
    await tx.user.update({ where: { id: ctx.actor.userId }, data: { normIds } });
    return 'done';
  });
}

type MotivatorsBody = output<typeof motivatorsStepBody>;
type Baselines = NonNullable<MotivatorsBody['userBaselines']>;

/**
 * Stores one or several sub-steps, and returns the result so far. Throws `invalid` for a sub-step that comes too early:
 * priorities need the order, baselines are one per priority, and the reason needs the baselines.
 */
export async function saveMotivatorsStep(ctx: UserCtx, body: MotivatorsBody) {
  const { step } = await takeStep(ctx, 6, async (tx, { isCompleted, done }) => {
    const { userId: id } = ctx.actor;
    const person = await tx.user.findUniqueOrThrow({ where: { id } });
    const { userRatings, userPriorities, userBaselines, userReason } = body;
    const updated = await tx.user.update({
      where: { id },
      data: {
        ...(userRatings ? { motivatorRatings: userRatings } : {}),
        ...(userPriorities ? { motivatorPriorities: userPriorities } : {}),
        ...(userBaselines ? { motivatorBaselines: checkedBaselines(person, body, userBaselines) } : {}),
        ...(userReason ? { motivatorReason: userReason } : {}),
      },
    });
    const { subStep } = await getBaselineResult(ctx, tx);
    requireGround(body, subStep);
    // Someone who left the step for later has finished without starting values.
    if (isCompleted && subStep === 5 && !done.includes(6)) await storeStart(tx, updated, ctx.clock.now());
    return subStep === 5 ? 'done' : 'reopened';
  });
  return { ...(await getBaselineResult(ctx)), step };
}

/** Returns the new baselines and the stored ones of motivators that aren't priorities now, so that none is lost. */
function checkedBaselines(
  person: User,
  { userPriorities = person.motivatorPriorities }: MotivatorsBody,
  baselines: Baselines,
) {
  const isComplete =
    baselines.length === userPriorities.length && baselines.every(({ id }) => userPriorities.includes(id));
  if (!isComplete) throw invalid(message('fields.onboarding.baselines'));
  const others = storedBaselines.parse(person.motivatorBaselines).filter(({ id }) => !userPriorities.includes(id));
  return [...baselines, ...others];
}

function requireGround({ userPriorities, userBaselines, userReason }: MotivatorsBody, subStep: number): void {
  if ((userPriorities || userBaselines || userReason) && subStep === 1)
    throw invalid(message('onboarding.answers.order'));
  if ((userBaselines || userReason) && subStep === 2) throw invalid(message('onboarding.answers.prioritiesFirst'));
  if (userReason && subStep === 3) throw invalid(message('fields.onboarding.baselines'));
}

/** Names a new department and stores how it performs. Throws `invalid` for renaming a department taken over. */
export function saveDepartment(ctx: UserCtx, { name, perfomingScoreId }: output<typeof departmentStepBody>) {
  return takeStep(ctx, 3, async (tx) => {
    const department = await readLedDepartment(ctx, tx);
    const isNew = department.completedAt === null;
    if (isNew && !name) throw invalid(message('onboarding.answers.departmentName'));
    if (!isNew && name !== undefined && name !== department.name)
      throw invalid(message('onboarding.answers.departmentNamed'));
    await tx.department.update({
      where: { id: department.id },
      data: { performingScoreId: perfomingScoreId, ...(isNew && name ? { name } : {}) },
    });
    return 'done';
  });
}
