'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AssessmentStart } from '#/components/assessment/assessment-start.tsx';
import { answersOf, readStep } from '#/components/assessment/given-answers.ts';
import { PersonalityResult } from '#/components/assessment/personality-result.tsx';
import { StepForm } from '#/components/assessment/step-form.tsx';
import { useAssessment } from '#/components/assessment/use-assessment.ts';
import { useGivenAnswers } from '#/components/assessment/use-given-answers.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import type { Assessment } from '#/lib/domain/assessment/assessment.schema.ts';

interface AssessmentScreenProps {
  userId: number;
  role: RoleName;
}

/** The personality assessment: its first page, five steps, and the result once it is finished. */
export function AssessmentScreen({ userId, role }: AssessmentScreenProps) {
  const words = useTranslations('specification.assessment');
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
    <SectionState query={query} failure={words('infoFailed')}>
      {draw}
    </SectionState>
  );
}
