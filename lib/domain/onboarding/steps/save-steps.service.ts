import type { output } from 'zod';
import type { Team } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { invitePeople } from '#/lib/domain/invitations/invite/invitation.service.ts';
import { takeInvitationPoints } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import type { companyBody, teamStepBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { findOwnTeam } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { listInvitedAdministrators, takeStep } from '#/lib/domain/onboarding/steps/progress.service.ts';
import { canGoWithoutTeam } from '#/lib/domain/onboarding/steps/steps.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Describes the company, invites new email addresses as administrators, and returns the step to continue with; earlier
 * ones get no second email. Throws `invalid` for an address that can't be invited, or for the list if something is
 * missing, and what `takeInvitationPoints` throws.
 */
export async function saveCompany(ctx: UserCtx, body: output<typeof companyBody>) {
  const { companyIndustryId, companySizeId, norms, superAdminList } = body;
  const points = (await newAddresses(ctx, superAdminList)).length;
  await takeInvitationPoints(ctx, points);
  return takeStep(ctx, 2, async (tx) => {
    const company = await tx.company.update({
      where: { id: ctx.company.id },
      data: { industryId: companyIndustryId, sizeId: companySizeId, normIds: norms },
    });
    await recordEvent(tx, ctx, { action: 'company.describe', subject: `company:${company.id}` });
    if (!superAdminList) return 'begun';
    if (company.industryId === null) throw invalid(message('fields.onboarding.industry'));
    if (company.sizeId === null) throw invalid(message('fields.onboarding.size'));
    const emails = await newAddresses(ctx, superAdminList, tx);
    await requireInvitable(tx, ctx, emails);
    const place = { companyId: company.id, kind: 'company_administrator', departmentId: null, teamId: null } as const;
    await invitePeople(
      tx,
      ctx,
      place,
      emails.map((email) => ({ email })),
    );
    return 'done';
  });
}

/** Returns the email addresses of the list that haven't been invited yet, each once. */
async function newAddresses(ctx: UserCtx, list: readonly string[] = [], db?: Transaction): Promise<string[]> {
  if (list.length === 0) return [];
  const before = await listInvitedAdministrators(ctx, db);
  return [...new Set(list)].filter((email) => !before.includes(email));
}

async function requireInvitable(tx: Transaction, ctx: UserCtx, emails: readonly string[]): Promise<void> {
  if (emails.includes(ctx.actor.email)) throw invalid(message('invitations.answers.yourself'));
  const colleague = await tx.user.findFirst({
    where: {
      companyId: ctx.company.id,
      email: { in: [...emails] },
      OR: [{ blockedAt: { not: null } }, { administrator: { isNot: null } }],
    },
  });
  if (!colleague) return;
  const name = `${colleague.firstName} ${colleague.lastName}`;
  if (colleague.blockedAt) throw invalid(message('people.answers.suspendedPerson', { name }));
  throw invalid(message('invitations.objections.administrator', { name }));
}

type Body = output<typeof teamStepBody>;

/**
 * Stores a new team as far as it's described, or the check-in settings of a team taken over. An empty body skips the
 * step if that's allowed. Throws `invalid` if something required is missing.
 */
export function saveTeam(ctx: UserCtx, body: Body) {
  return takeStep(ctx, 4, async (tx, progress) => {
    const team = await findOwnTeam(ctx, tx);
    const isEmpty = Object.values(body).every((value) => value === undefined);
    if (team?.completedAt) return confirmTeam(tx, ctx, team, body);
    if (isEmpty && canGoWithoutTeam(progress)) return passBy(tx, team);
    if (progress.isCompleted) throw invalid(message('onboarding.answers.finished'));
    return describeTeam(tx, ctx, team, body);
  });
}

/**
 * Removes the draft's name, so that the end of onboarding doesn't open it; other fields stay in case the person
 * returns.
 */
async function passBy(tx: Transaction, team: Team | null) {
  if (team) await tx.team.update({ where: { id: team.id }, data: { name: '' } });
  return 'done' as const;
}

async function describeTeam(tx: Transaction, ctx: UserCtx, draft: Team | null, { invites, ...fields }: Body) {
  const data = { ...fields, ...(invites ? { draftInvites: invites } : {}) };
  const { companyId, userId } = { companyId: ctx.company.id, userId: ctx.actor.userId };
  const team = draft
    ? await tx.team.update({ where: { id: draft.id }, data })
    : await tx.team.create({
        data: { name: '', ...data, companyId, creatorId: userId, createdAt: ctx.clock.now(), isOnboarding: true },
      });
  const isWhole = team.name !== '' && team.performingScoreId !== null;
  // Otherwise, naming a team after skipping the step would open the team half described.
  if (!invites) return isWhole ? ('begun' as const) : ('reopened' as const);
  if (team.name === '') throw invalid(message('onboarding.answers.teamName'));
  if (team.performingScoreId === null) throw invalid(message('onboarding.answers.score'));
  return 'done' as const;
}

async function confirmTeam(tx: Transaction, ctx: UserCtx, team: Team, body: Body) {
  const { name, invites, performingScoreId, ...schedule } = body;
  // Sending back what was read changes nothing.
  if (
    (name ?? team.name) !== team.name ||
    (invites ?? []).length > 0 ||
    (performingScoreId ?? team.performingScoreId) !== team.performingScoreId
  )
    throw invalid(message('onboarding.answers.teamExists'));
  if (Object.values(schedule).some((value) => value !== undefined)) {
    await tx.team.update({ where: { id: team.id }, data: schedule });
    await recordEvent(tx, ctx, { action: 'team.schedule', subject: `team:${team.id}` });
  }
  return 'done' as const;
}
