import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { CallCode } from '#/components/reference/call-code.tsx';
import { CodeBox } from '#/components/reference/code-box.tsx';
import type { Passage } from '#/lib/domain/reference/guide.ts';

/** Shows a text of a contract or the guide: the parts between backticks are code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
    return <Fragment key={at}>{at % 2 === 1 ? <InlineCode>{part}</InlineCode> : part}</Fragment>;
  });
}

export function InlineCode({ children }: { children: string }) {
  return <code className="wrap-anywhere rounded-mark bg-sunken px-1 py-0.5 text-[0.9em] leading-none">{children}</code>;
}

/** Shows sentences, steps, terms and lines to copy, in their order. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  return passages.map((passage) => <PassageBlock key={JSON.stringify(passage)} passage={passage} />);
}

function PassageBlock({ passage }: { passage: Passage }) {
  const t = useTranslations('reference.code');
  if (typeof passage === 'string') {
    return (
      <p className="max-w-2xl text-pretty">
        <Prose text={passage} />
      </p>
    );
  }
  if ('code' in passage) return <CodeBox text={passage.code} label={t('copyLines')} />;
  if ('curl' in passage) return <CallCode {...passage} />;
  if ('steps' in passage) {
    return (
      <ol className="flex max-w-2xl list-decimal flex-col gap-2 pl-6 marker:text-muted">
        {passage.steps.map((step) => (
          <li key={step}>
            <Prose text={step} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl className="flex max-w-3xl flex-col divide-y divide-line border-line border-y">
      {passage.terms.map(([term, text]) => (
        <div key={term} className="grid gap-x-6 gap-y-1 py-3 medium:grid-cols-[11rem_1fr]">
          <dt className="font-medium">
            <Prose text={term} />
          </dt>
          <dd className="text-pretty text-muted">
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
