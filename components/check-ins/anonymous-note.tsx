import { LockKeyhole } from 'lucide-react';

/** Stands beside each question whose answers are never shown by name. */
export function AnonymousNote() {
  return (
    <p className="flex items-start gap-2 rounded-control bg-info-soft p-3 text-14">
      <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <span>
        <strong className="font-semibold">Anonymous.</strong> Nobody sees this answer with your name, your team leader
        included. It is asked once a month and shown for groups only.
      </span>
    </p>
  );
}
