'use client';

import { Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { fieldIds } from '#/components/pulses/build/check-draft.ts';
import {
  addLanguage,
  languageName,
  missingIn,
  otherLanguages,
  writtenIn,
} from '#/components/pulses/build/edit-questions.ts';
import type { DraftPart } from '#/components/pulses/build/pulse-draft.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { Menu } from '#/components/ui/menu.tsx';
import { questionLanguages } from '#/lib/domain/pulses/constants.ts';

/** Shows the original questions or a translation. */
export interface ShownLanguage {
  /** Null for the original. */
  shownLanguage: string | null;
  onShow: (language: string | null) => void;
}

const ORIGINAL = '';

/** Shows the original language of the questions, and the translations; nothing if people only read one language. */
export function LanguageBar({
  draft,
  change,
  viewer,
  shownLanguage,
  onShow,
}: DraftPart & ShownLanguage & { viewer: PulseViewer }) {
  const t = useTranslations('pulses.languages');
  const { locale, languages } = draft;
  const offered = viewer.languages;
  if (offered.length < 2 && languages.length === 0) return null;
  const others = otherLanguages(draft, offered);
  const ways = questionLanguages.filter((language) => language !== 'en-XA' || offered.includes(language));
  const originalName = locale ? languageName(locale) : t('original');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('writtenIn')} id={fieldIds.locale} className="w-48 max-medium:min-w-40 max-medium:flex-1">
          {(control) => (
            <Select
              {...control}
              value={locale ?? ''}
              {...(locale === null && { placeholder: t('unsaid') })}
              options={ways.map((language) => ({ value: language, label: languageName(language), lang: language }))}
              onChange={({ target }) => change((before) => writtenIn(before, target.value))}
            />
          )}
        </Field>
        {others.length > 0 && (
          <Menu
            label={t('add')}
            trigger={
              <Button variant="secondary" className="max-medium:min-h-12" icon={<Languages aria-hidden />}>
                {t('add')}
              </Button>
            }
            items={others.map((language) => ({
              label: languageName(language),
              lang: language,
              onSelect: () => {
                change((before) => addLanguage(before, language));
                onShow(language);
              },
            }))}
          />
        )}
      </div>
      {languages.length > 0 && (
        <SegmentedControl
          className="self-start"
          label={t('shown')}
          options={[
            { value: ORIGINAL, label: originalName },
            ...languages.map((language) => {
              const name = languageName(language);
              const count = missingIn(draft, language, offered);
              if (count === 0) return { value: language, label: name };
              return {
                value: language,
                label: `${name} (${count})`,
                fullLabel: t('lacking', { language: name, count }),
              };
            }),
          ]}
          value={shownLanguage ?? ORIGINAL}
          onChange={(value) => onShow(value === ORIGINAL ? null : value)}
        />
      )}
    </div>
  );
}
