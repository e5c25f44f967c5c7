import type { SmallestGroup } from '#/lib/domain/metrics/publication/minimum-group.ts';
import {
  notifyAdministrators,
  notifyEveryone,
  notifyLeaders,
  notifyLeadersOfTeam,
} from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { type LedPulse, notifyPulseTeams } from '#/lib/domain/notifications/notices/notify-pulse-teams.ts';
import {
  notifyNewLeader,
  notifyOfLeaving,
  notifyOfSecondaryLeader,
} from '#/lib/domain/notifications/notices/position-notice.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import type { catalogues } from '#/lib/words/catalogues.ts';
import { message } from '#/lib/words/message.ts';

interface Team {
  id: number;
  companyId: number;
  name: string;
  leaderId: number | null;
  departmentId: number | null;
}

type Listener<C extends Ctx, Facts> = (tx: Transaction, ctx: C, facts: Facts) => Promise<void>;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

const onApproval: Listener<UserCtx, { userId: number }> = (tx, ctx, { userId }) =>
  publishNotification(tx, ctx, {
    companyId: ctx.company.id,
    aboutUserId: ctx.actor.userId,
    userIds: [userId],
    role: 'Administrator',
    title: message('notifications.notices.approval.title'),
    message: message('notifications.notices.approval.message', { by: nameOf(ctx.actor) }),
    icon: 'person',
    color: 'good',
  });

interface AskingPerson {
  id: number;
  companyId: number;
  firstName: string;
  lastName: string;
  email: string;
}

const onRequest: Listener<Ctx, AskingPerson> = (tx, ctx, person) => {
  const { id, companyId, email } = person;
  const news = {
    companyId,
    aboutUserId: id,
    title: message('notifications.notices.request.title'),
    message: message('notifications.notices.request.message', { name: nameOf(person), email }),
    icon: 'person',
  } as const;
  return notifyAdministrators(tx, ctx, news, [id]);
};

interface ChangedPerson {
  userId: number;
  firstName: string;
  lastName: string;
}

const onAccess =
  (act: 'suspension' | 'restoring'): Listener<UserCtx, ChangedPerson> =>
  (tx, ctx, { userId, ...person }) => {
    const news = {
      companyId: ctx.company.id,
      aboutUserId: userId,
      title: message(`notifications.notices.${act}.title`),
      message: message(`notifications.notices.${act}.message`, { by: nameOf(ctx.actor), name: nameOf(person) }),
      icon: 'person',
    } as const;
    return notifyAdministrators(tx, ctx, news, [ctx.actor.userId, userId]);
  };

interface PrivacyChange {
  now: SmallestGroup;
  before: SmallestGroup;
}

interface AccessByImport {
  companyId: number;
  /** Who imports, or undoes an import. */
  actorId: number;
  count: number;
}

const onImport =
  (act: 'suspensions' | 'restorings'): Listener<Ctx, AccessByImport> =>
  async (tx, ctx, { companyId, actorId, count }) => {
    const actor = await tx.user.findUniqueOrThrow({ where: { id: actorId } });
    const news = {
      companyId,
      aboutUserId: actorId,
      title: message(`notifications.notices.${act}.title`),
      message: message(`notifications.notices.${act}.message`, { by: nameOf(actor), count }),
      icon: 'person',
    } as const;
    return notifyAdministrators(tx, ctx, news, [actorId]);
  };

interface PassedKey {
  companyId: number;
  name: string;
  owner: { id: number; firstName: string; lastName: string };
}

const onPassedKey: Listener<Ctx, PassedKey> = (tx, ctx, { companyId, name, owner }) => {
  const news = {
    companyId,
    aboutUserId: owner.id,
    title: message('notifications.notices.passedKey.title'),
    message: message('notifications.notices.passedKey.message', { key: name, owner: nameOf(owner) }),
    icon: 'person',
  } as const;
  return notifyAdministrators(tx, ctx, news, []);
};

const onPrivacy: Listener<UserCtx, PrivacyChange> = (tx, ctx, { now, before }) => {
  const news = {
    companyId: ctx.company.id,
    aboutUserId: ctx.actor.userId,
    title: message('notifications.notices.privacy.title'),
    message: message('notifications.notices.privacy.message', {
      by: nameOf(ctx.actor),
      now: now.minimumGroupSize,
      nowTwice: now.isMoreCareful ? 'yes' : 'no',
      before: before.minimumGroupSize,
      beforeTwice: before.isMoreCareful ? 'yes' : 'no',
    }),
    icon: 'team',
  } as const;
  return notifyLeaders(tx, ctx, news, ctx.actor.userId);
};

