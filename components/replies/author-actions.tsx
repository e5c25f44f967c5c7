'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { CopyLink } from '#/components/replies/private-link.tsx';
import { dropReplyKey, keepReplyKey, readReplyKeys } from '#/components/replies/reply-keys.ts';
import type { AuthorThread } from '#/components/replies/use-thread.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';
import { call } from '#/lib/api/call.ts';
import { closeReplyContract, signReplyContract } from '#/lib/domain/replies/replies.contract.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

interface AuthorActionsProps {
  token: string;
  thread: AuthorThread;
  onChange: (thread: AuthorThread) => void;
}

/**
 * Shows what the author can do in addition to writing: keep the key or forget it, close the conversation, and sign it.
 */
export function AuthorActions({ token, thread, onChange }: AuthorActionsProps) {
  const t = useTranslations('replies.author');
  const [isKept, setKept] = useState(() => readReplyKeys().includes(token));
  const isSignedIn = useSyncExternalStore(
    never,
    () => browserStorage.read('token') !== null,
    () => false,
  );
  const close = async () => onChange((await call(closeReplyContract, { body: { token } })).thread);
  const sign = async () => onChange((await call(signReplyContract, { body: { token, confirm: true } })).thread);
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-5">
      <div className="flex flex-wrap gap-2">
        <CopyLink token={token} />
        <Button
          variant="secondary"
          onClick={() => {
            if (isKept) dropReplyKey(token);
            else keepReplyKey(token);
            setKept(readReplyKeys().includes(token));
          }}
        >
          {isKept ? t('forget') : t('keep')}
        </Button>
      </div>
      <p className="text-13 text-muted">{isKept ? t('keptHelp') : t('notKeptHelp')}</p>
      {thread.canWrite && (
        <Final
          title={t('close.title')}
          text={t('close.text')}
          agree={t('close.agree')}
          act={t('close.act')}
          run={close}
        />
      )}
      {thread.signedBy === null &&
        !thread.isWaiting &&
        (isSignedIn ? (
          <Final title={t('sign.title')} text={t('sign.text')} agree={t('sign.agree')} act={t('sign.act')} run={sign} />
        ) : (
          <p className="text-13 text-muted">{t('sign.signedOut')}</p>
        ))}
    </div>
  );
}

interface FinalProps {
  title: string;
  text: ReactNode;
  agree: string;
  act: string;
  run: () => Promise<void>;
}

/** Shows an irreversible action: opened, confirmed, and done. */
function Final({ title, text, agree, act, run }: FinalProps) {
  const [isAgreed, setAgreed] = useState(false);
  const action = useAction(run);
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-mark py-1 font-medium text-14 text-accent-text marker:text-muted max-medium:py-3">
        {title}
      </summary>
      <div className="flex flex-col items-start gap-3 pt-2 text-14">
        <p>{text}</p>
        {action.error && (
          <Alert state="bad" announce="now">
            {action.error.message}
          </Alert>
        )}
        <Checkbox label={agree} checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
        <Button
          variant="secondary"
          full
          disabled={!isAgreed}
          loading={action.isRunning}
          onClick={() => void action.run(undefined)}
        >
          {act}
        </Button>
      </div>
    </details>
  );
}

const never = () => () => undefined;
