import { useTranslations } from 'next-intl';
import { fieldId, type OnboardingData, type ScreenProps } from '#/components/onboarding/onboarding-data.ts';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { DateField } from '#/components/ui/fields/date-field.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';

type You = OnboardingData['me']['you'];

/** The earliest date that the API accepts. */
const EARLIEST = '1900-01-01';

const asOptions = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id: value, name: label }) => ({ value, label }));

function editor({ data, change }: ScreenProps) {
  return (part: Partial<You>) => change({ me: { ...data.me, you: { ...data.me.you, ...part } } });
}

export function WorkScreen(props: ScreenProps) {
  const t = useTranslations('onboarding.questions');
  const { data, errors } = props;
  const { you, seniorities, yearsOfLeadership } = data.me;
  const edit = editor(props);
  return (
    <>
      <RadioCards
        id={fieldId('isNewHire')}
        label={t('stay', { company: data.companyName })}
        error={errors.isNewHire}
        layout="pair"
        options={[
          { value: 'new', label: t('new') },
          { value: 'known', label: t('known') },
        ]}
        value={you.isNewHire === null ? null : you.isNewHire ? 'new' : 'known'}
        onChange={(value) => edit({ isNewHire: value === 'new' })}
      />
      <Field id={fieldId('hireDate')} label={t('startDate')} error={errors.hireDate} optional>
        {(control) => (
          <DateField
            {...control}
            min={EARLIEST}
            monthsAhead={12}
            locale={data.locale}
            value={you.hireDate ?? ''}
            onChange={(day) => edit({ hireDate: day || null })}
          />
        )}
      </Field>
      <Field id={fieldId('seniorityId')} label={t('seniority')} error={errors.seniorityId} required>
        {(control) => (
          <Select
            {...control}
            placeholder={t('choose')}
            options={asOptions(seniorities)}
            value={you.seniorityId ?? ''}
            onChange={({ target }) => edit({ seniorityId: Number(target.value) })}
          />
        )}
      </Field>
      <Field id={fieldId('yearsOfLeadershipId')} label={t('leadership')} error={errors.yearsOfLeadershipId} required>
        {(control) => (
          <Select
            {...control}
            placeholder={t('choose')}
            options={asOptions(yearsOfLeadership)}
            value={you.yearsOfLeadershipId ?? ''}
            onChange={({ target }) => edit({ yearsOfLeadershipId: Number(target.value) })}
          />
        )}
      </Field>
    </>
  );
}

export function BirthdayScreen(props: ScreenProps) {
  const t = useTranslations('birthdays.card');
  const { birthDate, shareBirthday, getMembersBirthdays } = props.data.me.you;
  const edit = editor(props);
  return (
    <>
      <Field id={fieldId('birthDate')} label={t('date')} error={props.errors.birthDate} help={t('dateHelp')} optional>
        {(control) => (
          <DateField
            {...control}
            min={EARLIEST}
            opensAt="1990-01-01"
            locale={props.data.locale}
            autoComplete="bday"
            value={birthDate ?? ''}
            onChange={(day) => edit({ birthDate: day || null, ...(day ? {} : { shareBirthday: false }) })}
          />
        )}
      </Field>
      <Switch
        label={t('share')}
        checked={shareBirthday}
        disabled={!birthDate}
        onChange={({ target }) => edit({ shareBirthday: target.checked })}
      />
      <Switch
        label={t('tell')}
        checked={getMembersBirthdays}
        onChange={({ target }) => edit({ getMembersBirthdays: target.checked })}
      />
    </>
  );
}

export function HopesScreen(props: ScreenProps) {
  const t = useTranslations('onboarding.questions');
  const { you, hopes } = props.data.me;
  return (
    <ChoiceChips
      id={fieldId('hopes')}
      label={t('hopes')}
      hideLabel
      error={props.errors.hopes}
      options={asOptions(hopes)}
      value={you.hopes}
      onChange={(hopeIds) => editor(props)({ hopes: hopeIds })}
    />
  );
}
