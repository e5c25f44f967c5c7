import { LockKeyhole } from 'lucide-react';
import type { QuestionnaireWords } from '#/components/check-ins/draw.ts';

/** Comes with each question whose answers are never shown by name. */
export function AnonymousNote({ words }: { words: QuestionnaireWords }) {
  return (
    <p className="flex items-start gap-2 rounded-control bg-info-soft p-3 text-14">
      <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <span>{words.rich('anonymous', { strong: (text) => <strong className="font-semibold">{text}</strong> })}</span>
    </p>
  );
}
