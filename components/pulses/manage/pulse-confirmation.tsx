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
} from '#/lib/domain/pulses/actions-contract.ts';
import { pulseDefaults } from '#/lib/domain/pulses/constants.ts';

export type Asked = 'activate' | 'deactivate' | 'close' | 'remove';

interface PulseConfirmationProps {
  pulse: Pulse;
  asked: Asked;
  /** Results appear where so many people have answered. */
  smallest: number;
  onClose: () => void;
}

/** Asks before people are asked, a round ends, or a pulse is gone. */
export function PulseConfirmation({ pulse, asked, smallest, onClose }: PulseConfirmationProps) {
  const words = useTranslations('pulses.confirm');
  const { id, name, phase, membersCount, responsesCount, hasResults } = pulse;
  const input = { params: { id } };
  const run = {
    activate: () => call(activatePulseContract, input),
    deactivate: () => call(disablePulseContract, input),
    close: () => call(closePulseContract, input),
    remove: () => call(deletePulseContract, input),
  };
  const change = usePulseChange({ run: run[asked], onDone: onClose });
  const endsRound = asked !== 'activate' && phase === 'open';
  const losesResults = endsRound && asked !== 'remove' && responsesCount < smallest;
  return (
    <ConfirmDialog
      title={words(`${asked}.title`, { name })}
      confirmLabel={words(`${asked}.confirm`)}
      isDestructive={asked === 'remove' || losesResults}
      {...(asked === 'remove' && hasResults ? { nameToType: name } : {})}
      isPending={change.isPending}
      error={change.error?.message}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <p>{words(`${asked}.text`, { people: membersCount })}</p>
      {asked === 'activate' && name === pulseDefaults.name && (
        <p className="font-medium">{words('keepName', { name })}</p>
      )}
      {endsRound && asked === 'remove' && <p>{words('remove.open')}</p>}
      {losesResults && <p className="font-medium text-bad">{words('tooFew', { answered: responsesCount })}</p>}
    </ConfirmDialog>
  );
}
