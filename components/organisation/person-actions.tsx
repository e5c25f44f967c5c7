'use client';

import { BellRing, MailPlus, Trash2, UserRoundMinus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { iconOnly } from '#/components/ui/buttons/button-style.ts';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Menu } from '#/components/ui/menu.tsx';

interface Reminder {
  kind: 'nudge' | 'reinvite';
  /** The answer's message is shown after success. */
  run: () => Promise<{ message: string }>;
}

interface Removal {
  /** What is removed: an invitation, a role, or the row's position. */
  kind: 'withdraw' | 'administrator' | 'member' | 'department' | 'team';
  /** Why it's not allowed; the server would refuse it. */
  barrier?: string | undefined;
  title: string;
  consequence: ReactNode;
  nameToType?: string;
  run: () => Promise<unknown>;
  done: string;
  /** The documented message if it fails, above the server's. */
  failure?: string;
}

export interface PersonActionsProps {
  /** The person of the row, for people who hear the buttons one by one. */
  who: string;
  reminder?: Reminder | undefined;
  removal?: Removal | undefined;
  /** Whether the reminder keeps its word in a narrow space, where its text begins a line. */
  isWord?: boolean;
}

/** Shows the end of a row: a button that reminds, and a menu with removals, which ask for confirmation. */
export function PersonActions({ who, reminder, removal, isWord = false }: PersonActionsProps) {
  const t = useTranslations('organisation.actions');
  const [isAsking, setAsking] = useState(false);
  const remind = useChange({ run: async () => reminder?.run(), done: (_, answer) => answer?.message ?? '' });
  const remove = useChange({
    run: async () => removal?.run(),
    done: removal?.done,
    onDone: () => setAsking(false),
    // The dialog shows it.
    onFailure: () => undefined,
  });
  const Icon = reminder?.kind === 'nudge' ? BellRing : MailPlus;
  return (
    <>
      {reminder && (
        <Button
          variant="quiet"
          size="small"
          className={isWord ? '@min-[521px]:-my-1 @max-[520px]:-ms-3 text-accent-text!' : iconOnly}
          aria-label={t('remindOf', { kind: reminder.kind, who })}
          icon={!isWord && <Icon aria-hidden />}
          loading={remind.isPending}
          onClick={() => remind.mutate()}
        >
          <span className={isWord ? undefined : '@max-[520px]:hidden'}>{t('remind', { kind: reminder.kind })}</span>
        </Button>
      )}
      {removal && (
        <Menu
          label={t('more', { who })}
          items={[
            {
              label: t('take', { kind: removal.kind }),
              barrier: removal.barrier,
              icon: isOfPlace(removal) ? <Trash2 aria-hidden /> : <UserRoundMinus aria-hidden />,
              isDestructive: true,
              onSelect: () => {
                remove.reset();
                setAsking(true);
              },
            },
          ]}
        />
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

const isOfPlace = ({ kind }: Removal) => kind === 'department' || kind === 'team';
