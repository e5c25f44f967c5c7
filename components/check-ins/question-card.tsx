'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface QuestionCardProps {
  /** Identifies the question: another question takes the focus. */
  id: string;
  question: string;
  /** Whether it takes the focus immediately, because the page wasn't just loaded. */
  isFollowing: boolean;
  /** Whether its answer is being sent. */
  isFixed: boolean;
  /** Absent if no answer is required. */
  skipping?: { isSkipped: boolean; label: string; note: string; onChange: (isSkipped: boolean) => void };
  children: ReactNode;
}

/** Shows one question on its screen. The question takes the focus, so that screen readers and keyboards begin there. */
export function QuestionCard({ id, question, isFollowing, isFixed, skipping, children }: QuestionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(isFollowing ? '' : id);
  useEffect(() => {
    if (shownId.current === id) return;
    // If a block is skipped or resumed, the focus stays on its button.
    const isSameBlock =
      shownId.current.split('.')[0] === id.split('.')[0] && shownId.current.includes('.') !== id.includes('.');
    if (!isSameBlock) {
      window.scrollTo({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
    shownId.current = id;
  }, [id]);
  return (
    <section className="flex flex-col gap-5 max-medium:flex-1" inert={isFixed}>
      <h1 ref={heading} tabIndex={-1} className="wrap-anywhere text-pretty text-24 outline-none">
        {question}
      </h1>
      {/* On a phone, the choices are near the thumb. */}
      <div className="flex flex-col gap-5 max-medium:mt-auto">
        {!skipping?.isSkipped && children}
        {skipping && (
          <div className="-mt-1 flex flex-col items-start">
            <output className="text-muted">{skipping.isSkipped && skipping.note}</output>
            <button
              type="button"
              className="min-h-12 rounded-control text-14 text-muted underline decoration-control-line underline-offset-4 hover:text-ink hover:decoration-current print:hidden"
              onClick={() => skipping.onChange(!skipping.isSkipped)}
            >
              {skipping.label}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
