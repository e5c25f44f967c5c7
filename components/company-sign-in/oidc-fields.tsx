import { useTranslations } from 'next-intl';
import { CopiedValue } from '#/components/ui/copied-value.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';

interface Typed {
  issuer: string;
  clientId: string;
  secret: string;
}

interface OidcFieldsProps {
  typed: Typed;
  onChange: (typed: Typed) => void;
  /** Whether a secret is stored, which is kept if none is entered. */
  hasSecret: boolean;
  returnUrl: string;
}

const fields = ['issuer', 'clientId', 'secret'] as const;

/**
 * Shows the return URL to enter at an OpenID Connect issuer, and fields for what the issuer shows: URL, client id and
 * secret.
 */
export function OidcFields({ typed, onChange, hasSecret, returnUrl }: OidcFieldsProps) {
  const t = useTranslations('company-sign-in.form');
  const helps = {
    issuer: t('issuerHelp'),
    clientId: t('clientIdHelp'),
    secret: hasSecret ? t('secretKept') : t('secretHelp'),
  };
  return (
    <>
      <CopiedValue label={t('returnUrl')} copy={t('copyReturn')} help={t('returnUrlHelp')} value={returnUrl} />
      {fields.map((field) => (
        <Field key={field} label={t(field)} help={helps[field]} required={field !== 'secret' || !hasSecret}>
          {(control) => (
            <TextInput
              {...control}
              type={field === 'secret' ? 'password' : 'text'}
              autoComplete={field === 'secret' ? 'new-password' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              value={typed[field]}
              onChange={({ target }) => onChange({ ...typed, [field]: target.value })}
            />
          )}
        </Field>
      ))}
    </>
  );
}
