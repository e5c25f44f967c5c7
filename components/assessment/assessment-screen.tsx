'use client';

import { Clock, EyeOff, ListChecks } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { answersOf, type GivenAnswers, parseGivenAnswers, readStep } from '#/components/assessment/given-answers.ts';
import { PersonalityResult } from '#/components/assessment/personality-result.tsx';
import { StepForm } from '#/components/assessment/step-form.tsx';
import { useAssessment } from '#/components/assessment/use-assessment.ts';
import { homes } from '#/components/frame/links/navigation.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { tabStore } from '#/components/ui/tab-store.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import type { Assessment } from '#/lib/domain/assessment/assessment.schema.ts';

interface AssessmentScreenProps {
  userId: number;
  role: RoleName;
}

/** Shows the personality assessment: its first page, five steps, and the result once it is finished. */
export function AssessmentScreen({ userId, role }: AssessmentScreenProps) {
  const t = useTranslations('specification.assessment');
  const query = useAssessment();
  const { givenAnswers, give, forget } = useGivenAnswers(userId);
  const stepParam = useSearchParams().get('step');

  const go = (step: number | null) => window.history.pushState(null, '', step === null ? '?' : `?step=${step}`);
  const leaveSteps = () => {
    forget();
    window.history.replaceState(null, '', '?');
    window.scrollTo(0, 0);
  };
  const draw = (assessment: Assessment) => {
    if (assessment.personality) return <PersonalityResult assessment={assessment} onDestroyed={leaveSteps} />;
    const step = readStep(stepParam, assessment);
    const answers = answersOf(assessment, givenAnswers);
    const count = Object.keys(answers).length;
    const begin = () => go(assessment.currentStep);
    if (step === null) return <AssessmentStart assessment={assessment} count={count} role={role} onBegin={begin} />;
    return (
      <StepForm
        key={step}
        assessment={assessment}
        step={step}
        answers={answers}
        onAnswer={give}
        onGo={go}
        onFinished={leaveSteps}
      />
    );
  };
  return (
    <SectionState query={query} failure={t('infoFailed')}>
      {draw}
    </SectionState>
  );
}

/** Subscribes to nothing, because no other page writes this tab's answers. */
const neverChanges = () => () => undefined;
/** Stored by person: the next person who signs in doesn't find it. */
const keptAnswers = tabStore<GivenAnswers>('assessment');
const none: GivenAnswers = {};

/** Answers given here that the server may not have yet; they survive a reload. */
function useGivenAnswers(userId: number) {
  const [own, setOwn] = useState<GivenAnswers>();
  const text = useSyncExternalStore(
    neverChanges,
    () => keptAnswers.read(userId),
    () => null,
  );
  const givenAnswers = own ?? parseGivenAnswers(text) ?? none;
  return {
    givenAnswers,
    give: (id: number, value: number) => {
      const next = { ...givenAnswers, [id]: value };
      setOwn(next);
      keptAnswers.keep(userId, next);
    },
    forget: () => {
      setOwn(none);
      keptAnswers.drop(userId);
    },
  };
}

interface AssessmentStartProps {
  assessment: Assessment;
  /** The number of answered statements, including those of an incomplete step. */
  count: number;
  role: RoleName;
  onBegin: () => void;
}

/**
 * Shows the introduction: what the assessment is, how long it takes and who sees it; people who come back see it again.
 */
function AssessmentStart({ assessment, count, role, onBegin }: AssessmentStartProps) {
  const t = useTranslations('assessment.start');
  const [all, steps] = assessment.countQuestionsSteps;
  const facts = [
    { icon: Clock, title: t('minutes'), detail: t('minutesDetail') },
    { icon: ListChecks, title: t('statements', { count: all }), detail: t('steps', { steps }) },
    { icon: EyeOff, title: t('private'), detail: t('privateDetail') },
  ];
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card as="div">
        <div className="flex flex-col gap-6 medium:p-3">
          <div className="flex flex-col gap-2">
            <h2 className="text-balance text-24">{t(count > 0 ? 'titleBegun' : 'title')}</h2>
            <p className="max-w-prose text-pretty text-16 text-muted">{assessment.description}</p>
          </div>
          <ul className="grid gap-4 medium:grid-cols-3">
            {facts.map(({ icon: Icon, title, detail }) => (
              <li key={title} className="flex gap-3">
                <span
                  aria-hidden
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
                >
                  <Icon className="size-5 stroke-[1.5]" />
                </span>
                <span className="flex min-w-0 flex-col">
                  <span className="font-medium">{title}</span>
                  <span className="text-13 text-muted">{detail}</span>
                </span>
              </li>
            ))}
          </ul>
          {count > 0 && (
            <ProgressBar label={t('progressLabel')} value={count} max={all} text={t('progress', { count, all })} />
          )}
          <div className="flex flex-col gap-2 medium:flex-row">
            <Button size="large" full onClick={onBegin}>
              {count > 0 ? t('goOn', { step: assessment.currentStep }) : t('begin')}
            </Button>
            <LinkButton href={homes[role]} variant="quiet" size="large" full>
              {t('later')}
            </LinkButton>
          </div>
        </div>
      </Card>
      <section className="flex max-w-prose flex-col gap-1 px-1 text-13 text-muted">
        <h3 className="font-medium text-13 text-ink">{t('about')}</h3>
        <p className="text-pretty">{t('aboutText')}</p>
      </section>
    </div>
  );
}
