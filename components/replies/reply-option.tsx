'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { canMakeKeys } from '#/components/replies/reply-keys.ts';
import { ReportingNote } from '#/components/replies/reporting-note.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';

interface ReplyOptionProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  /** The page for whistleblowers' reports. */
  reportingLink: string | null;
  /** Whether it was explained before: then all but the choice is folded. */
  isShort?: boolean;
}

/** Asks the author of a text without a name whether they want replies. Browsers that can't make keys don't offer it. */
export function ReplyOption({ isChosen, onChange, reportingLink, isShort = false }: ReplyOptionProps) {
  const t = useTranslations('replies.key');
  const isAble = useSyncExternalStore(never, canMakeKeys, () => false);
  if (!isAble) return null;
  const reporting = reportingLink !== null && <ReportingNote link={reportingLink} />;
  return (
    <>
      <Checkbox
        label={t('option')}
        help={isShort ? undefined : t('optionHelp')}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      <details className="ml-8 text-13 text-muted">
        <summary className="w-fit py-1.5">{t('howItWorks')}</summary>
        <p className="pb-1 text-pretty">
          {isShort && `${t('optionHelp')} `}
          {t('optionDetails')}
        </p>
        {isShort && reporting}
      </details>
      {!isShort && reporting && <div className="mt-1 ml-8">{reporting}</div>}
    </>
  );
}

/** Subscribes to nothing, because a browser's abilities don't change while the page is open. */
const never = () => () => undefined;
