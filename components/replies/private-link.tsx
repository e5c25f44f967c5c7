'use client';

import { useTranslations } from 'next-intl';
import { replyPath } from '#/components/replies/reply-keys.ts';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { quotable } from '#/lib/words/quotable.ts';

interface PrivateLinkProps {
  token: string;
  /** The question of the text, if there are several. */
  question?: string | undefined;
}

/** Shows, after a text without a name was sent, the link to its replies. */
export function PrivateLink({ token, question }: PrivateLinkProps) {
  const t = useTranslations('replies.key');
  const title = question === undefined ? t('title') : t('questionTitle', { question: quotable(question) });
  return (
    <Alert state="info" announce="politely" title={title}>
      <p>{t('text')}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <CopyLink token={token} />
        <LinkButton variant="secondary" href={replyPath(token)}>
          {t('open')}
        </LinkButton>
      </p>
    </Alert>
  );
}

/** Copies the URL of a conversation. */
export function CopyLink({ token }: { token: string }) {
  const t = useTranslations('replies.key');
  const address = typeof location === 'undefined' ? '' : new URL(replyPath(token), location.origin).href;
  return <CopyButton text={address} label={t('copy')} hint={t('copyHint')} word={t('copy')} />;
}
