'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Switch } from '#/components/ui/fields/switch.tsx';

interface QuestionCardProps {
  /** Tells questions apart: another one takes the focus. */
  id: string;
  question: string;
  /** Takes the focus at once, when it follows on something else than the load of the page. */
  isFollowing: boolean;
  /** Its answer is on its way. */
  isFixed: boolean;
  /** Absent where the question has no such switch. */
  notApplicable?: { label: string; checked: boolean; onChange: (checked: boolean) => void };
  children: ReactNode;
}

/** One question on its screen. The question takes the focus, so that screen readers and keyboards begin there. */
export function QuestionCard({ id, question, isFollowing, isFixed, notApplicable, children }: QuestionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isFollowing ? '' : id);
  useEffect(() => {
    if (shown.current === id) return;
    // A block that is switched off or on again keeps the focus on its switch.
    const isSameBlock =
      shown.current.split('.')[0] === id.split('.')[0] && shown.current.includes('.') !== id.includes('.');
    if (!isSameBlock) {
      window.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = id;
  }, [id]);
  return (
    <section className="flex flex-col gap-6" inert={isFixed}>
      <h1 ref={heading} tabIndex={-1} className="wrap-anywhere text-pretty text-24 outline-none">
        {question}
      </h1>
      {!notApplicable?.checked && children}
      {notApplicable && (
        <Switch
          className="min-h-12"
          label={notApplicable.label}
          help={notApplicable.checked ? 'Skipped: it counts in no figure.' : undefined}
          checked={notApplicable.checked}
          onChange={(event) => notApplicable.onChange(event.target.checked)}
        />
      )}
    </section>
  );
}
