import type { Questions } from '#/components/check-ins/answers-state.ts';
import { Avatar } from '#/components/ui/avatar.tsx';
import { Slider } from '#/components/ui/slider.tsx';
import { Switch } from '#/components/ui/switch.tsx';
import { productivityScale } from '#/lib/domain/check-ins/constants.ts';

interface RatingsBlockProps {
  users: Questions['team']['users'];
  /** By member id; absent while not answered, null where it does not apply. */
  values: Record<string, number | null>;
  /** undefined takes an answer back. */
  onChange: (userId: number, value: number | null | undefined) => void;
}

/** The leader's view of each member, of whom none needs to be rated. */
export function RatingsBlock({ users, values, onChange }: RatingsBlockProps) {
  const rated = users.filter(({ id }) => values[id] !== undefined).length;
  const [start, middle, end] = productivityScale.anchors;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        Rate the people whose work you have seen and leave out the others. Ratings are part of no figure.
      </p>
      <ul className="flex flex-col gap-3">
        {users.map(({ id, firstName, lastName }) => (
          <li key={id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
            <div className="flex min-w-0 items-center gap-3">
              <Avatar firstName={firstName} lastName={lastName} size="small" />
              <span className="wrap-anywhere min-w-0 font-medium">
                {firstName} {lastName}
              </span>
            </div>
            {values[id] !== null && (
              <Slider
                label={`${firstName} ${lastName}`}
                hideLabel
                unit="%"
                step={productivityScale.step}
                unsetText="Not rated"
                anchors={{ start: start.label, middle: middle.label, end: end.label }}
                value={values[id] ?? null}
                onChange={(value) => onChange(id, value)}
              />
            )}
            <Switch
              className="min-h-12"
              label="Not applicable"
              aria-label={`Not applicable to ${firstName} ${lastName}`}
              checked={values[id] === null}
              onChange={(event) => onChange(id, event.target.checked ? null : undefined)}
            />
          </li>
        ))}
      </ul>
      <output className="text-13 text-muted">
        {rated} of {users.length} done
      </output>
    </div>
  );
}
