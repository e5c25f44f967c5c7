import { clsx } from 'clsx';
import { ChevronRight, FolderSync, Hash, KeyRound, LogIn, MessagesSquare, Webhook } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { IntegrationState } from '#/components/integrations/integration-states.ts';
import { type IntegrationName, integrationsPath } from '#/components/integrations/integrations.ts';
import { Badge } from '#/components/ui/badge.tsx';

const marks = {
  slack: Hash,
  teams: MessagesSquare,
  signIn: LogIn,
  directory: FolderSync,
  keys: KeyRound,
  webhooks: Webhook,
} as const;

const looks = { good: 'good', bad: 'bad', used: 'accent', plain: 'plain' } as const;

/** Shows one integration: what it does and its state; a link to its page. */
export function IntegrationLine({ name, state }: { name: IntegrationName; state: IntegrationState }) {
  const t = useTranslations('integrations.index');
  const Mark = marks[name];
  const { look, text } = state;
  return (
    <li
      id={name}
      className="relative flex items-start gap-4 px-[20px] py-4 transition-colors last:rounded-b-card hover:bg-hover"
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-10 shrink-0 place-items-center rounded-control',
          look === 'plain' ? 'bg-sunken text-muted' : 'bg-accent-soft text-accent-text',
        )}
      >
        <Mark className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-1.5 self-center large:grid-cols-[minmax(0,1fr)_minmax(0,19rem)] large:items-center">
        <div className="min-w-0">
          <h3 className="font-semibold text-14">
            <Link
              href={`${integrationsPath}&open=${name}`}
              prefetch={false}
              className="inline-flex min-h-6 items-center after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {t(`names.${name}`)}
            </Link>
          </h3>
          <p className="text-13 text-muted">{t(`benefits.${name}`)}</p>
        </div>
        <p className="wrap-anywhere min-w-0 *:whitespace-normal!" suppressHydrationWarning>
          <Badge look={looks[look]}>{text}</Badge>
        </p>
      </div>
      <ChevronRight aria-hidden className="size-4 shrink-0 self-center text-muted" />
    </li>
  );
}