interface ShorterRetention {
  kind: keyof typeof catalogues.en.privacy.kept;
  months: number;
  startsOn: string;
}

const onRetention: Listener<UserCtx, ShorterRetention> = (tx, ctx, { kind, months, startsOn }) => {
  const news = {
    companyId: ctx.company.id,
    aboutUserId: ctx.actor.userId,
    title: message('notifications.notices.retention.title'),
    message: message('notifications.notices.retention.message', {
      by: nameOf(ctx.actor),
      kept: [`privacy.kept.${kind}.name`],
      months,
      day: { date: startsOn },
    }),
    icon: 'team',
  } as const;
  return notifyLeaders(tx, ctx, news, ctx.actor.userId);
};

interface CompanyDeletion {
  /** As a day, in the company's zone. */
  until: string;
}

const onDeletion: Listener<UserCtx, CompanyDeletion> = (tx, ctx, { until }) => {
  const news = {
    companyId: ctx.company.id,
    aboutUserId: ctx.actor.userId,
    title: message('notifications.notices.deletion.title'),
    message: message('notifications.notices.deletion.message', {
      by: nameOf(ctx.actor),
      company: ctx.company.name,
      day: { date: until },
    }),
    icon: 'team',
  } as const;
  return notifyEveryone(tx, ctx, news, ctx.actor.userId);
};

const onKeeping: Listener<UserCtx, Record<never, never>> = (tx, ctx) => {
  const news = {
    companyId: ctx.company.id,
    aboutUserId: ctx.actor.userId,
    title: message('notifications.notices.keeping.title'),
    message: message('notifications.notices.keeping.message', { by: nameOf(ctx.actor), company: ctx.company.name }),
    icon: 'team',
  } as const;
  return notifyEveryone(tx, ctx, news, ctx.actor.userId);
};

const onDepartmentLeader: Listener<UserCtx, { name: string; userId: number; before: number | null }> = async (
  tx,
  ctx,
  { name, userId, before },
) => {
  await notifyNewLeader(tx, ctx, { userId, of: 'department', name });
  if (before !== null) await notifyOfLeaving(tx, ctx, { userId: before, as: 'departmentLeader', of: { name } });
};

interface NewSecondaryLeader {
  team: Team;
  person: { id: number; name: string };
  before: number | null;
}

const onSecondaryLeader: Listener<UserCtx, NewSecondaryLeader> = async (tx, ctx, { team, person, before }) => {
  await notifyNewLeader(tx, ctx, { userId: person.id, of: 'team', name: team.name, teamId: team.id });
  await notifyOfSecondaryLeader(tx, ctx, { team, person, before });
  if (before !== null) await notifyOfLeaving(tx, ctx, { userId: before, as: 'secondaryLeader', of: team });
};

const onLeaving =
  (as: 'member' | 'secondaryLeader'): Listener<Ctx & Pick<UserCtx, 'company'>, { userId: number; team: Team }> =>
  (tx, ctx, { userId, team }) =>
    notifyOfLeaving(tx, ctx, { userId, as, of: team });

const onTeam: Listener<UserCtx, Team> = (tx, ctx, team) => notifyLeadersOfTeam(tx, ctx, team);

const onPulse =
  (kind: 'begins' | 'ends'): Listener<UserCtx, LedPulse> =>
  (tx, ctx, pulse) =>
    notifyPulseTeams(tx, ctx, pulse, kind);

/** Notifies people, by name of the event, in its transaction and with facts that the activity log doesn't store. */
export const notificationListeners = {
  'administrator.approve': onApproval,
  'administrator.ask': onRequest,
  'company.delete': onDeletion,
  'company.keep': onKeeping,
  'company.privacy': onPrivacy,
  'company.retention': onRetention,
  'department.leader': onDepartmentLeader,
  'key.pass-on': onPassedKey,
  'people.import-finish': onImport('suspensions'),
  'people.import-undone': onImport('restorings'),
  'person.restore': onAccess('restoring'),
  'person.suspend': onAccess('suspension'),
  'pulse.activate': onPulse('begins'),
  'pulse.deactivate': onPulse('ends'),
  'pulse.remove': onPulse('ends'),
  'team.create': onTeam,
  'team.member-remove': onLeaving('member'),
  'team.secondary-add': onSecondaryLeader,
  'team.secondary-remove': onLeaving('secondaryLeader'),
};
