'use client';

import { BellRing, ChartColumn, CircleStop, Copy, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Pulse } from '#/components/pulses/pulse.ts';
import { usePulseChange } from '#/components/pulses/use-pulse-change.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Menu } from '#/components/ui/menu.tsx';
import { Tooltip } from '#/components/ui/tooltip.tsx';
import { call } from '#/lib/api/call.ts';
import {
  activatePulseContract,
  closePulseContract,
  deletePulseContract,
  disablePulseContract,
  nudgePulseContract,
} from '#/lib/domain/pulses/activation/activation.contract.ts';

/** Shows what this person may do with a pulse; irreversible actions ask for confirmation. */
export function PulseActions({ pulse, smallest }: { pulse: Pulse; smallest: number }) {
  const t = useTranslations('pulses.actions');
  const [action, setAction] = useState<PulseAction>();
  const router = useRouter();
  const { id, name, status, phase, may, hasResults, membersCount, responsesCount } = pulse;
  const nudge = usePulseChange({ run: () => call(nudgePulseContract, { params: { id } }) });
  const isOpen = phase === 'open';
  const isActive = status === 'Active';
  return (
    <>
      {may.manage && !isActive && (
        <Button
          variant="secondary"
          size="small"
          className="min-w-26"
          icon={<Play aria-hidden />}
          aria-label={t('activateOf', { name })}
          onClick={() => setAction('activate')}
        >
          {t('activate')}
        </Button>
      )}
      {may.manage && isOpen && (
        <Tooltip text={t('nudge')}>
          <Button
            variant="secondary"
            size="small"
            className="min-w-26"
            icon={<BellRing aria-hidden />}
            loading={nudge.isPending}
            aria-label={t('nudgeOf', { count: membersCount - responsesCount, name })}
            onClick={() => nudge.mutate()}
          >
            {t('remind', { count: membersCount - responsesCount })}
          </Button>
        </Tooltip>
      )}
      {hasResults ? (
        <IconLink
          href={`/digitalPulse?tab=result&pulse=${id}`}
          label={t('resultsOf', { name })}
          hint={t('results')}
          icon={<ChartColumn aria-hidden />}
        />
      ) : (
        // Each action has its own column while the rows are a table.
        <span className="@max-[960px]:hidden w-10" />
      )}
      {may.manage && (
        <>
          <IconLink
            href={`/edit-digitalPulse/${id}`}
            label={t('editOf', { name })}
            hint={t('edit')}
            icon={<Pencil aria-hidden />}
          />
          <Menu
            label={t('moreOf', { name })}
            items={[
              ...(isOpen ? [{ label: t('close'), icon: <CircleStop />, onSelect: () => setAction('close') }] : []),
              ...(isActive
                ? [{ label: t('deactivate'), icon: <Pause />, onSelect: () => setAction('deactivate') }]
                : []),
              {
                label: t('duplicate'),
                icon: <Copy />,
                onSelect: () => router.push(`/digitalPulse?tab=build&copy=${id}`),
              },
              { label: t('remove'), icon: <Trash2 />, isDestructive: true, onSelect: () => setAction('remove') },
            ]}
          />
        </>
      )}
      {action && (
        <PulseConfirmation pulse={pulse} action={action} smallest={smallest} onClose={() => setAction(undefined)} />
      )}
    </>
  );
}

interface IconLinkProps {
  href: string;
  label: string;
  hint: string;
  icon: ReactNode;
}

function IconLink({ href, label, hint, icon }: IconLinkProps) {
  return (
    <Tooltip text={hint}>
      <Link
        href={href}
        prefetch={false}
        aria-label={label}
        className={`${buttonStyle({ variant: 'quiet' })} w-10 px-0! text-muted! [&_svg]:size-5!`}
      >
        {icon}
      </Link>
    </Tooltip>
  );
}

type PulseAction = 'activate' | 'deactivate' | 'close' | 'remove';

interface PulseConfirmationProps {
  pulse: Pulse;
  action: PulseAction;
  /** Results appear if at least this many people have answered. */
  smallest: number;
  onClose: () => void;
}

/** Asks for confirmation before people are asked, a round ends, or a pulse is deleted. */
function PulseConfirmation({ pulse, action, smallest, onClose }: PulseConfirmationProps) {
  const t = useTranslations('pulses.confirm');
  const names = useTranslations('specification.pulseNames');
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
      title={t(`${action}.title`, { name })}
      confirmLabel={t(`${action}.confirm`)}
      isDestructive={action === 'remove' || losesResults}
      {...(action === 'remove' && hasResults ? { nameToType: name } : {})}
      isPending={change.isPending}
      error={change.error?.message}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <p>{t(`${action}.text`, { people: membersCount })}</p>
      {action === 'activate' && name === names('new') && <p className="font-medium">{t('keepName', { name })}</p>}
      {endsRound && action === 'remove' && <p>{t('remove.open')}</p>}
      {losesResults && <p className="font-medium text-bad">{t('tooFew', { answered: responsesCount })}</p>}
    </ConfirmDialog>
  );
}
