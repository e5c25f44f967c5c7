'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Switch } from '#/components/ui/switch.tsx';

interface QuestionCardProps {
  question: string;
  /** Absent where the question has no such switch. */
  notApplicable?: { checked: boolean; onChange: (checked: boolean) => void };
  children: ReactNode;
}

/** One question on its screen. The question takes the focus, so that screen readers and keyboards begin there. */
export function QuestionCard({ question, notApplicable, children }: QuestionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (question && !isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [question]);
  return (
    <section className="flex flex-col gap-6">
      <h1 ref={heading} tabIndex={-1} className="text-pretty text-24 outline-none">
        {question}
      </h1>
      {!notApplicable?.checked && children}
      {notApplicable && (
        <Switch
          label="Not applicable to me"
          checked={notApplicable.checked}
          onChange={(event) => notApplicable.onChange(event.target.checked)}
        />
      )}
    </section>
  );
}
