import type { ReactNode } from 'react';
import { StateIcon } from '#/components/ui/feedback/state-icon.tsx';

/** Shows help and error below a control; the error comes first because people need it now. */
export function FieldMessage({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) {
  if (!help && !error) return null;
  return (
    <div id={id} className="flex flex-col gap-1 text-13">
      {error && (
        <p className="flex items-start gap-1.5 text-bad">
          <StateIcon state="bad" className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      )}
      {help && <div className="wrap-anywhere text-muted">{help}</div>}
    </div>
  );
}
