'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { languageOf, newDraft, type PulseDraft, withQuestions } from '#/components/pulses/build/pulse-draft.ts';
import { useBank } from '#/components/pulses/build/use-bank.ts';
import { usePlan } from '#/components/pulses/build/use-plan.ts';
import { useSavePulse } from '#/components/pulses/build/use-save-pulse.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { formatDate, formatDay } from '#/lib/domain/calendar/date-words.ts';
import { PULSE_NAME_LENGTH_MAX, RECOMMEND_SURVEY_ID } from '#/lib/domain/pulses/constants.ts';

interface RecommendationDialogProps {
  viewer: PulseViewer;
  onClose: () => void;
}

/**
 * Shows the survey on recommending the company: its name, its questions, who gets an email, and until when it's open.
 */
export function RecommendationDialog({ viewer, onClose }: RecommendationDialogProps) {
  const t = useTranslations('pulses.recommend');
  const bank = useTranslations('pulses.bank');
  const query = useBank();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const month = formatDate(today, viewer.locale, { month: 'long' });
  const empty = newDraft(t('name', { month }), languageOf(viewer));
  if (!query.data) {
    return (
      <Dialog open onOpenChange={onClose} title={t('title')}>
        <SectionState query={query} failure={bank('failure')}>
          {() => null}
        </SectionState>
      </Dialog>
    );
  }
  const survey = query.data.pulses.find(({ id }) => id === RECOMMEND_SURVEY_ID);
  const questions = survey?.questions.map((question) => ({ ...question, isKnown: true })) ?? [];
  return <RecommendationForm first={withQuestions(empty, questions)} locale={viewer.locale} onClose={onClose} />;
}

interface RecommendationFormProps {
  first: PulseDraft;
  locale: string;
  onClose: () => void;
}

function RecommendationForm({ first, locale, onClose }: RecommendationFormProps) {
  const t = useTranslations('pulses.recommend');
  const schedule = useTranslations('pulses.schedule');
  const [draft, setDraft] = useState(first);
  const { data: plan, error } = usePlan(draft);
  const save = useSavePulse({ kind: 'survey', id: RECOMMEND_SURVEY_ID });
  const [round] = plan?.rounds ?? [];
  const isReady = plan !== undefined && plan.asksCount > 0 && draft.name.trim() !== '';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      footer={
        <>
          <Button variant="secondary" full onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            full
            disabled={!isReady}
            loading={save.isPending || save.isSuccess}
            onClick={() => save.mutate({ draft, next: 'activate' })}
          >
            {t('ask', { count: plan?.asksCount ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Failure text={(save.error ?? error)?.message} />
        <Field label={t('nameLabel')} help={t('nameHelp')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={PULSE_NAME_LENGTH_MAX}
              value={draft.name}
              onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            />
          )}
        </Field>
        <ol className="wrap-anywhere flex list-decimal flex-col gap-1 pl-5">
          {draft.questions.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ol>
        {plan?.warning && <Alert state="neutral">{plan.warning}</Alert>}
        <output className="min-h-5 text-14 text-muted">
          {plan && t('people', { count: plan.asksCount })}{' '}
          {round && schedule('results', { day: formatDay(round.closesOn, locale) })}
        </output>
      </div>
    </Dialog>
  );
}
