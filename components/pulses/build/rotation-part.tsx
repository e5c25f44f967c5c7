'use client';

import { Ban, Pin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { BankList } from '#/components/pulses/build/bank-list.tsx';
import type { DraftPart } from '#/components/pulses/build/pulse-draft.ts';
import { useBank } from '#/components/pulses/build/use-bank.ts';
import { IconAction } from '#/components/ui/buttons/icon-action.tsx';
import { QUESTIONS_MAX } from '#/lib/domain/pulses/constants.ts';

/** Which items of the question bank every round asks, and which none does. */
export function RotationPart({ draft, change }: DraftPart) {
  const words = useTranslations('pulses.rotation');
  const query = useBank();
  const { bankPinned: pinned, bankMuted: muted } = draft;
  const toggled = (list: readonly number[], id: number) =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
  return (
    <SectionState query={query} failure={words('failure')}>
      {({ bank }) => (
        <>
          <p className="text-13 text-muted">{words('chosen', { pinned: pinned.length, muted: muted.length })}</p>
          <BankList items={bank}>
            {({ id, text }) => (
              <span className="flex">
                <IconAction
                  label={words('pinOf', { text })}
                  hint={words(pinned.includes(id) ? 'unpin' : 'pin')}
                  aria-pressed={pinned.includes(id)}
                  isBarred={!pinned.includes(id) && pinned.length >= QUESTIONS_MAX}
                  className={pinned.includes(id) ? 'bg-accent-soft text-accent-text!' : ''}
                  icon={<Pin aria-hidden />}
                  onClick={() =>
                    change((before) => ({
                      ...before,
                      bankPinned: toggled(before.bankPinned, id),
                      bankMuted: before.bankMuted.filter((one) => one !== id),
                    }))
                  }
                />
                <IconAction
                  label={words('muteOf', { text })}
                  hint={words(muted.includes(id) ? 'unmute' : 'mute')}
                  aria-pressed={muted.includes(id)}
                  className={muted.includes(id) ? 'bg-bad-soft text-bad!' : ''}
                  icon={<Ban aria-hidden />}
                  onClick={() =>
                    change((before) => ({
                      ...before,
                      bankMuted: toggled(before.bankMuted, id),
                      bankPinned: before.bankPinned.filter((one) => one !== id),
                    }))
                  }
                />
              </span>
            )}
          </BankList>
        </>
      )}
    </SectionState>
  );
}
