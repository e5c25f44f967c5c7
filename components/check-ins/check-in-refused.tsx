import { ClipboardCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RespondentShell } from '#/components/frame/pages/respondent-shell.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

interface CheckInRefusedProps {
  /** The server's message. */
  message: string;
  /** Whether the company is blocked: then there is no link to the dashboard. */
  isPaused?: boolean;
}

/** Explains that a link was already used, has expired, or belongs to a blocked company. */
export function CheckInRefused({ message, isPaused = false }: CheckInRefusedProps) {
  const t = useTranslations('check-ins.refused');
  return (
    <RespondentShell>
      <output className="m-auto flex max-w-md flex-col items-center gap-3 px-6 py-10 text-center">
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text">
          <ClipboardCheck className="size-7 stroke-[1.5]" />
        </span>
        <h1 className="text-24">{t(isPaused ? 'paused' : 'title')}</h1>
        {message && <p className="text-balance">{message}</p>}
        {!isPaused && (
          <>
            <p className="text-balance text-muted">{t('text')}</p>
            <LinkButton href="/dashboard" variant="secondary" size="large" className="mt-3" prefetch={false}>
              {t('dashboard')}
            </LinkButton>
          </>
        )}
      </output>
    </RespondentShell>
  );
}
