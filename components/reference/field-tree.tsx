import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Prose } from '#/components/reference/passages.tsx';
import type { FieldView, FormView } from '#/lib/domain/reference/page/field.present.ts';

export interface FieldFormsProps {
  /** A single form, or alternatives. */
  forms: readonly FormView[];
  /** Whether it's of a request, where required fields are marked; in an answer, optional ones are. */
  isSent: boolean;
}

/** Shows the fields of an object; a nested object's fields open below their field. */
export function FieldForms({ forms, isSent }: FieldFormsProps) {
  const t = useTranslations('reference.fields');
  return forms.map((form, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: forms have no name, and stay in their order
    <div key={at}>
      {at > 0 && <p className="pt-3 pb-1 text-13 text-muted">{t('or')}</p>}
      <Fields fields={form} isSent={isSent} />
    </div>
  ));
}

function Fields({ fields, isSent, isDeep = false }: { fields: FormView; isSent: boolean; isDeep?: boolean }) {
  return (
    <ul className={clsx('divide-y divide-line', isDeep ? 'border-line border-l pl-4' : 'border-line border-y')}>
      {fields.map((field) => (
        <Field key={field.name} field={field} isSent={isSent} isOpen={!isDeep && isWrapper(fields)} />
      ))}
    </ul>
  );
}

/** Returns whether an object only has one field other than an action's message. */
function isWrapper(fields: FormView): boolean {
  return fields.filter(({ name }) => name !== 'message').length === 1;
}

function Field({ field, isSent, isOpen }: { field: FieldView; isSent: boolean; isOpen: boolean }) {
  const { name, isRequired, description, facts, fields } = field;
  const t = useTranslations('reference.fields');
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2 text-13">
        <code className="wrap-anywhere font-medium text-ink">{name}</code>
        <FieldType field={field} />
        {isSent && isRequired && <span className="text-12 text-neutral">{t('required')}</span>}
        {!isSent && !isRequired && <span className="text-12 text-muted">{t('optional')}</span>}
      </p>
      {description && (
        <p className="text-pretty text-13">
          <Prose text={description} />
        </p>
      )}
      {facts.length > 0 && <p className="wrap-anywhere text-13 text-muted">{facts.join(' · ')}</p>}
      {fields.length > 0 && (
        <details open={isOpen}>
          <summary className="w-fit cursor-pointer rounded-mark py-1 text-12 text-muted marker:text-muted hover:text-ink">
            {t.rich('count', {
              count: fields.length,
              name,
              unseen: (text) => <span className="sr-only">{text}</span>,
            })}
          </summary>
          <div className="pt-1">
            <Fields fields={fields} isSent={isSent} isDeep />
          </div>
        </details>
      )}
    </li>
  );
}

function FieldType({ field: { type, shape } }: { field: FieldView }) {
  if (!shape) return <span className="text-muted">{type}</span>;
  return (
    <a
      href={`#shape-${shape}`}
      className="inline-block rounded-mark text-accent-text leading-6 underline decoration-1 underline-offset-3"
    >
      {type}
    </a>
  );
}
