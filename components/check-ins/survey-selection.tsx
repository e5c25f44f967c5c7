'use client';

import { ClipboardCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { questionnairePath } from '#/components/check-ins/questionnaire-path.ts';
import { type OpenCheckIn, useOpenCheckIns } from '#/components/check-ins/use-open-check-ins.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { ApiError } from '#/lib/api/call.ts';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';

interface SurveySelectionProps {
  timeZone: string;
  locale: string;
  /** Who sees the answers. */
  audience: string;
}

/** Lets someone who is in several teams choose which check-ins to answer now. */
export function SurveySelection({ timeZone, locale, audience }: SurveySelectionProps) {
  const t = useTranslations('check-ins.selection');
  const router = useRouter();
  const { data, error } = useOpenCheckIns();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isClosed, setIsClosed] = useState(false);
  const [problem, setProblem] = useState(false);
  const isSaid = error instanceof ApiError && error.status === 422;
  useEffect(() => {
    if (error && !isSaid) window.location.assign('/oops');
  }, [error, isSaid]);

  if (isSaid) {
    return (
      <Dialog open={!isClosed} onOpenChange={(isOpen) => setIsClosed(!isOpen)} size="small" title={t('failed')}>
        {error.message}
      </Dialog>
    );
  }
  if (!data) return <Skeleton className="h-64" />;
  if (data.teams.length === 0) return <NothingOpen />;

  const chosenTokens = data.surveys.filter((token) => !left.includes(token));
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const [first, ...rest] = chosenTokens;
    if (first === undefined) setProblem(true);
    else router.push(questionnairePath(first, rest));
  };
  return (
    <form method="post" onSubmit={begin} className="mx-auto flex w-full max-w-xl flex-col gap-5">
      <PageHeader
        level={2}
        title={t('title', { count: data.teams.length })}
        description={t('about', { count: data.teams.length })}
      />
      <ul className="flex flex-col gap-3">
        {data.teams.map((team) => (
          <SurveyOption
            key={team.token}
            team={team}
            timeZone={timeZone}
            locale={locale}
            isChosen={chosenTokens.includes(team.token)}
            onChange={(isChosen) => {
              setProblem(false);
              setLeft(isChosen ? left.filter((token) => token !== team.token) : [...left, team.token]);
            }}
          />
        ))}
      </ul>
      {problem && (
        <Alert state="bad" announce="now">
          {t('none')}
        </Alert>
      )}
      <Button type="submit" size="large" full className="medium:self-end">
        {t('start', { count: chosenTokens.length })}
      </Button>
      <p className="text-13 text-muted">{audience}</p>
    </form>
  );
}

function NothingOpen() {
  const t = useTranslations('check-ins.selection');
  return (
    <Card>
      <EmptyState
        icon={<ClipboardCheck />}
        title={t('empty.title')}
        action={
          <LinkButton href="/dashboard" variant="secondary">
            {t('empty.dashboard')}
          </LinkButton>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </Card>
  );
}

interface SurveyOptionProps {
  team: OpenCheckIn;
  /** The reader's time zone. */
  timeZone: string;
  locale: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Shows one open check-in to choose, with its day and when it closes. */
function SurveyOption({ team, timeZone, locale, isChosen, onChange }: SurveyOptionProps) {
  const t = useTranslations('check-ins.selection');
  const until = momentOf(team.closesAt, timeZone, locale);
  return (
    <CheckOption
      look="card"
      title={team.name}
      detail={t('option', { day: formatDay(team.localDate, locale), time: until })}
      isChosen={isChosen}
      onChange={onChange}
    />
  );
}

function momentOf(instant: string, timeZone: string, locale: string): string {
  const format = { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(instant));
}
