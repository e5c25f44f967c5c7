'use client';

import { BellRing, MailPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';

interface Reminder {
  kind: 'nudge' | 'reinvite';
  /** The answer's message is shown after it worked. */
  run: () => Promise<{ message: string }>;
}

interface Removal {
  kind: 'withdraw' | 'remove' | 'delete';
  /** Shown on hover in place of the button’s word. */
  hint?: string;
  /** Why it cannot be done, shown in place of the hint; the server would refuse. */
  barrier?: string | undefined;
  title: string;
  consequence: ReactNode;
  nameToType?: string;
  run: () => Promise<unknown>;
  done: string;
  /** The documented words when it fails, above the server's. */
  failure?: string;
}

export interface PersonActionsProps {
  /** The person of the row, for people who hear the buttons one by one. */
  who: string;
  reminder?: Reminder | undefined;
  removal?: Removal | undefined;
}

/** The buttons at the end of a row: remind, and take away after asking. */
export function PersonActions({ who, reminder, removal }: PersonActionsProps) {
  const t = useTranslations('organisation.actions');
  const [isAsking, setAsking] = useState(false);
  const remind = useChange({ run: async () => reminder?.run(), done: (_, answer) => answer?.message ?? '' });
  const remove = useChange({
    run: async () => removal?.run(),
    done: removal?.done,
    onDone: () => setAsking(false),
    // The dialog says it.
    onFailure: () => undefined,
  });
  return (
    <>
      {reminder && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('remindOf', { kind: reminder.kind, who })}
          icon={reminder.kind === 'nudge' ? <BellRing aria-hidden /> : <MailPlus aria-hidden />}
          loading={remind.isPending}
          onClick={() => remind.mutate()}
        >
          {t('remind', { kind: reminder.kind })}
        </Button>
      )}
      {removal && (
        <TextAction
          isDestructive
          label={t('takeOf', { kind: removal.kind, who })}
          hint={removal.barrier ?? removal.hint}
          isBarred={removal.barrier !== undefined}
          onClick={() => {
            remove.reset();
            setAsking(true);
          }}
        >
          {t('take', { kind: removal.kind })}
        </TextAction>
      )}
      {removal && isAsking && (
        <ConfirmDialog
          title={removal.title}
          confirmLabel={t('confirm', { kind: removal.kind })}
          isDestructive
          {...(removal.nameToType === undefined ? {} : { nameToType: removal.nameToType })}
          isPending={remove.isPending}
          error={remove.error ? [removal.failure, remove.error.message].filter(Boolean).join(': ') : undefined}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {removal.consequence}
        </ConfirmDialog>
      )}
    </>
  );
}
