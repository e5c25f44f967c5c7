'use client';

import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { leaveWith } from '#/components/frame/sending/use-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Tooltip } from '#/components/ui/tooltip.tsx';

interface DeleteButtonProps {
  /** The label, as in “Delete Team”; also the label of the confirming button. */
  label: string;
  hint: string;
  title: string;
  consequence: ReactNode;
  nameToType: string;
  run: () => Promise<unknown>;
  done: string;
}

/** Deletes the subject of the page after its name was typed, and opens the dashboard. */
export function DeleteButton({ label, hint, title, consequence, nameToType, run, done }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const remove = useAction(async () => {
    await run();
    setDone(true);
    leaveWith(done, '/dashboard');
  });
  return (
    <>
      <Tooltip text={hint}>
        <Button
          variant="quiet"
          size="small"
          className="text-muted!"
          icon={<Trash2 aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {label}
        </Button>
      </Tooltip>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirmLabel={label}
          isDestructive
          nameToType={nameToType}
          isPending={remove.isRunning || isDone}
          error={remove.error?.message}
          onConfirm={() => void remove.run(undefined)}
          onClose={() => setAsking(false)}
        >
          {consequence}
        </ConfirmDialog>
      )}
    </>
  );
}
