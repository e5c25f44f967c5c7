import { ChoiceChips } from '#/components/ui/fields/choice-chips.tsx';

interface NormChipsProps {
  id: string;
  norms: readonly { id: number; name: string; meaning: string }[];
  max: number;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

/** Values as chips; the meaning of the one chosen last is below them. */
export function NormChips({ id, norms, max, value, onChange, error }: NormChipsProps) {
  const last = norms.find((norm) => norm.id === value.at(-1));
  return (
    <div className="flex flex-col gap-3">
      <ChoiceChips
        id={id}
        label="Values"
        hideLabel
        dense
        max={max}
        error={error}
        options={norms.map(({ id: norm, name }) => ({ value: norm, label: name }))}
        value={[...value]}
        onChange={onChange}
      />
      <p aria-live="polite" className="min-h-10 text-14 text-muted">
        {last ? (
          <>
            <span className="font-medium text-ink">{last.name}</span>: {last.meaning}.
          </>
        ) : (
          'Choose a value to see what it means.'
        )}
      </p>
    </div>
  );
}
