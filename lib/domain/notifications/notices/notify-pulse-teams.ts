import { wordDay } from '#/lib/domain/calendar/date-words.ts';
import { presentWords } from '#/lib/domain/notifications/list/list.present.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { defaultLocale, formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A pulse, and the leaders of the teams that it asks. */
export interface LedPulse {
  name: string;
  /** `2026-11-22`; null while nobody has chosen a day. */
  startDate: string | null;
  teams: readonly { leaderId: number | null; secondaryLeaderId: number | null }[];
}

/** Notifies the leaders of a pulse's teams that it begins or ends, except the leader who did it. */
export async function notifyPulseTeams(
  tx: Transaction,
  ctx: UserCtx,
  { name, startDate, teams }: LedPulse,
  kind: 'begins' | 'ends',
): Promise<void> {
  const { firstName, lastName, userId } = ctx.actor;
  const leaders = teams.flatMap(({ leaderId, secondaryLeaderId }) => [leaderId ?? userId, secondaryLeaderId ?? userId]);
  const recipients = await tx.user.findMany({
    where: {
      companyId: ctx.company.id,
      id: { in: leaders.filter((id) => id !== userId) },
      blockedAt: null,
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  const words = wordsFor(defaultLocale, 'pulses.notices');
  const day = startDate === null ? '' : wordDay(startDate, formatLocales[defaultLocale]);
  await publishNotification(tx, ctx, {
    companyId: ctx.company.id,
    aboutUserId: userId,
    userIds: recipients.map(({ id }) => id),
    role: 'Team Leader',
    title: words(`${kind}.title`),
    message: presentWords((tags, plain) =>
      words.markup(`${kind}.message`, { ...tags, creator: plain(`${firstName} ${lastName}`), pulse: plain(name), day }),
    ),
    icon: 'pulse',
    color: 'default',
    button: { title: words(`${kind}.button`), href: '/digitalPulse' },
  });
}
