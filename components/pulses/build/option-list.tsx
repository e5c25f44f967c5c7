'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { addOption, changeQuestion } from '#/components/pulses/build/edit-questions.ts';
import type { DraftPart, OptionDraft, QuestionDraft } from '#/components/pulses/build/pulse-draft.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { OPTION_LENGTH_MAX, OPTIONS_MAX, OPTIONS_MIN } from '#/lib/domain/pulses/constants.ts';

/** What can be chosen in a multiple choice; Enter makes another option. */
export function OptionList({ question, change }: { question: QuestionDraft; change: DraftPart['change'] }) {
  const words = useTranslations('pulses.choices');
  const list = useRef<HTMLUListElement>(null);
  const { key, pool } = question;
  const set = (next: OptionDraft[]) => change((before) => changeQuestion(before, key, { pool: next }));
  const add = () => {
    change((before) => addOption(before, key));
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.select());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (pool.length < OPTIONS_MAX) add();
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <ul ref={list} aria-label={words('title')} className="flex w-full flex-col gap-2">
        {pool.map((option, at) => (
          <li key={option.key} className="flex items-center gap-1">
            <TextInput
              aria-label={words('text', { number: at + 1 })}
              maxLength={OPTION_LENGTH_MAX}
              value={option.text}
              onFocus={(event) => event.target.select()}
              onKeyDown={onKeyDown}
              onChange={(event) =>
                set(pool.map((one) => (one.key === option.key ? { ...one, text: event.target.value } : one)))
              }
            />
            <IconButton
              size="small"
              label={words('remove', { number: at + 1 })}
              icon={<X aria-hidden />}
              disabled={pool.length <= OPTIONS_MIN}
              onClick={() => set(pool.filter((one) => one.key !== option.key))}
            />
          </li>
        ))}
      </ul>
      {pool.length < OPTIONS_MAX && (
        <Button variant="quiet" size="small" icon={<Plus aria-hidden />} onClick={add}>
          {words('add')}
        </Button>
      )}
    </div>
  );
}
