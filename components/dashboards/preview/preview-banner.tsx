'use client';

import { Eye } from 'lucide-react';
import type { StoredPreview } from '#/components/previews/preview-storage.ts';
import { Button } from '#/components/ui/buttons/button.tsx';

interface PreviewBannerProps {
  preview: StoredPreview;
  locale: string;
  isEnding: boolean;
  onEnd: () => void;
}

/** Stays in sight while a leader looks as somebody else does, and leads back. */
export function PreviewBanner({ preview: { team, member, endsAtMs }, locale, isEnding, onEnd }: PreviewBannerProps) {
  const until = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(endsAtMs);
  return (
    <section
      aria-label="Preview"
      className="stays top-16 z-10 -mx-[16px] flex items-center gap-x-4 border-line border-b bg-accent-soft px-[16px] py-3 medium:mx-0 medium:rounded-control medium:border"
    >
      <Eye aria-hidden className="size-5 shrink-0 text-accent-text" />
      <div className="wrap-anywhere flex min-w-0 flex-1 flex-col">
        <p className="font-semibold text-14">
          You see {team.name} as {member.name} does
        </p>
        <p className="text-13">
          <span className="max-medium:hidden">Published results, without names. </span>
          The preview ends by itself at {until}.
        </p>
      </div>
      <Button variant="secondary" size="small" className="max-medium:h-11" loading={isEnding} onClick={onEnd}>
        End preview
      </Button>
    </section>
  );
}
