import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** One stop of the guided tour. */
interface TourStep {
  /** The key of its texts. */
  id: string;
  /** The page that shows it. */
  href: string;
  /** The element it's about, by its `data-tour` name; without it, the helper is in the middle. */
  target?: string;
  /** Skipped if the page doesn't show the element, because its text would be about nothing. */
  needsTarget?: true;
  /** Shown instead of the real content, which may be empty. */
  sample?: 'insights' | 'trends' | 'motivation';
}

const help = { id: 'help', href: '/faq', target: 'faq-search' };
const pulse = { id: 'pulse', href: '/digitalPulse', target: 'pulse-tabs' };
const corner = [
  { id: 'insights', href: '/coachingCorner', target: 'sample', sample: 'insights' },
  { id: 'trends', href: '/coachingCorner?tab=trends', target: 'sample', sample: 'trends' },
  { id: 'chat', href: '/coachingCorner?tab=motivation', target: 'sample', sample: 'motivation' },
] as const;

/** The tour of each role, in order, starting on the role's home page. */
const tourSteps = {
  Administrator: [
    { id: 'welcome', href: '/dashboard' },
    { id: 'figures', href: '/dashboard', target: 'summary', needsTarget: true },
    { id: 'filters', href: '/dashboard', target: 'filters', needsTarget: true },
    { id: 'teams', href: '/dashboard', target: 'tab-teams', needsTarget: true },
    { id: 'management', href: '/dashboard', target: 'menu-companyManagement' },
    { id: 'links', href: '/companyManagement', target: 'share-links' },
    { id: 'chart', href: '/companyManagement?tab=chart', target: 'chart' },
    pulse,
    help,
  ],
  'Department Leader': [
    { id: 'welcome', href: '/dashboard' },
    { id: 'figures', href: '/dashboard', target: 'summary', needsTarget: true },
    { id: 'filters', href: '/dashboard', target: 'filters', needsTarget: true },
    { id: 'management', href: '/dashboard', target: 'menu-departmentManagement' },
    { id: 'invite', href: '/departmentManagement', target: 'department-teams' },
    { id: 'chart', href: '/departmentManagement?view=chart', target: 'chart' },
    pulse,
    help,
  ],
  'Team Leader': [
    { id: 'welcome', href: '/dashboard/team' },
    { id: 'overview', href: '/dashboard/team', target: 'summary', needsTarget: true },
    { id: 'performance', href: '/dashboard/team?tab=performance', target: 'tab-performance' },
    { id: 'report', href: '/dashboard/team?tab=report', target: 'tab-report' },
    { id: 'sight', href: '/dashboard/team?tab=report' },
    ...corner,
    { id: 'post', href: '/coachingCorner?tab=motivation', target: 'post-box' },
    { id: 'settings', href: '/teamManagement', target: 'check-in-settings' },
    { id: 'members', href: '/teamManagement', target: 'members' },
    { id: 'secondary', href: '/teamManagement', target: 'team-details' },
    pulse,
  ],
  Member: [
    { id: 'welcome', href: '/dashboard/team' },
    { id: 'overview', href: '/dashboard/team', target: 'summary', needsTarget: true },
    { id: 'checkIns', href: '/dashboard/team', target: 'open-check-ins' },
    ...corner,
    { id: 'anonymous', href: '/coachingCorner?tab=motivation', target: 'post-box' },
    { id: 'motivators', href: '/profile?section=motivators' },
    { id: 'assessment', href: '/assessment' },
  ],
} as const satisfies Record<RoleName, readonly TourStep[]>;

/** Returns whether the signed-in person has finished the guided tour. */
export async function getTour(ctx: UserCtx): Promise<{ tourCompleted: boolean }> {
  return { tourCompleted: ctx.actor.tourCompleted };
}

/** Ends the guided tour of the signed-in person and returns `tourCompleted: true`; the first call's time stays. */
export async function completeTour(ctx: UserCtx): Promise<{ tourCompleted: boolean }> {
  const { userId } = ctx.actor;
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, companyId: ctx.company.id, tourCompletedAt: null },
      data: { tourCompletedAt: ctx.clock.now() },
    });
    if (count > 0) await recordEvent(tx, ctx, { action: 'tour.complete', subject: `user:${userId}` });
  });
  return { tourCompleted: true };
}

/** A stop of the tour with its texts. */
export interface WordedStep extends TourStep {
  title: string;
  text: string;
}

type Translator = (key: string) => string;

const parts: Record<RoleName, string> = {
  Administrator: 'administrator',
  'Department Leader': 'departmentLeader',
  'Team Leader': 'teamLeader',
  Member: 'member',
};

/** Returns the tour of a role with its texts; a test checks all of them. */
export function presentTour(role: RoleName, locale: Locale): WordedStep[] {
  const t = wordsFor(locale, 'tour') as unknown as Translator;
  const say = (id: string, what: string) => t(`${parts[role]}.${id}.${what}`);
  return tourSteps[role].map((step) => ({ ...step, title: say(step.id, 'title'), text: say(step.id, 'text') }));
}
