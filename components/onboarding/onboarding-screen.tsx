'use client';

import { ArrowLeft, Brain, ClipboardCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { questionnairePath } from '#/components/check-ins/questionnaire-path.ts';
import { leaveSession, signOutWith } from '#/components/frame/session/session-storage.ts';
import { useStoredSession } from '#/components/frame/session/use-stored-session.ts';
import {
  AdministratorsScreen,
  CompanyScreen,
  CompanyValuesScreen,
  NormChips,
} from '#/components/onboarding/company-screens.tsx';
import { DepartmentScreen } from '#/components/onboarding/department-screen.tsx';
import {
  BaselineScreen,
  PrioritiseScreen,
  RateScreen,
  ReasonScreen,
} from '#/components/onboarding/motivator-screens.tsx';
import { Offer } from '#/components/onboarding/offers.tsx';
import { fieldId, type OnboardingData, type ScreenProps } from '#/components/onboarding/onboarding-data.ts';
import { OnboardingShell } from '#/components/onboarding/onboarding-shell.tsx';
import { ResultScreen } from '#/components/onboarding/result-screen.tsx';
import type { ScreenKey } from '#/components/onboarding/screen-order.ts';
import { wordsOf } from '#/components/onboarding/screen-words.ts';
import { CheckInsScreen, InvitesScreen, TeamScreen } from '#/components/onboarding/team-screens.tsx';
import { useOnboarding } from '#/components/onboarding/use-onboarding.ts';
import { BirthdayScreen, HopesScreen, WorkScreen } from '#/components/onboarding/you-screens.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { ApiError, call } from '#/lib/api/call.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import { signOutContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { listSurveysContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';
import { userNormsMax } from '#/lib/domain/profile/constants.ts';

function NormsScreen({ data: { norms }, change, errors }: ScreenProps) {
  return (
    <NormChips
      id={fieldId('norms')}
      norms={norms.norms}
      max={userNormsMax}
      value={norms.userNorms}
      onChange={(userNorms) => change({ norms: { ...norms, userNorms } })}
      error={errors.norms}
    />
  );
}

const screens: Record<ScreenKey, ComponentType<ScreenProps>> = {
  work: WorkScreen,
  birthday: BirthdayScreen,
  hopes: HopesScreen,
  company: CompanyScreen,
  'company-values': CompanyValuesScreen,
  administrators: AdministratorsScreen,
  department: DepartmentScreen,
  team: TeamScreen,
  'check-ins': CheckInsScreen,
  invites: InvitesScreen,
  values: NormsScreen,
  rate: RateScreen,
  prioritise: PrioritiseScreen,
  baseline: BaselineScreen,
  reason: ReasonScreen,
  result: ResultScreen,
};

/** Shows onboarding, with one group of questions per screen. */
export function OnboardingScreen({ initial, role }: { initial: OnboardingData; role: RoleName }) {
  useStoredSession(role);
  const t = useTranslations('onboarding.frame');
  const screenWords = useTranslations('onboarding.screens');
  const onboarding = useOnboarding(initial);
  const { data, current, errors, failure, isSending } = onboarding;
  const { title, description } = wordsOf(current, data, screenWords);
  const heading = useHeadingFocus(current);
  const Screen = screens[current];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onboarding.goOn();
  };
  const messages = Object.entries(errors).map(([name, message]) => ({ message, fieldId: fieldId(name) }));
  const isRefused = messages.length === 0 && failure !== null;
  const summaryErrors = isRefused ? [{ message: failure.message }] : messages;

  return (
    <OnboardingShell onSignOut={signOut}>
      <ProgressBar label={t('progress')} value={onboarding.share} max={1} text={t('step', onboarding.stage)} />
      <FirstCheckIn token={data.checkIn} isAwaited={data.awaitsCheckIn} />
      <form method="post" noValidate onSubmit={submit} className="flex flex-1 flex-col">
        <div key={current} className="flex animate-appear flex-col gap-5 pt-5 pb-3 medium:pt-10 medium:pb-6">
          <div className="flex flex-col gap-1">
            <h1 ref={heading} tabIndex={-1} className="text-balance text-24 outline-none">
              {title}
            </h1>
            <p className="text-pretty text-muted">{description}</p>
          </div>
          <ErrorSummary
            title={t(isRefused ? 'refused' : 'check')}
            errors={summaryErrors}
            attempt={isRefused ? failure : errors}
          />
          <Screen data={data} change={onboarding.change} errors={errors} />
          {current === 'result' && <AssessmentInvite onTake={() => onboarding.finishAt('/assessment')} />}
        </div>
        <div className="stays bottom-0 z-10 -mx-4 mt-auto flex items-center justify-between gap-3 border-line border-t bg-paper px-4 py-3 medium:static medium:mx-0 medium:mt-2 medium:border-t-0 medium:px-0 medium:pb-10">
          {onboarding.goBack ? (
            <Button
              variant="quiet"
              size="large"
              icon={<ArrowLeft aria-hidden />}
              onClick={onboarding.goBack}
              className="-ml-4"
            >
              {t('back')}
            </Button>
          ) : (
            <span />
          )}
          <div className="flex items-center gap-2">
            {onboarding.later && (
              <Button variant="quiet" size="large" onClick={onboarding.later}>
                {t('later')}
              </Button>
            )}
            <Button type="submit" size="large" loading={isSending}>
              {t(current === 'result' ? 'finish' : 'continue')}
            </Button>
          </div>
        </div>
      </form>
    </OnboardingShell>
  );
}

