import { clsx } from 'clsx';
import { categoryRows } from '#/components/dashboards/team/category-rows.ts';

/** The nine categories where they lie, performance upwards and sentiment to the right, the team's own marked. */
export function CategoryMap({ current }: { current: number }) {
  return (
    <div aria-hidden className="grid grid-cols-[auto_repeat(3,minmax(0,1fr))] gap-1 text-12">
      {categoryRows.map(({ level, cells }) => (
        <div key={level} className="contents">
          <span className="grid place-items-center pr-1 text-muted [writing-mode:sideways-lr]">{level}</span>
          {cells.map(({ id, title }) => (
            <span
              key={id}
              className={clsx(
                'grid min-h-12 place-items-center text-balance rounded-mark px-1 py-1.5 text-center',
                id === current
                  ? 'bg-accent-soft font-medium text-accent-text forced-colors:outline'
                  : 'bg-sunken text-muted',
              )}
            >
              {title}
            </span>
          ))}
        </div>
      ))}
      <span />
      {['Low', 'Middle', 'High'].map((level) => (
        <span key={level} className="text-center text-muted">
          {level}
        </span>
      ))}
    </div>
  );
}
