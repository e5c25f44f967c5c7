import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { CallAddress } from '#/components/reference/call-address.tsx';
import type { FoundCall } from '#/components/reference/search-calls.ts';

export interface FoundCallsProps {
  calls: readonly FoundCall[];
  query: string;
  onLeave: () => void;
}

/** Shows the results of a search, each with its chapter. */
export function FoundCalls({ calls, query, onLeave }: FoundCallsProps) {
  const t = useTranslations('reference.index');
  return (
    <>
      <output className="block px-3 py-1 text-13 text-muted">
        {calls.length === 0 ? t('none', { query: query.trim() }) : t('count', { count: calls.length })}
      </output>
      <ul className="flex flex-col gap-0.5">
        {calls.map(({ name, slug, title, method, path, chapter }) => (
          <li key={name}>
            <Link
              href={`/reference/${slug}#${name}`}
              prefetch={false}
              onClick={onLeave}
              className="flex flex-col gap-0.5 rounded-control px-3 py-2 transition-colors hover:bg-hover"
            >
              <span className="flex items-baseline justify-between gap-2 text-14">
                <span>{title}</span>
                <span className="shrink-0 text-12 text-muted">{chapter}</span>
              </span>
              <span className="flex items-baseline gap-2 text-12 text-muted">
                <CallAddress method={method} path={path} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
