'use client';

import { useTranslations } from 'next-intl';
import { CodeBox } from '#/components/reference/code-box.tsx';
import { useLanguage } from '#/components/reference/language-provider.tsx';
import { languages } from '#/components/reference/languages.ts';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';

export interface CallCodeProps {
  curl: string;
  fetch: string;
  /** Names the call for screen readers. */
  title: string;
}

/** Shows a call to copy, in the language that was chosen last. */
export function CallCode({ title, ...texts }: CallCodeProps) {
  const t = useTranslations('reference.code');
  const [language, setLanguage] = useLanguage();
  return (
    <CodeBox
      text={texts[language]}
      label={t('copyCall', { title })}
      title={
        <SegmentedControl
          label={t('language', { title })}
          options={languages.map(([value, label]) => ({ value, label }))}
          value={language}
          onChange={setLanguage}
        />
      }
    />
  );
}
