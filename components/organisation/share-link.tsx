'use client';

import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useChange } from '#/components/organisation/use-change.ts';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { IconAction } from '#/components/ui/buttons/icon-action.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import type { Input } from '#/lib/api/endpoint.ts';
import { rotateShareLinkContract } from '#/lib/domain/invitations/manage-contract.ts';

export interface ShareLinkProps {
  /** As in "Team Link". */
  label: string;
  hint: string;
  /** Shown below the link, else the hint. */
  help?: ReactNode;
  link: string;
  /** Which link is made anew. */
  rotate: Input<typeof rotateShareLinkContract>;
  /** What else making it anew does. */
  consequence?: string;
}

/** A link that lets people in, to be copied and to be made anew. */
export function ShareLink({ label, hint, help = hint, link, rotate, consequence }: ShareLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const change = useChange({
    run: () => call(rotateShareLinkContract, rotate),
    done: `${label}: the new link is ready.`,
    onDone: () => setAsking(false),
    onFailure: () => undefined,
  });
  return (
    <div className="flex items-end gap-1">
      <Field label={label} help={help} className="min-w-0 flex-1">
        {(control) => (
          <span className="flex items-center gap-1">
            <TextInput
              {...control}
              readOnly
              value={link}
              className="min-w-0 truncate text-muted"
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={link} label={`Copy ${label}`} hint={hint} />
            <IconAction
              label={`Make a new link: ${label}`}
              hint="Make a new link"
              icon={<RotateCw />}
              onClick={() => {
                change.reset();
                setAsking(true);
              }}
            />
          </span>
        )}
      </Field>
      {isAsking && (
        <ConfirmDialog
          title="Make a new link?"
          confirmLabel="Make a new link"
          isPending={change.isPending}
          error={change.error?.message}
          onConfirm={() => change.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>The {label.toLowerCase()} you have given to others stops working immediately.</p>
          <p>People who joined with it stay. Email invitations keep working.</p>
          {consequence && <p>{consequence}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
