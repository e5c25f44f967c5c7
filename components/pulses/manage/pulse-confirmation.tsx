'use client';

import { useTranslations } from 'next-intl';
import type { Pulse } from '#/components/pulses/pulse.ts';
import { usePulseChange } from '#/components/pulses/use-pulse-change.ts';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { call } from '#/lib/api/call.ts';
import {
  activatePulseContract,
  closePulseContract,
  deletePulseContract,
  disablePulseContract,
} from '#/lib/domain/pulses/activation/activation.contract.ts';
import { pulseDefaults } from '#/lib/domain/pulses/constants.ts';

export type PulseAction = 'activate' | 'deactivate' | 'close' | 'remove';

interface PulseConfirmationProps {
  pulse: Pulse;
  action: PulseAction;
  /** Results appear where so many people have answered. */
  smallest: number;
  onClose: () => void;
}

/** Asks before people are asked, a round ends, or a pulse is gone. */
export function PulseConfirmation({ pulse, action, smallest, onClose }: PulseConfirmationProps) {
  const words = useTranslations('pulses.confirm');
  const { id, name, phase, membersCount, responsesCount, hasResults } = pulse;
  const input = { params: { id } };
  const run = {
    activate: () => call(activatePulseContract, input),
    deactivate: () => call(disablePulseContract, input),
    close: () => call(closePulseContract, input),
    remove: () => call(deletePulseContract, input),
  };
  const change = usePulseChange({ run: run[action], onDone: onClose });
  const endsRound = action !== 'activate' && phase === 'open';
  const losesResults = endsRound && action !== 'remove' && responsesCount < smallest;
  return (
    <ConfirmDialog
      title={words(`${action}.title`, { name })}
      confirmLabel={words(`${action}.confirm`)}
      isDestructive={action === 'remove' || losesResults}
      {...(action === 'remove' && hasResults ? { nameToType: name } : {})}
      isPending={change.isPending}
      error={change.error?.message}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <p>{words(`${action}.text`, { people: membersCount })}</p>
      {action === 'activate' && name === pulseDefaults.name && (
        <p className="font-medium">{words('keepName', { name })}</p>
      )}
      {endsRound && action === 'remove' && <p>{words('remove.open')}</p>}
      {losesResults && <p className="font-medium text-bad">{words('tooFew', { answered: responsesCount })}</p>}
    </ConfirmDialog>
  );
}
