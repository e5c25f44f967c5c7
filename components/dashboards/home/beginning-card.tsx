'use client';

import { CalendarClock, Circle, CircleCheck, MailQuestion } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { describeNextMoment } from '#/components/check-ins/ending/next-moment.ts';
import { SampleCompany } from '#/components/dashboards/home/sample-company.tsx';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { useNow } from '#/components/frame/time/use-now.ts';
import { checkInSettingsHref, shownName } from '#/components/organisation/organisation-links.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { ButtonVariant } from '#/components/ui/buttons/button-style.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Menu } from '#/components/ui/menu.tsx';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import type { Beginning } from '#/lib/domain/dashboards/beginning/get-beginning.ts';

export interface BeginningCardProps {
  /** The name of the company, the department or the team. */
  place: string;
  beginning: Beginning;
  /** The company's minimum group size. */
  minimumGroupSize: number;
  locale: string;
  /** The time zone of the person's profile. */
  timeZone: string;
  /** The page where people are invited, for readers who may invite. */
  inviteHref?: string;
  importHref?: string;
  /** Whether it's about the company or a department, rather than one team. */
  isAbove?: boolean;
}

/** People join and answer in the meantime; leaders are notified of each answer immediately. */
const LOOK_AGAIN_MS = 60_000;
/** How many beginning teams are listed by name. */
const TEAMS_SHOWN = 4;

/** Shows what has happened and what comes next, until there are results. */
export function BeginningCard(props: BeginningCardProps) {
  const { place, beginning, minimumGroupSize: minimum, locale, timeZone, inviteHref, importHref, isAbove } = props;
  const t = useTranslations('dashboards.beginning');
  const now = new Date(useNow());
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [router]);
  const { teams, teamCount, joinedCount, invitedCount, firstSentAt, nextAt, turnout, people } = beginning;
  const write = (at: Date) => describeNextMoment(new Date(at).toISOString(), { timeZone, locale, now });
  return (
    <section
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 medium:p-8"
      data-tour="summary"
      data-beginning
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="wrap-anywhere text-balance text-24">{t('title', { place })}</h2>
        <p className="text-muted tabular-nums">
          {t('joined', { joined: joinedCount, all: joinedCount + invitedCount })}
          {turnout && ` · ${t('answered', turnout)}`}
        </p>
      </div>
      <ol className="flex flex-col gap-3">
        {teams.slice(0, TEAMS_SHOWN).map(({ id, name, at }) => (
          <Step key={id} isDone time={write(at)}>
            {t('team', { name })}
          </Step>
        ))}
        {teamCount > TEAMS_SHOWN && <Step isDone>{t('moreTeams', { count: teamCount - TEAMS_SHOWN })}</Step>}
        {people?.map(({ name, hasJoined, at }) => (
          <Step key={`${name} ${write(at)}`} isDone={hasJoined} time={write(at)}>
            {t(hasJoined ? 'person' : 'invitation', { name })}
          </Step>
        ))}
        {firstSentAt && (
          <Step isDone time={write(firstSentAt)}>
            {t('sent')}
          </Step>
        )}
        {nextAt && (
          <Step isDone={false} time={write(nextAt)}>
            {t(firstSentAt ? 'next' : 'first')}
          </Step>
        )}
      </ol>
      <p className="max-w-2xl text-pretty text-muted">
        {people ? t('live', { minimum }) : t('published', { minimum, isTeam: isAbove ? 'no' : 'yes' })} {t('later')}
      </p>
      <div className="flex flex-wrap gap-2">
        {inviteHref && <LinkButton href={inviteHref}>{t('invite')}</LinkButton>}
        {importHref && (
          <LinkButton href={importHref} variant="secondary">
            {t('import')}
          </LinkButton>
        )}
        <SampleCompany />
      </div>
    </section>
  );
}

interface BeginningLineProps extends BeginningCardProps {
  /** Whether a title says that teams are asked once a year, and when they are next. */
  isInTitle?: boolean;
  /** What the tab is about: the company, its teams, one team, or steps, which needs no other facts. */
  about: 'company' | 'teams' | 'team' | 'steps';
}

