'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Builder } from '#/components/pulses/build/builder.tsx';
import { addQuestion } from '#/components/pulses/build/edit-questions.ts';
import { copyOf, languageOf, newDraft, type PulseDraft, withQuestions } from '#/components/pulses/build/pulse-draft.ts';
import { useBank } from '#/components/pulses/build/use-bank.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { QUESTIONS_MAX } from '#/lib/domain/pulses/constants.ts';
import { getPulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

export interface BuildStart {
  /** A ready-made survey, a pulse to copy, and items of the question bank to begin with. */
  survey: number | undefined;
  copied: number | undefined;
  /** The only team that it's for; all within reach without it. */
  team?: number | undefined;
  items: readonly number[];
}

/** Shows the builder of a new pulse, with its initial content. */
export function BuildPanel({ start, viewer }: { start: BuildStart; viewer: PulseViewer }) {
  const names = useTranslations('specification.pulseNames');
  if (start.copied !== undefined) return <CopyBuilder id={start.copied} viewer={viewer} />;
  if (start.survey !== undefined || start.items.length > 0) return <StartedBuilder start={start} viewer={viewer} />;
  const first = { ...newDraft(names('new'), languageOf(viewer)), teams: teamsOf(start) };
  return <Builder first={first} origin={{ kind: 'new' }} viewer={viewer} />;
}

function StartedBuilder({ start, viewer }: { start: BuildStart; viewer: PulseViewer }) {
  const t = useTranslations('pulses.bank');
  const names = useTranslations('specification.pulseNames');
  const query = useBank();
  return (
    <SectionState query={query} failure={t('failure')}>
      {({ pulses, bank }) => {
        const survey = pulses.find(({ id }) => id === start.survey);
        if (survey) {
          const questions = survey.questions.map((question) => ({ ...question, isKnown: true }));
          const first = withQuestions(
            { ...newDraft(names('ready'), languageOf(viewer)), teams: teamsOf(start) },
            questions,
          );
          return (
            <Builder
              first={first}
              origin={{ kind: 'survey', id: survey.id }}
              suggestedName={survey.name}
              viewer={viewer}
            />
          );
        }
        const empty = { ...newDraft(names('new'), languageOf(viewer)), teams: teamsOf(start) };
        const items = bank.filter(({ id }) => start.items.includes(id)).slice(0, QUESTIONS_MAX);
        const first = items.reduce<PulseDraft>(
          (before, { id: bankItemId, text, typeId }) => addQuestion(before, { bankItemId, text, typeId }),
          { ...empty, questions: [] },
        );
        return <Builder first={items.length > 0 ? first : empty} origin={{ kind: 'new' }} viewer={viewer} />;
      }}
    </SectionState>
  );
}

function teamsOf({ team }: BuildStart): number[] | null {
  return team === undefined ? null : [team];
}

function CopyBuilder({ id, viewer }: { id: number; viewer: PulseViewer }) {
  const t = useTranslations('pulses.build');
  const input = { params: { id } };
  const query = useQuery({
    queryKey: queryKey(getPulseContract, input),
    queryFn: ({ signal }) => call(getPulseContract, input, signal),
  });
  return (
    <SectionState query={query} failure={t('failure')}>
      {(storedPulse) => (
        <Builder
          first={copyOf(storedPulse, t('copyOf', { name: storedPulse.pulse.name }), languageOf(viewer))}
          origin={{ kind: 'new' }}
          viewer={viewer}
        />
      )}
    </SectionState>
  );
}
