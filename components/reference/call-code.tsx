'use client';

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

/** A call to copy, in the language that was chosen last. */
export function CallCode({ title, ...texts }: CallCodeProps) {
  const [language, setLanguage] = useLanguage();
  return (
    <CodeBox
      text={texts[language]}
      label={`the call “${title}”`}
      title={
        <SegmentedControl
          label={`Language of “${title}”`}
          options={languages.map(({ name, label }) => ({ value: name, label }))}
          value={language}
          onChange={setLanguage}
        />
      }
    />
  );
}