/** Says what comes next and who has joined, where there are still no results after the first weeks. */
export function BeginningLine(props: BeginningLineProps) {
  const { beginning, minimumGroupSize, locale, timeZone, isInTitle = false, about } = props;
  const t = useTranslations('dashboards.beginning');
  const now = new Date(useNow());
  const { teamCount: count, joinedCount, invitedCount, nextAt, isFar, turnout } = beginning;
  const describeNext = (at: Date) =>
    isFar
      ? t('yearly', { count, day: writeDay(at, { locale, timeZone }) })
      : t('nextAt', { time: describeNextMoment(at.toISOString(), { timeZone, locale, now }) });
  const facts = [
    ...(nextAt && !isInTitle ? [describeNext(new Date(nextAt))] : []),
    ...(about === 'company' || about === 'team' ? [t('people', { members: joinedCount, invited: invitedCount })] : []),
    ...(turnout && about !== 'steps' ? [t('turnout', turnout)] : []),
  ];
  return (
    <>
      <p className="text-pretty leading-6 tabular-nums empty:hidden">{facts.join(' ')}</p>
      {/* The company's card says it below what can be done. */}
      {(about === 'team' || about === 'teams') && (
        <p className="text-pretty leading-6">
          {t('published', { minimum: minimumGroupSize, isTeam: about === 'team' ? 'yes' : 'no' })}
        </p>
      )}
    </>
  );
}

/** Says that there are no results because teams are asked once a year, and when they are next. */
export function YearlyTitle({ at, ...reader }: { at: Date; locale: string; timeZone: string }) {
  return useTranslations('dashboards.beginning')('yearlyTitle', { day: writeDay(new Date(at), reader) });
}

function writeDay(at: Date, { locale, timeZone }: { locale: string; timeZone: string }): string {
  return formatInstant(at, locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
}

interface AskMoreOftenProps {
  teams: Beginning['teams'];
  /** How many there are, including those that aren't among them. */
  count: number;
  role: Exclude<ManagerRole, 'Team Leader'>;
  /** Where the others are listed. */
  allHref: string;
}

/** Leads to the check-in settings of teams that are asked once a year: a menu of them, or a link if it's one. */
export function AskMoreOften({ teams, count, role, allHref }: AskMoreOftenProps) {
  const t = useTranslations('dashboards.beginning');
  const [first, second] = teams;
  const icon = <CalendarClock aria-hidden />;
  if (first && !second) {
    return (
      <LinkButton href={checkInSettingsHref(role, first)} icon={icon}>
        {t('moreOften')}
      </LinkButton>
    );
  }
  const items = teams.map((team) => ({
    label: t('yearlyTeam', { team: shownName(team.name) }),
    href: checkInSettingsHref(role, team),
  }));
  const others = { label: t('moreTeams', { count: count - teams.length }), href: allHref };
  return (
    <Menu
      label={t('moreOften')}
      align="start"
      heading={t('teamByTeam')}
      items={count > teams.length ? [...items, others] : items}
      trigger={<Button icon={icon}>{t('moreOften')}</Button>}
    />
  );
}

interface OpenInvitationsProps {
  count: number;
  href: string;
  variant?: ButtonVariant;
}

/** Leads to the people who are invited and haven't joined; nothing if there are none. */
export function OpenInvitations({ count, href, variant = 'primary' }: OpenInvitationsProps) {
  const t = useTranslations('dashboards.beginning');
  if (count === 0) return null;
  return (
    <LinkButton href={href} variant={variant} icon={<MailQuestion aria-hidden />}>
      {t('invitations', { count })}
    </LinkButton>
  );
}

interface StepProps {
  isDone: boolean;
  time?: string;
  children: ReactNode;
}

function Step({ isDone, time, children }: StepProps) {
  const t = useTranslations('dashboards.beginning');
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex items-start gap-3">
      <Icon
        aria-label={t(isDone ? 'done' : 'open')}
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-good' : 'text-muted'}`}
      />
      <span className="wrap-anywhere min-w-0 flex-1">
        {children}
        {time && <span className="block text-13 text-muted tabular-nums medium:inline medium:pl-3">{time}</span>}
      </span>
    </li>
  );
}
