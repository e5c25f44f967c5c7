'use client';

import { clsx } from 'clsx';
import { GripVertical, LibraryBig, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { BankDialog } from '#/components/pulses/build/bank-dialog.tsx';
import { fieldIds } from '#/components/pulses/build/check-draft.ts';
import { addQuestion, moveQuestion, removeQuestion } from '#/components/pulses/build/edit-questions.ts';
import type { CheckedPart } from '#/components/pulses/build/pulse-draft.ts';
import { QuestionEditor } from '#/components/pulses/build/question-editor.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { Tooltip } from '#/components/ui/tooltip.tsx';
import { QUESTIONS_MAX } from '#/lib/domain/pulses/constants.ts';

/** Shows the questions of a pulse in their order. */
export function QuestionList({ draft, change, errorOf }: CheckedPart) {
  const t = useTranslations('pulses.questions');
  const [said, setSaid] = useState('');
  const [isBankOpen, setBankOpen] = useState(false);
  const { questions } = draft;
  const isFull = questions.length >= QUESTIONS_MAX;
  const { list, dragged, handle } = useDragOrder({
    count: questions.length,
    onMove: (from, to) => {
      change((before) => moveQuestion(before, from, to));
      setSaid(t('movedTo', { from: from + 1, to: to + 1, of: questions.length }));
    },
  });
  const add = () => {
    if (isFull) return setSaid(t('most', { most: QUESTIONS_MAX }));
    change((before) => addQuestion(before));
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  };
  return (
    <>
      <output className="sr-only">{said}</output>
      <ol ref={list} aria-label={t('title')} className="flex flex-col gap-3">
        {questions.map((question, at) => (
          <li
            key={question.key}
            className={clsx(
              'flex gap-1 rounded-card border bg-surface py-3 pr-3 pl-1 transition-shadow',
              at === dragged ? 'border-accent shadow-floating' : 'border-line',
            )}
          >
            <span className="flex flex-col items-center gap-1">
              <IconButton
                {...handle(at)}
                label={t('move', { number: at + 1 })}
                icon={<GripVertical aria-hidden />}
                size="small"
                disabled={questions.length === 1}
                className={clsx('touch-none', at === dragged ? 'cursor-grabbing' : 'cursor-grab')}
              />
              <span aria-hidden className="font-medium text-13 text-muted tabular-nums">
                {at + 1}
              </span>
            </span>
            <QuestionEditor
              question={question}
              number={at + 1}
              change={change}
              error={errorOf(fieldIds.question(question.key))}
              onRemove={() => {
                if (questions.length === 1) return setSaid(t('least'));
                change((before) => removeQuestion(before, question.key));
                setSaid(t('removed', { number: at + 1 }));
                list.current?.querySelector<HTMLElement>('textarea')?.focus();
              }}
              isOnly={questions.length === 1}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <Tooltip text={t('most', { most: QUESTIONS_MAX })} enabled={isFull}>
          <Button variant="secondary" aria-disabled={isFull} icon={<Plus aria-hidden />} onClick={add}>
            {t('add')}
          </Button>
        </Tooltip>
        <Button variant="quiet" icon={<LibraryBig aria-hidden />} onClick={() => setBankOpen(true)}>
          {t('fromBank')}
        </Button>
      </div>
      {isBankOpen && <BankDialog draft={draft} change={change} onClose={() => setBankOpen(false)} />}
    </>
  );
}

interface DragOrder {
  /** The number of entries in the list. */
  count: number;
  /** Called to move an entry to another index. */
  onMove: (from: number, to: number) => void;
}

/**
 * Sorts a list by handles, which are dragged by mouse or finger, or moved with the arrow keys. Spread `list` onto the
 * list, whose children are its entries, and `handle(at)` onto a button in each.
 */
function useDragOrder({ count, onMove }: DragOrder) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();

  const onPointerMove = (event: PointerEvent) => {
    if (dragged === undefined) return;
    const entries = [...(list.current?.children ?? [])];
    const boxes = entries.map((entry) => entry.getBoundingClientRect());
    // The last entry whose middle is above the pointer, not counting the dragged one.
    const above = boxes.filter(({ top, height }, at) => at !== dragged && top + height / 2 < event.clientY).length;
    if (above === dragged) return;
    onMove(dragged, above);
    setDragged(above);
  };
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(at);
    },
    onPointerMove,
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const to = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : at;
      if (to === at) return;
      event.preventDefault();
      if (to >= 0 && to < count) onMove(at, to);
    },
  });
  return { list, dragged, handle };
}
