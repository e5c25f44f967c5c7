import { CircleCheck, Clock3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RespondentShell } from '#/components/frame/pages/respondent-shell.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

interface PulseNoteProps {
  /** What a respondent sees instead of questions. */
  of: 'sent' | 'answered' | 'closed' | 'paused';
  /** The server's message, for someone who is signed in and returns to the dashboard. */
  message?: string | undefined;
  /** What happens next. */
  children?: ReactNode;
  /** Links to keep. */
  links?: ReactNode;
}

const looks = {
  sent: { Icon: CircleCheck, href: '/signIn?notice=sent' },
  answered: { Icon: CircleCheck, href: '/dashboard' },
  closed: { Icon: Clock3, href: '/dashboard' },
  paused: { Icon: Clock3, href: null },
};

/** Says what happened to a pulse that has no questions to show. */
export function PulseNote({ of, message, children, links }: PulseNoteProps) {
  const t = useTranslations('pulses.note');
  const { Icon, href } = message === undefined ? looks[of] : { ...looks[of], href: '/dashboard' };
  return (
    <RespondentShell>
      <output className="m-auto flex max-w-md flex-col items-center gap-3 px-6 py-10 text-center">
        <span aria-hidden className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-text">
          <Icon className="size-7 stroke-[1.5]" />
        </span>
        <h1 className="text-24">{t(`${of}.title`)}</h1>
        {message !== undefined && <p className="font-medium">{message}</p>}
        <p className="text-balance text-muted">{children ?? t(`${of}.text`)}</p>
        {links}
        {href && (
          <LinkButton href={href} variant="secondary" size="large" className="mt-3" prefetch={false}>
            {t('dashboard')}
          </LinkButton>
        )}
      </output>
    </RespondentShell>
  );
}
