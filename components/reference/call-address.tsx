import { clsx } from 'clsx';
import { Fragment } from 'react';

/** Shows method and path, as in `POST /api/team/{id}/update`; a long path wraps before its slashes. */
export function CallAddress({ method, path }: { method: string; path: string }) {
  return (
    <>
      <span
        className={clsx(
          'inline-block min-w-11 shrink-0 rounded-mark px-1.5 text-center font-medium text-12',
          method === 'GET' ? 'bg-accent-soft text-accent-text' : 'bg-good-soft text-good',
        )}
      >
        {method}
      </span>
      <code className="wrap-anywhere">
        {path.split('/').map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
          <Fragment key={at}>
            {at > 0 && (
              <>
                <wbr />/
              </>
            )}
            {part}
          </Fragment>
        ))}
      </code>
    </>
  );
}
