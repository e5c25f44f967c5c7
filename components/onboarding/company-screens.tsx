import { useTranslations } from 'next-intl';
import { InviteList } from '#/components/onboarding/invite-list.tsx';
import { fieldId, type OnboardingData, type ScreenProps } from '#/components/onboarding/onboarding-data.ts';
import { StateIcon } from '#/components/ui/feedback/state-icon.tsx';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { companyNormsMax, superAdminsMax } from '#/lib/domain/onboarding/constants.ts';
import { companyBody } from '#/lib/domain/onboarding/onboarding.schema.ts';

type Company = NonNullable<OnboardingData['company']>;

function editor({ change }: ScreenProps, step: Company) {
  return (part: Partial<Company['company']>) => change({ company: { ...step, company: { ...step.company, ...part } } });
}

export function CompanyScreen(props: ScreenProps) {
  const t = useTranslations('onboarding.questions');
  const step = props.data.company;
  if (!step) return null;
  const { company, companyIndustries, companySizes } = step;
  const edit = editor(props, step);
  return (
    <>
      <Field id={fieldId('companyIndustryId')} label={t('industry')} error={props.errors.companyIndustryId} required>
        {(control) => (
          <Select
            {...control}
            placeholder={t('choose')}
            options={companyIndustries.map(({ id: value, name: label }) => ({ value, label }))}
            value={company.companyIndustryId ?? ''}
            onChange={({ target }) => edit({ companyIndustryId: Number(target.value) })}
          />
        )}
      </Field>
      <RadioCards
        id={fieldId('companySizeId')}
        label={t('size', { company: props.data.companyName })}
        error={props.errors.companySizeId}
        layout="grid"
        options={companySizes.map(({ id: value, name: label }) => ({ value, label }))}
        value={company.companySizeId}
        onChange={(companySizeId) => edit({ companySizeId })}
      />
    </>
  );
}

export function CompanyValuesScreen(props: ScreenProps) {
  const step = props.data.company;
  if (!step) return null;
  return (
    <NormChips
      id={fieldId('norms')}
      norms={step.norms}
      max={companyNormsMax}
      value={step.company.norms}
      onChange={(norms) => editor(props, step)({ norms })}
      error={props.errors.norms}
    />
  );
}

export function AdministratorsScreen(props: ScreenProps) {
  const t = useTranslations('onboarding.questions');
  const { company: step, invitedEmails } = props.data;
  if (!step) return null;
  return (
    <>
      {invitedEmails.length > 0 && (
        <section aria-label={t('invited')} className="flex flex-col gap-2 rounded-control bg-sunken p-4 text-14">
          <h2 className="font-medium">{t('invited')}</h2>
          <ul className="flex flex-col gap-1">
            {invitedEmails.map((email) => (
              <li key={email} className="wrap-anywhere flex items-center gap-2 text-muted">
                <StateIcon state="good" className="size-4 shrink-0 text-good" />
                {email}
              </li>
            ))}
          </ul>
        </section>
      )}
      <InviteList
        id={fieldId('superAdminList')}
        schema={companyBody.shape.superAdminList.unwrap()}
        max={superAdminsMax}
        rows={step.company.superAdminList}
        onChange={(superAdminList) => editor(props, step)({ superAdminList })}
        error={props.errors.superAdminList}
      />
    </>
  );
}

interface NormChipsProps {
  id: string;
  norms: readonly { id: number; name: string; meaning: string }[];
  max: number;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

/** Shows values as chips; the meaning of the last chosen one is below them. */
export function NormChips({ id, norms, max, value, onChange, error }: NormChipsProps) {
  const t = useTranslations('onboarding.questions');
  const last = norms.find((norm) => norm.id === value.at(-1));
  return (
    <div className="flex flex-col gap-3">
      <ChoiceChips
        id={id}
        label={t('values')}
        hideLabel
        dense
        max={max}
        error={error}
        options={norms.map(({ id: norm, name }) => ({ value: norm, label: name }))}
        value={[...value]}
        onChange={onChange}
      />
      <p aria-live="polite" className="min-h-10 text-14 text-muted">
        {last
          ? t.rich('meaning', {
              name: last.name,
              value: (name) => <span className="font-medium text-ink">{name}</span>,
              meaning: last.meaning,
            })
          : t('noMeaning')}
      </p>
    </div>
  );
}
