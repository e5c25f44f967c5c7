import { clsx } from 'clsx';

interface BaselineRowProps {
  motivator: { id: number; name: string };
  levels: readonly { id: number; name: string }[];
  value: number | null;
  onChange: (level: number) => void;
}

/** How well one motivator is met, in five steps with their words. */
export function BaselineRow({ motivator, levels, value, onChange }: BaselineRowProps) {
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
