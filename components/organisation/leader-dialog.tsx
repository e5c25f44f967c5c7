'use client';

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
import { linkRenewals } from '#/components/organisation/link-hints.ts';
import { NewPersonFields } from '#/components/organisation/new-person-fields.tsx';
import { type Candidate, PersonPicker } from '#/components/organisation/person-picker.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { lateResolver } from '#/components/ui/fields/late-resolver.ts';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';

type Mode = 'new' | 'existing';

const modes = [
  { value: 'new', label: 'Add new leader', description: 'Invite someone by email.' },
  { value: 'existing', label: 'Select existing leader', description: 'Choose someone from your company.' },
] as const;

/** Gives a department or a team another leader, or a team its secondary one. Mounted only while it is open. */
export function LeaderDialog({ place, onClose }: { place: LeaderPlace; onClose: () => void }) {
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
    done: (person) =>
      isAtOnce
        ? appointed(place, person)
        : `An invitation is on its way to ${person.email || `${person.firstName} ${person.lastName}`}.`,
    onDone: onClose,
    onFailure: () => undefined,
  });
  const renewal = renewalOf(place, keep);
  const submit = form.handleSubmit((person) => change.mutate(person));

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titleOf(place)}
      description={explain(place, isAtOnce)}
      footer={
        <>
          <Button variant="secondary" full onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            full
            disabled={change.isPending || (mode === 'existing' && candidate === null)}
            loading={change.isPending}
          >
            Save
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
          <ErrorSummary
            title="The leader was not changed"
            errors={change.error ? [{ message: change.error.message }] : []}
          />
          {!isSecondaryChange && <RadioCards label="Who" hideLabel options={modes} value={mode} onChange={setMode} />}
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
              label={`What happens to ${place.previous}?`}
              help={
                place.kind === 'department'
                  ? 'Departments have no members of their own. They keep their account and teams either way.'
                  : undefined
              }
              options={[
                { value: keepChoices.keep, label: 'Keep the previous leader as member' },
                { value: keepChoices.remove, label: 'Remove them' },
              ]}
              value={keep}
              onChange={setKeep}
            />
          )}
          {renewal && <p className="text-13 text-muted">{renewal}</p>}
        </form>
      </FormProvider>
    </Dialog>
  );
}

/** Returns the effect on the link that the previous leader knows; null where they stay and may know it. */
function renewalOf({ kind, previous }: LeaderPlace, keep: KeepChoice): string | null {
  if (previous === null) return null;
  if (kind === 'department') return linkRenewals.department;
  return keep === keepChoices.remove ? linkRenewals.team : null;
}

function titleOf({ kind, previous }: LeaderPlace): string {
  const what = { department: 'department leader', team: 'team leader', secondary: 'secondary leader' }[kind];
  return previous === null ? `Add a ${what}` : `Change the ${what}`;
}

function explain({ kind, previous, name }: LeaderPlace, isAtOnce: boolean): string {
  if (isAtOnce) return 'The change takes effect at once.';
  if (previous === null) return 'We’ll email them a link. They take over when they accept.';
  return `${previous} stays ${kind === 'secondary' ? 'secondary leader' : `the leader of ${name || 'it'}`} until the invited person accepts.`;
}

function appointed({ kind, name }: LeaderPlace, { firstName, lastName }: NewLeader): string {
  const who = `${firstName} ${lastName}`;
  return kind === 'department' ? `${who} now leads ${name}.` : `${who} is now the secondary leader.`;
}
