import { useTranslations } from 'next-intl';
import { InviteList } from '#/components/onboarding/invite-list.tsx';
import { fieldId, type OnboardingData, type ScreenProps } from '#/components/onboarding/onboarding-data.ts';
import { FirstCheckInSwitch, NextCheckIn } from '#/components/organisation/next-check-in.tsx';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { TimeField } from '#/components/ui/fields/time-field.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { displayNameMax } from '#/lib/domain/accounts/constants.ts';
import { frequencies } from '#/lib/domain/check-ins/constants.ts';
import { teamStepBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { teamInvitesMax, weekdays } from '#/lib/domain/organisation/constants.ts';

type Team = NonNullable<OnboardingData['team']>;

function editor({ change }: ScreenProps, step: Team) {
  return (part: Partial<Team['team']>) => change({ team: { ...step, team: { ...step.team, ...part } } });
}

export function TeamScreen(props: ScreenProps) {
  const t = useTranslations('onboarding.questions');
  const step = props.data.team;
  if (!step) return null;
  const { team, performingScores } = step;
  const edit = editor(props, step);
  return (
    <>
      <Field
        id={fieldId('name')}
        label={t('teamName')}
        error={props.errors.name}
        help={team.departmentName ? t('teamDepartment', { department: team.departmentName }) : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={displayNameMax}
            value={team.name}
            onChange={({ target }) => edit({ name: target.value })}
          />
        )}
      </Field>
      <RadioCards
        id={fieldId('performingScoreId')}
        label={t('teamScore')}
        help={t('teamScoreHelp')}
        error={props.errors.performingScoreId}
        options={performingScores.map(({ id: value, name: label }) => ({ value, label }))}
        value={team.performingScoreId}
        onChange={(performingScoreId) => edit({ performingScoreId })}
      />
    </>
  );
}

export function CheckInsScreen(props: ScreenProps) {
  const t = useTranslations('organisation.checkInDay');
  const documented = useDocumented();
  const labels = useTranslations('organisation.schedule');
  const step = props.data.team;
  if (!step) return null;
  const { team } = step;
  const edit = editor(props, step);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field id={fieldId('frequencyId')} label={labels('frequency')} error={props.errors.frequencyId}>
          {(control) => (
            <Select
              {...control}
              options={frequencies.map(({ id: value, name }) => ({ value, label: documented(name) }))}
              value={team.frequencyId}
              onChange={({ target }) => edit({ frequencyId: Number(target.value) })}
            />
          )}
        </Field>
        <Field id={fieldId('surveysTimeSend')} label={labels('time')} error={props.errors.surveysTimeSend}>
          {(control) => (
            <TimeField
              {...control}
              value={team.surveysTimeSend}
              onChange={(surveysTimeSend) => edit({ surveysTimeSend })}
            />
          )}
        </Field>
      </div>
      <Field
        id={fieldId('checkinDay')}
        label={labels('day')}
        help={team.frequencyId === 1 ? t('daily') : undefined}
        error={props.errors.checkinDay}
      >
        {(control) => (
          <Select
            {...control}
            options={weekdays.map(({ id: value, name }) => ({ value, label: documented(name) }))}
            value={team.checkinDay}
            onChange={({ target }) => edit({ checkinDay: Number(target.value) })}
          />
        )}
      </Field>
      <ChoiceChips
        id={fieldId('workingDays')}
        label={labels('days')}
        error={props.errors.workingDays}
        options={weekdays.map(({ id: value, short }) => ({ value, label: documented(short) }))}
        value={team.workingDays}
        onChange={(workingDays) => edit({ workingDays })}
      />
      <FirstCheckInSwitch isOn={team.asksOnJoining} onChange={(asksOnJoining) => edit({ asksOnJoining })} />
      <NextCheckIn schedule={team} isNew={team.isNew} />
    </>
  );
}

export function InvitesScreen(props: ScreenProps) {
  const step = props.data.team;
  if (!step) return null;
  return (
    <InviteList
      id={fieldId('invites')}
      schema={teamStepBody.shape.invites.unwrap()}
      max={teamInvitesMax}
      rows={step.team.invites}
      onChange={(invites) => editor(props, step)({ invites })}
      error={props.errors.invites}
    />
  );
}
