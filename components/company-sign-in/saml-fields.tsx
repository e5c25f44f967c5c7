import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { XML_BYTES } from '#/lib/domain/company-sign-in/constants.ts';

interface Typed {
  metadata: string;
  emailAttribute: string;
}

interface SamlFieldsProps {
  typed: Typed;
  onChange: (typed: Typed) => void;
  /** Whether metadata is stored, which is kept if none is entered. */
  hasMetadata: boolean;
}

/**
 * Shows fields for what a SAML provider gives: its metadata (pasted, by URL or as a file), and the attribute with the
 * email address.
 */
export function SamlFields({ typed, onChange, hasMetadata }: SamlFieldsProps) {
  const t = useTranslations('company-sign-in.form');
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setUnreadable(file.size > XML_BYTES);
    if (file.size > XML_BYTES) return;
    const text = await file.text().catch(() => null);
    setUnreadable(text === null);
    if (text !== null) onChange({ ...typed, metadata: text });
  };
  return (
    <>
      <div className="flex flex-col gap-2">
        <Field label={t('metadata')} help={t(hasMetadata ? 'metadataKept' : 'metadataHelp')}>
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              autoCapitalize="none"
              spellCheck={false}
              className="wrap-anywhere font-mono text-13"
              value={typed.metadata}
              onChange={({ target }) => onChange({ ...typed, metadata: target.value })}
            />
          )}
        </Field>
        <input
          ref={input}
          type="file"
          accept=".xml,application/xml,text/xml"
          hidden
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // Allows choosing the same file again after it was changed.
            target.value = '';
          }}
        />
        <Button
          variant="secondary"
          icon={<Upload aria-hidden />}
          className="self-start"
          onClick={() => input.current?.click()}
        >
          {t('file')}
        </Button>
        <Failure text={isUnreadable ? t('fileFailed') : undefined} />
      </div>
      <Field label={t('emailAttribute')} help={t('emailAttributeHelp')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.emailAttribute}
            onChange={({ target }) => onChange({ ...typed, emailAttribute: target.value })}
          />
        )}
      </Field>
    </>
  );
}
