import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { fieldId, type OnboardingData, type ScreenProps } from '#/components/onboarding/onboarding-data.ts';
import { resizePriorities } from '#/components/onboarding/priorities.ts';
import { TapOrder } from '#/components/onboarding/tap-order.tsx';
import { OrderList } from '#/components/profile/order-list.tsx';
import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { reasonOptionsMax } from '#/lib/domain/onboarding/constants.ts';

type Motivators = OnboardingData['motivators'];

const counts = [3, 4, 5];

function editor({ data, change }: ScreenProps) {
  return (part: Partial<Motivators>) => change({ motivators: { ...data.motivators, ...part } });
}

/** Returns the motivators with these ids, in their order. */
export function motivatorsOf({ motivators }: Motivators, ids: readonly number[]) {
  return ids.flatMap((id) => motivators.find((entry) => entry.id === id) ?? []);
}

export function RateScreen(props: ScreenProps) {
  const t = useTranslations('onboarding.motivators');
  const { motivators, userRatings } = props.data.motivators;
  return (
    <TapOrder
      id={fieldId('userRatings')}
      label={t('all')}
      entries={motivators}
      value={userRatings}
      onChange={(ids) => editor(props)({ userRatings: ids })}
      error={props.errors.userRatings}
    />
  );
}

export function PrioritiseScreen(props: ScreenProps) {
  const t = useTranslations('onboarding.motivators');
  const { userRatings, userPriorities } = props.data.motivators;
  const edit = editor(props);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <span className="font-medium text-14">{t('howMany')}</span>
        <SegmentedControl
          label={t('count')}
          options={counts.map((count) => ({
            value: count,
            label: String(count),
            fullLabel: t('priorities', { count }),
          }))}
          value={userPriorities.length}
          onChange={(count) => edit({ userPriorities: resizePriorities(userPriorities, userRatings, count) })}
        />
      </div>
      <OrderList
        label={t('own')}
        entries={motivatorsOf(props.data.motivators, userPriorities)}
        onChange={(ids) => edit({ userPriorities: ids })}
      />
    </>
  );
}

export function BaselineScreen(props: ScreenProps) {
  const t = useTranslations('onboarding.screens');
  const { userPriorities, userBaselines, baselines } = props.data.motivators;
  const levelOf = (id: number) => userBaselines.find((entry) => entry.id === id)?.baselineId ?? null;
  return (
    <GroupField
      id={fieldId('userBaselines')}
      label={t('baseline.title')}
      hideLabel
      error={props.errors.userBaselines}
      className="gap-4! outline-none"
    >
      {motivatorsOf(props.data.motivators, userPriorities).map((motivator) => (
        <BaselineRow
          key={motivator.id}
          motivator={motivator}
          levels={baselines}
          value={levelOf(motivator.id)}
          onChange={(baselineId) =>
            editor(props)({
              userBaselines: [
                ...userBaselines.filter(({ id }) => id !== motivator.id),
                { id: motivator.id, baselineId },
              ],
            })
          }
        />
      ))}
    </GroupField>
  );
}

export function ReasonScreen(props: ScreenProps) {
  const t = useTranslations('onboarding.motivators');
  const { reasons, userReason } = props.data.motivators;
  const edit = editor(props);
  const options = reasons.find(({ id }) => id === userReason?.id)?.options ?? [];
  return (
    <>
      <RadioCards
        id={fieldId('userReason')}
        label={t('reason')}
        hideLabel
        error={props.errors.userReason}
        layout="pair"
        options={reasons.map(({ id: value, title: label }) => ({ value, label }))}
        value={userReason?.id ?? null}
        onChange={(id) => edit({ userReason: { id, options: [] } })}
      />
      {userReason && options.length > 0 && (
        <ChoiceChips
          label={t('options')}
          dense
          max={reasonOptionsMax}
          options={options.map(({ id: value, name: label }) => ({ value, label }))}
          value={userReason.options}
          onChange={(optionIds) => edit({ userReason: { id: userReason.id, options: optionIds } })}
        />
      )}
    </>
  );
}

interface BaselineRowProps {
  motivator: { id: number; name: string };
  levels: readonly { id: number; name: string }[];
  value: number | null;
  onChange: (level: number) => void;
}

/** Asks how well one motivator is met, in five steps with labels. */
function BaselineRow({ motivator, levels, value, onChange }: BaselineRowProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-14">{motivator.name}</legend>
      <div className="grid grid-cols-5 gap-1">
        {levels.map(({ id, name }) => (
          <label
            key={id}
            className={clsx(
              'relative flex min-h-12 items-center justify-center rounded-control border border-control-line bg-surface px-1 text-center text-13 leading-tight medium:text-14 transition-colors hover:bg-hover',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-text',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={`baseline-${motivator.id}`}
              checked={value === id}
              onChange={() => onChange(id)}
              className="absolute inset-0 appearance-none rounded-control outline-none"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
