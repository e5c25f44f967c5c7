import { Link as LinkIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CallAddress } from '#/components/reference/call-address.tsx';
import { CallCode } from '#/components/reference/call-code.tsx';
import { CodeBox } from '#/components/reference/code-box.tsx';
import { FieldForms } from '#/components/reference/field-tree.tsx';
import { InlineCode, Prose } from '#/components/reference/passages.tsx';
import { TryCall } from '#/components/reference/try-call.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import type { CallView, ChapterView } from '#/lib/domain/reference/page/chapter.present.ts';

/** Shows one feature: an overview of its calls, then each call in full, then the shapes that they share. */
export function ChapterScreen({ chapter: { title, about, calls, shapes } }: { chapter: ChapterView }) {
  const t = useTranslations('reference.chapter');
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-32">{title}</h1>
          <p className="max-w-2xl text-pretty text-16 text-muted">{about}</p>
        </div>
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {calls.map((call) => (
            <li key={call.name} className="border-line not-last:border-b">
              <a
                href={`#${call.name}`}
                className="grid items-baseline gap-x-4 gap-y-1 px-4 py-2.5 transition-colors hover:bg-hover medium:grid-cols-[14rem_1fr]"
              >
                <span className="text-14">{call.title}</span>
                <span className="flex items-baseline gap-2 text-13 text-muted">
                  <CallAddress method={call.method} path={call.path} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      {calls.map((call) => (
        <CallArticle key={call.name} call={call} />
      ))}
      {shapes.length > 0 && (
        <section aria-labelledby="shapes" className="flex flex-col gap-6 border-line border-t pt-10">
          <h2 id="shapes" className="text-24">
            {t('shapes')}
          </h2>
          {shapes.map(({ name, forms }) => (
            <section
              key={name}
              id={`shape-${name}`}
              aria-label={name}
              className="max-w-3xl scroll-mt-8 large:scroll-mt-0"
            >
              <h3 className="pb-2 font-medium text-16">
                <code>{name}</code>
              </h3>
              <FieldForms forms={forms} isSent={false} />
            </section>
          ))}
        </section>
      )}
    </div>
  );
}

const answerKinds = { 'text/csv': 'csv', 'image/webp': 'picture', redirect: 'redirect' } as const;

/** Shows one call: description and fields on the left, code to copy on the right. */
function CallArticle({ call }: { call: CallView }) {
  const { name, title, method, path, summary, changesByGet, example } = call;
  const t = useTranslations('reference.chapter');
  const code = useTranslations('reference.code');
  const answerType = call.answerType as keyof typeof answerKinds | null;
  return (
    <article id={name} aria-labelledby={`${name}-title`} className="group border-line border-t pt-10">
      <div className="grid gap-x-10 gap-y-6 min-[1200px]:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-3">
            <div className="flex items-center gap-2">
              <h2 id={`${name}-title`} className="rounded-mark text-20 group-target:bg-accent-soft group-target:px-1.5">
                {title}
              </h2>
              <a
                href={`#${name}`}
                aria-label={t('link', { title })}
                className="rounded-mark p-1 text-muted hover:text-ink"
              >
                <LinkIcon aria-hidden className="size-4" />
              </a>
            </div>
            <p className="flex items-baseline gap-2 text-13">
              <CallAddress method={method} path={path} />
            </p>
            <p className="max-w-2xl text-pretty">
              <Prose text={summary} />
            </p>
            {changesByGet && <p className="max-w-2xl text-pretty text-13 text-muted">{t('changesByGet')}</p>}
            <Callers call={call} />
          </div>
          <Fields title={t('path')} forms={call.params} isSent />
          <Fields title={t('query')} forms={call.query} isSent />
          <Fields title={call.isForm ? t('form') : t('body')} forms={call.body} isSent />
          <Fields title={t('answer')} forms={call.answer}>
            {answerType && <p className="text-14">{t(`answers.${answerKinds[answerType]}`)}</p>}
          </Fields>
          <Refusals call={call} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 min-[1200px]:sticky min-[1200px]:top-20 min-[1200px]:self-start">
          <CallCode curl={call.curl} fetch={call.fetch} title={title} />
          {call.canTry && (
            <TryCall name={name} title={title} params={namesOf(call.params)} query={namesOf(call.query)} />
          )}
          {example !== null && <CodeBox text={example} label={code('copyAnswer', { title })} title={t('answer')} />}
        </div>
      </div>
    </article>
  );
}

const namesOf = (forms: CallView['params']) => forms.flat().map((field) => field.name);

function Callers({ call: { callers, limit } }: { call: CallView }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-13 text-muted">
      {callers.map((caller) => (
        <Badge key={caller}>{caller}</Badge>
      ))}
      {limit && <span>{limit}</span>}
    </p>
  );
}

interface FieldsProps {
  title: string;
  forms: CallView['body'];
  isSent?: boolean;
  children?: ReactNode;
}

/** Shows a part of a call with its fields; nothing if it has none. */
function Fields({ title, forms, isSent = false, children }: FieldsProps) {
  if (!children && forms.every((form) => form.length === 0)) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="font-medium text-13 text-muted">{title}</h3>
      {children}
      <FieldForms forms={forms} isSent={isSent} />
    </section>
  );
}

function Refusals({ call: { refusals } }: { call: CallView }) {
  const t = useTranslations('reference.chapter');
  const statuses = [...new Set(refusals.map(({ status }) => status))];
  return (
    <details className="group/refusals">
      <summary className="cursor-pointer rounded-mark py-1 text-13 text-muted marker:text-muted hover:text-ink">
        {t('refusals')} <span className="tabular-nums">{statuses.join(', ')}</span>
      </summary>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        {refusals.map(({ status, code, when }) => (
          <div key={code} className="grid gap-x-4 gap-y-1 py-2 text-13 medium:grid-cols-[13.5rem_1fr]">
            <dt className="flex items-baseline gap-2">
              <span className="tabular-nums">{status}</span>
              <InlineCode>{code}</InlineCode>
            </dt>
            <dd className="text-pretty text-muted">
              <Prose text={when} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
