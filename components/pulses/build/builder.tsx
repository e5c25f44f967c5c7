'use client';

import { Eye } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUnsentState } from '#/components/frame/session/use-unsent-state.ts';
import { AudienceCard } from '#/components/pulses/build/audience-card.tsx';
import { fieldIds, gapsOf } from '#/components/pulses/build/check-draft.ts';
import { PreviewPanel, PulseSum } from '#/components/pulses/build/preview-panel.tsx';
import type { PulseDraft } from '#/components/pulses/build/pulse-draft.ts';
import { QuestionsCard } from '#/components/pulses/build/questions-card.tsx';
import { ScheduleCard } from '#/components/pulses/build/schedule-card.tsx';
import { usePlan } from '#/components/pulses/build/use-plan.ts';
import { type PulseOrigin, useLeaveGuard, useSavePulse } from '#/components/pulses/build/use-save-pulse.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { ApiError } from '#/lib/api/call.ts';
import { PULSE_NAME_LENGTH_MAX } from '#/lib/domain/pulses/constants.ts';
import { quotable } from '#/lib/words/quotable.ts';

interface BuilderProps {
  first: PulseDraft;
  origin: PulseOrigin;
  /** Whether people are or were already asked: then there is nothing to activate. */
  isActive?: boolean;
  /** Whether a round has asked some of its questions. */
  hasAsked?: boolean;
  /** The name of the survey that it begins with. */
  suggestedName?: string;
  viewer: PulseViewer;
}

/** From this many people, mailing them all needs another confirmation. */
const MANY = 25;

