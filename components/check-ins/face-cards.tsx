import { useId } from 'react';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';
import { GroupField } from '#/components/ui/fields/group-field.tsx';

interface FaceCardsProps {
  label: string;
  /** Good ones first, then those in between, then bad ones. */
  options: readonly { id: number; label: string; type: string }[];
  /** null while nothing is chosen. */
  value: number | null;
  onChange: (id: number) => void;
}

const kinds = ['good', 'meh', 'bad'];

/**
 * Feelings as faces, a row of each kind that fills its width. None has a colour before it is chosen, which would tell
 * people what is good to answer.
 */
export function FaceCards({ label, options, value, onChange }: FaceCardsProps) {
  const name = useId();
  return (
    <GroupField label={label} hideLabel>
      <div className="flex flex-col gap-1.5 medium:gap-2">
        {kinds.map((kind) => (
          <div key={kind} className="flex gap-1.5 medium:gap-2">
            {options
              .filter(({ type }) => type === kind)
              .map(({ id, label: feeling, type }) => (
                <label
                  key={id}
                  className="relative flex min-w-0 flex-1 basis-0 flex-col items-center gap-1.5 rounded-control border border-control-line bg-surface px-0.5 py-2.5 text-center transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 medium:gap-2 medium:py-3"
                >
                  <input
                    type="radio"
                    name={name}
                    value={id}
                    checked={id === value}
                    onChange={() => onChange(id)}
                    className="absolute inset-0 appearance-none rounded-control outline-none"
                  />
                  <EmotionFace id={id} type={id === value ? type : undefined} />
                  <span className="font-medium text-12 min-[22.5rem]:text-13">{feeling}</span>
                </label>
              ))}
          </div>
        ))}
      </div>
    </GroupField>
  );
}
