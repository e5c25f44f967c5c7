'use client';

import { CalendarClock, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';
import { describeNextMoment } from '#/components/check-ins/ending/next-moment.ts';
import { SentCourse } from '#/components/check-ins/ending/sent-course.tsx';
import { type SentCheckIn, type Turnout, useTurnouts } from '#/components/check-ins/ending/use-turnouts.ts';
import { questionnairePath } from '#/components/check-ins/questionnaire-path.ts';
import { RespondentShell } from '#/components/frame/pages/respondent-shell.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';

export interface Feeling {
  id: number;
  type: string;
}

interface EndingProps {
  firstName: string;
  /** In the order of answering. */
  sentCheckIns: readonly SentCheckIn[];
  /** The face that was chosen last. */
  feeling: Feeling | undefined;
  /** Tokens of check-ins that weren't chosen and are still open. */
  open: readonly string[];
  /** The BCP 47 tag for days. */
  locale: string;
}

/** Focuses the heading. It's a stable function, so that this happens once and not with every render. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/**
 * Shows the end of every check-in: says that everything has arrived, how many others have answered, and what comes
 * next.
 */
export function Ending({ firstName, sentCheckIns, feeling, open, locale }: EndingProps) {
  const t = useTranslations('check-ins.ending');
  const turnouts = useTurnouts(sentCheckIns);
  const [now] = useState(() => new Date());
  const next = turnouts && earliest(turnouts);
  const [first] = open;
  return (
    <RespondentShell>
      <div className="m-auto flex w-full max-w-md animate-appear flex-col items-center gap-6 py-6 text-center">
        {feeling ? (
          <EmotionFace id={feeling.id} type={feeling.type} size="large" />
        ) : (
          <CircleCheck aria-hidden className="size-24 stroke-1 text-good" />
        )}
        <h1 ref={takeFocus} tabIndex={-1} className="wrap-anywhere text-balance text-24 outline-none">
          {t('title', { name: firstName })}
        </h1>
        <output className="flex min-h-12 w-full flex-col items-center gap-4">
          {turnouts && (
            <>
              {sentCheckIns.length > 1 && <span className="text-balance text-16">{t('severalArrived')}</span>}
              {sentCheckIns.map(({ token, teamName }, index) => (
                <EndingLine
                  key={token}
                  teamName={teamName}
                  turnout={turnouts[index] ?? null}
                  isOnly={sentCheckIns.length === 1}
                  locale={locale}
                />
              ))}
            </>
          )}
        </output>
        <SentCourse sentCheckIns={sentCheckIns} locale={locale} />
        {next?.nextAt && (
          <p className="flex items-center gap-2 rounded-full bg-sunken px-4 py-2 text-14">
            <CalendarClock aria-hidden className="size-4 shrink-0 text-muted" />
            {t(sentCheckIns.length > 1 ? 'nextOf' : 'next', {
              team: next.teamName,
              time: describeNextMoment(next.nextAt, { timeZone: next.timeZone, locale, now }),
            })}
          </p>
        )}
        {first !== undefined && (
          <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 text-left">
            {t('open', { count: open.length })}
            <LinkButton href={questionnairePath(first, open.slice(1))} prefetch={false}>
              {t('answer', { count: open.length })}
            </LinkButton>
          </div>
        )}
        <div className="flex flex-col items-center gap-3">
          <LinkButton href="/dashboard" variant="secondary" size="large" prefetch={false}>
            {t('dashboard')}
          </LinkButton>
          <p className="text-13 text-muted">{t('close')}</p>
        </div>
      </div>
    </RespondentShell>
  );
}

/** Returns the turnout whose next check-in comes first. */
function earliest(turnouts: readonly (Turnout | null)[]): Turnout | undefined {
  const upcoming = turnouts.filter((turnout) => turnout !== null && turnout.nextAt !== null) as Turnout[];
  return upcoming.toSorted((a, b) => String(a.nextAt).localeCompare(String(b.nextAt)))[0];
}

interface EndingLineProps {
  teamName: string;
  /** null if it isn't known. */
  turnout: Turnout | null;
  /** Whether it's the only answered check-in, which gets the whole sentence. */
  isOnly: boolean;
  locale: string;
}

/** Beyond this, only the number is shown. */
const DOTS_MAX = 30;

/** Says that one check-in has arrived, and how many people of the team have answered. */
function EndingLine({ teamName, turnout, isOnly, locale }: EndingLineProps) {
  const t = useTranslations('check-ins.ending');
  const counts = turnout?.turnout ?? null;
  const details = counts && turnout && { ...counts, day: formatDate(turnout.localDate, locale, { weekday: 'long' }) };
  return (
    <span className="wrap-anywhere flex max-w-full flex-col items-center gap-2">
      {isOnly ? (
        <span className="text-balance text-16">
          {details ? t('turnout', { ...details, team: teamName }) : t('arrived', { team: teamName })}
        </span>
      ) : (
        <span className="flex flex-col">
          <span className="font-medium">{teamName}</span>
          {details && <span className="text-14 text-muted">{t('turnoutOf', details)}</span>}
        </span>
      )}
      {counts && counts.asked <= DOTS_MAX && (
        <span aria-hidden className="forced-color-adjust-none flex flex-wrap justify-center gap-1.5">
          {Array.from({ length: counts.asked }, (_, index) => index + 1).map((place) => (
            <span
              key={place}
              className={`size-2.5 rounded-full ${place <= counts.answered ? 'bg-accent' : 'border border-control-line'}`}
            />
          ))}
        </span>
      )}
    </span>
  );
}
