'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useChange } from '#/components/frame/sending/use-change.ts';
import {
  appointLeader,
  inviteColleague,
  inviteLeader,
  type KeepChoice,
  keepChoices,
  type LeaderPlace,
  type NewLeader,
  takesEffectAtOnce,
} from '#/components/organisation/leader-change.ts';
import { NewPersonFields } from '#/components/organisation/new-person-fields.tsx';
import { type Candidate, PersonPicker } from '#/components/organisation/person-picker.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';

type Mode = 'new' | 'existing';

/** Gives a department or a team another leader, or a team its secondary one. Only mounted while open. */
export function LeaderDialog({ place, onClose }: { place: LeaderPlace; onClose: () => void }) {
  const t = useTranslations('organisation.leader');
  const invitations = useTranslations('organisation.invitations');
  const renewals = useTranslations('organisation.links.renewal');
  const modes = [
    { value: 'new', label: t('new'), description: t('newAbout') },
    { value: 'existing', label: t('existing'), description: t('existingAbout') },
  ] as const;
  const { kind, previous, name } = place;
  const isSecondaryChange = place.kind === 'secondary' && place.previous !== null;
  const [mode, setMode] = useState<Mode>(place.kind === 'department' ? 'existing' : 'new');
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const [keep, setKeep] = useState<KeepChoice>(keepChoices.keep);
  const formId = useId();
  const form = useForm<NewLeader>({
    resolver: lateResolver(async () => (await import('#/lib/domain/invitations/invitations.schema.ts')).personBody),
    defaultValues: { email: '', firstName: '', lastName: '' },
  });
  const isAtOnce = mode === 'existing' && takesEffectAtOnce(place);
  const change = useChange({
    run: (person: NewLeader | Candidate) => {
      if (!('id' in person)) return inviteLeader(place, person, keep === keepChoices.keep);
      if (isAtOnce) return appointLeader(place, person.id);
      return inviteColleague(place, person.id, keep === keepChoices.keep);
    },
    done: (person) => {
      const who = `${person.firstName} ${person.lastName}`;
      return isAtOnce ? t('appointed', { kind, who, place: name }) : invitations('sent', { who: person.email || who });
    },
    onDone: onClose,
    onFailure: () => undefined,
  });
  const renewal = renewalOf(place, keep);
  const explanation = () => {
    if (isAtOnce) return t('immediately');
    return previous === null ? t('invited') : t('until', { kind, who: previous, place: name || 'none' });
  };
  const submit = form.handleSubmit((person) => change.mutate(person));

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { kind, change: previous === null ? 'no' : 'yes' })}
      description={explanation()}
      footer={
        <>
          <Button variant="secondary" full onClick={onClose}>
            {invitations('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            full
            disabled={change.isPending || (mode === 'existing' && candidate === null)}
            loading={change.isPending}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          method="post"
          id={formId}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            if (mode === 'new') return void submit(event);
            event.preventDefault();
            if (candidate) change.mutate(candidate);
          }}
        >
          <ErrorSummary title={t('failure')} errors={change.error ? [{ message: change.error.message }] : []} />
          {!isSecondaryChange && (
            <RadioCards label={t('who')} hideLabel options={modes} value={mode} onChange={setMode} />
          )}
          {mode === 'new' ? (
            <NewPersonFields />
          ) : (
            <PersonPicker
              teamId={place.kind === 'department' ? undefined : place.id}
              value={candidate}
              onChange={setCandidate}
            />
          )}
          {place.previous !== null && !isAtOnce && (
            <RadioCards
              label={t('previous', { who: place.previous })}
              help={place.kind === 'department' ? t('previousAbout') : undefined}
              options={[
                { value: keepChoices.keep, label: t('keep') },
                { value: keepChoices.remove, label: t('remove') },
              ]}
              value={keep}
              onChange={setKeep}
            />
          )}
          {renewal && <p className="text-13 text-muted">{renewals(renewal)}</p>}
        </form>
      </FormProvider>
    </Dialog>
  );
}

/** Returns whose share link the previous leader knows; null if they stay and may know it. */
function renewalOf({ kind, previous }: LeaderPlace, keep: KeepChoice): 'department' | 'team' | null {
  if (previous === null) return null;
  if (kind === 'department') return 'department';
  return keep === keepChoices.remove ? 'team' : null;
}
