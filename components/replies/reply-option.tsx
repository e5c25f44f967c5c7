'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { canMakeKeys } from '#/components/replies/reply-keys.ts';
import { ReportingNote } from '#/components/replies/reporting-note.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';

interface ReplyOptionProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  /** Where people report what the law protects. */
  reportingLink: string | null;
}

/** Beside a text without a name: whether its author wants replies. Browsers that can make no key don't offer it. */
export function ReplyOption({ isChosen, onChange, reportingLink }: ReplyOptionProps) {
  const t = useTranslations('replies.key');
  const isAble = useSyncExternalStore(never, canMakeKeys, () => false);
  if (!isAble) return null;
  return (
    <>
      <Checkbox
        label={t('option')}
        help={t('optionHelp')}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      {reportingLink !== null && (
        <div className="mt-1 ml-8">
          <ReportingNote link={reportingLink} />
        </div>
      )}
    </>
  );
}

/** What a browser can do changes with nothing. */
const never = () => () => undefined;
