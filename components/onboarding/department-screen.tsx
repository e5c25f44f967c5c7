import { useTranslations } from 'next-intl';
import { fieldId, type OnboardingData, type ScreenProps } from '#/components/onboarding/onboarding-data.ts';
import { Field } from '#/components/ui/fields/field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { displayNameMax } from '#/lib/domain/accounts/constants.ts';

type Department = NonNullable<OnboardingData['department']>;

/** Asks for the name of a new department; an existing one keeps its name. */
export function DepartmentScreen({ data, change, errors }: ScreenProps) {
  const t = useTranslations('onboarding.questions');
  const step = data.department;
  if (!step) return null;
  const { department, perfomingScores } = step;
  const edit = (part: Partial<Department['department']>) =>
    change({ department: { ...step, department: { ...department, ...part } } });
  return (
    <>
      {department.isNew && (
        <Field id={fieldId('name')} label={t('departmentName')} error={errors.name} required>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={displayNameMax}
              value={department.name}
              onChange={({ target }) => edit({ name: target.value })}
            />
          )}
        </Field>
      )}
      <RadioCards
        id={fieldId('perfomingScoreId')}
        label={t('departmentScore')}
        help={t('departmentScoreHelp')}
        error={errors.perfomingScoreId}
        options={perfomingScores.map(({ id: value, name: label }) => ({ value, label }))}
        value={department.perfomingScoreId}
        onChange={(perfomingScoreId) => edit({ perfomingScoreId })}
      />
    </>
  );
}