/** Returns the ref of the title, which takes the focus on each further screen, so that screen readers start there. */
function useHeadingFocus(current: ScreenKey) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedScreen = useRef(current);
  useEffect(() => {
    if (focusedScreen.current === current) return;
    focusedScreen.current = current;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [current]);
  return heading;
}

function signOut(): void {
  signOutWith(() => call(signOutContract, {})).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) leaveSession();
    else showMessage({ kind: 'bad', text: 'wrong log out' });
  });
}

/** Shows the alternative to the main button at the end of onboarding. */
function AssessmentInvite({ onTake }: { onTake: () => void }) {
  const t = useTranslations('assessment.invite');
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 medium:flex-row medium:items-center">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
      >
        <Brain className="size-5 stroke-[1.5]" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <h2 className="text-16">{t('title')}</h2>
        <p className="text-pretty text-muted">{t('text')}</p>
      </div>
      <Button variant="secondary" full onClick={onTake}>
        {t('take')}
      </Button>
    </section>
  );
}

interface FirstCheckInProps {
  /** The token of a check-in that is already open. */
  token: string | null;
  /** Whether a check-in may open while the person is here. */
  isAwaited: boolean;
}

/** Offers the first check-in before onboarding is done; nothing while there is none. */
function FirstCheckIn({ token: firstToken, isAwaited }: FirstCheckInProps) {
  const t = useTranslations('onboarding.firstCheckIn');
  const token = useOpenToken(firstToken, isAwaited);
  return (
    <div aria-live="polite">
      {token !== null && (
        <Card className="mt-5 animate-appear border-accent/40">
          <Offer icon={ClipboardCheck} title={t('title')} text={t('text')}>
            <LinkButton href={questionnairePath(token, undefined)} variant="secondary" prefetch={false}>
              {t('answer')}
            </LinkButton>
          </Offer>
        </Card>
      )}
    </div>
  );
}

const LOOK_AGAIN_MS = 5000;
/** Newcomers are asked within a minute of joining, or at the send time. */
const LOOKS_MAX = 30;

/** Looks for a check-in during the first minutes; after a failure, it tries again at the next interval. */
function useOpenToken(firstToken: string | null, isAwaited: boolean): string | null {
  const [token, setToken] = useState(firstToken);
  const isLooking = isAwaited && token === null;
  useEffect(() => {
    if (!isLooking) return;
    let count = 0;
    const look = async () => {
      const answer = await call(listSurveysContract, {}).catch(() => null);
      setToken(answer?.surveys[0] ?? null);
    };
    const timer = setInterval(() => {
      count += 1;
      if (count >= LOOKS_MAX) clearInterval(timer);
      void look();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isLooking]);
  return token;
}