/** Creates or changes a pulse, with a preview of what respondents will see. */
export function Builder(props: BuilderProps) {
  const { first, origin, isActive = false, hasAsked = false, suggestedName, viewer } = props;
  const t = useTranslations('pulses.build');
  const gapWords = useTranslations('pulses.gaps');
  const form = origin.kind === 'new' ? 'new' : `${origin.kind} ${origin.id}`;
  const [draft, setDraft, begun] = useUnsentState(`pulse ${form} of ${viewer.userId}`, first);
  const [attempts, setAttempts] = useState(0);
  const [isPreviewing, setPreviewing] = useState(false);
  const [isAskingName, setAskingName] = useState(false);
  const [isAskingMany, setAskingMany] = useState(false);
  const [chosenLanguage, setLanguage] = useState<string | null>(null);
  const givenName = useTranslations('specification.pulseNames')('new');
  const save = useSavePulse(origin);
  const storedId = origin.kind === 'stored' ? origin.id : undefined;
  const { data: plan } = usePlan(draft, storedId);
  useLeaveGuard(draft !== begun && !save.isSuccess);
  const gaps = (attempts > 0 ? gapsOf(draft) : []).map(({ fieldId, sentence }) => ({
    fieldId,
    message: gapWords(sentence),
  }));
  const errorOf = (fieldId: string) => gaps.find((gap) => gap.fieldId === fieldId)?.message;
  const part = { draft, change: setDraft, errorOf };
  const isUnderway = save.isPending || save.isSuccess;
  const isStored = storedId !== undefined;
  const shownLanguage = chosenLanguage !== null && draft.languages.includes(chosenLanguage) ? chosenLanguage : null;

  const activate = ({ isNamed = false, isSure = false } = {}) => {
    setAttempts((count) => count + 1);
    setAskingName(false);
    setAskingMany(false);
    // Missing values are shown next to the original questions.
    if (gapsOf(draft).length > 0) return setLanguage(null);
    if (!isNamed && !isActive && draft.name.trim() === givenName) return setAskingName(true);
    if (!isSure && !isActive && draft.startsNow && (plan?.asksCount ?? 0) > MANY) return setAskingMany(true);
    save.mutate({ draft, next: isActive ? 'keep' : 'activate' });
  };
  return (
    <div className="grid items-start gap-6 large:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
      {/* The preview is a form of its own, so it's not inside this one. */}
      <form
        method="post"
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          activate();
        }}
      >
        <ErrorSummary attempt={attempts} errors={[...gaps, ...messagesOf(save.error)]} />
        <Card>
          <Field label={t('name')} id={fieldIds.name}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={PULSE_NAME_LENGTH_MAX}
                // The documented name of a new pulse asks for one; it's stored if nothing is written.
                placeholder={givenName}
                value={draft.name === givenName ? '' : draft.name}
                onChange={({ target }) => setDraft((before) => ({ ...before, name: target.value || givenName }))}
              />
            )}
          </Field>
          {suggestedName !== undefined && draft.name !== suggestedName && (
            <Button
              variant="quiet"
              size="small"
              className="mt-1 -ml-2 self-start"
              onClick={() => setDraft((before) => ({ ...before, name: suggestedName }))}
            >
              {t('useName', { name: suggestedName })}
            </Button>
          )}
        </Card>
        <QuestionsCard
          {...part}
          viewer={viewer}
          askedDraft={hasAsked ? begun : undefined}
          shownLanguage={shownLanguage}
          onShow={setLanguage}
        />
        <AudienceCard {...part} viewer={viewer} asksCount={plan?.asksCount} />
        <ScheduleCard {...part} storedId={storedId} locale={viewer.locale} />
        <div className="stays bottom-0 z-20 -mx-[16px] flex flex-wrap items-center justify-end gap-2 border-line border-t bg-paper px-[16px] py-3 max-medium:bottom-[calc(57px+env(safe-area-inset-bottom))] medium:mx-0 medium:px-0">
          <Button
            variant="quiet"
            className="mr-auto max-medium:-ml-3 large:hidden"
            icon={<Eye aria-hidden />}
            onClick={() => setPreviewing(true)}
          >
            <span className="max-medium:sr-only">{t('preview')}</span>
          </Button>
          {plan && <PulseSum draft={draft} plan={plan} locale={viewer.locale} />}
          {!isActive && (
            <Button
              variant="secondary"
              loading={isUnderway && save.variables?.next === 'keep'}
              disabled={isUnderway && save.variables?.next !== 'keep'}
              onClick={() => save.mutate({ draft, next: 'keep' })}
            >
              {t(isStored ? 'save' : 'saveDraft')}
            </Button>
          )}
          <Button
            type="submit"
            loading={isUnderway && (isActive || save.variables?.next === 'activate')}
            disabled={isUnderway && !isActive && save.variables?.next === 'keep'}
          >
            {t(isActive ? 'save' : isStored ? 'saveAndActivate' : 'createAndActivate')}
          </Button>
        </div>
      </form>
      <div className="sticky top-20 hidden max-h-[max(24rem,calc(100dvh-11rem))] flex-col large:flex">
        <PreviewPanel draft={draft} viewer={viewer} language={shownLanguage} />
      </div>
      {isPreviewing && (
        <Dialog open size="large" onOpenChange={setPreviewing} title={t('preview')}>
          <PreviewPanel draft={draft} viewer={viewer} language={shownLanguage} />
        </Dialog>
      )}
      {isAskingName && (
        <NameDialog
          onKeep={() => activate({ isNamed: true })}
          onChange={() => {
            setAskingName(false);
            requestAnimationFrame(() => document.getElementById(fieldIds.name)?.focus());
          }}
        />
      )}
      {isAskingMany && (
        <MailDialog
          count={plan?.asksCount ?? 0}
          question={draft.questions[0]?.text ?? ''}
          onConfirm={() => activate({ isNamed: true, isSure: true })}
          onClose={() => setAskingMany(false)}
        />
      )}
    </div>
  );
}

/** Returns the server's message about what couldn't be stored or sent. */
function messagesOf(error: Error | null): { message: string }[] {
  if (!error) return [];
  const all = error instanceof ApiError && error.messages.length > 0 ? error.messages : [error.message];
  return all.map((message) => ({ message }));
}

/** Asks for confirmation before a pulse is sent under the name that a new form has. */
function NameDialog({ onKeep, onChange }: { onKeep: () => void; onChange: () => void }) {
  const t = useTranslations('pulses.keepName');
  const names = useTranslations('specification.pulseNames');
  return (
    <ConfirmDialog
      title={t('title', { name: names('new') })}
      confirmLabel={t('change')}
      cancelLabel={t('keep')}
      isPending={false}
      onConfirm={onChange}
      onCancel={onKeep}
      onClose={onChange}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  );
}

interface MailDialogProps {
  count: number;
  question: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before many people get an email. */
function MailDialog({ count, question, onConfirm, onClose }: MailDialogProps) {
  const t = useTranslations('pulses.mailNow');
  return (
    <ConfirmDialog
      title={t('title', { count })}
      confirmLabel={t('confirm', { count })}
      isPending={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {question && <p className="wrap-anywhere">{t('text', { question: quotable(question) })}</p>}
    </ConfirmDialog>
  );
}
