'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod';
import { FewAuthorsDialog } from '#/components/coaching/posts/few-authors-dialog.tsx';
import { oneLine } from '#/components/coaching/posts/one-line.ts';
import { fewAuthorsOf } from '#/components/notifications/notification-authors.ts';
import {
  type Cached,
  leadsSomewhere,
  mapPages,
  type Notification,
  withAction,
} from '#/components/notifications/notification-pages.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { call } from '#/lib/api/call.ts';
import type { ClientContract, Endpoint } from '#/lib/api/endpoint.ts';
import { isActionPath } from '#/lib/domain/notifications/constants.ts';
import { listNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';

interface NotificationActionProps {
  notification: Notification;
  /** True for a moment after the button's call succeeded. */
  isCompleted: boolean;
  onCompleted: (id: number, href: string | undefined) => void;
}

/** Shows the button of a notification and, if it needs a text, the text field. */
export function NotificationAction({ notification, isCompleted, onCompleted }: NotificationActionProps) {
  const t = useTranslations('notifications.panel');
  const coaching = useTranslations('specification.coaching');
  const completed = useTranslations('specification.notifications');
  const { buttonTitle, buttonClicked, textArea, textAreaPlaceholder, textAreaAnonymous, title } = notification;
  const [text, setText] = useState('');
  const [anonymously, setAnonymously] = useState(false);
  const [asks, setAsks] = useState(false);
  const { run, isRunning } = useNotificationAction(notification, onCompleted);
  const line = oneLine(text);
  const isDone = buttonClicked && !leadsSomewhere(notification);
  const needsWords = textArea && line === '';
  const few = fewAuthorsOf(notification);

  function send() {
    setAsks(false);
    run(textArea ? { text: line, ...(textAreaAnonymous ? { anonymously } : {}) } : {});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning || isDone || needsWords) return;
    if (anonymously && few !== null) setAsks(true);
    else send();
  }

  return (
    <form method="post" onSubmit={submit} className="mt-2 flex flex-col items-start gap-2">
      {textArea && !buttonClicked && (
        <>
          <TextArea
            aria-label={textAreaPlaceholder ?? title}
            placeholder={textAreaPlaceholder ?? undefined}
            rows={2}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p className="text-12 text-muted">{coaching('hint')}</p>
          {textAreaAnonymous && (
            <Checkbox
              label={t('anonymously')}
              checked={anonymously}
              onChange={(event) => setAnonymously(event.target.checked)}
            />
          )}
        </>
      )}
      <span className="relative">
        <Button
          type="submit"
          size="small"
          variant={buttonClicked ? 'secondary' : 'primary'}
          disabled={isDone || needsWords}
          loading={isRunning}
        >
          {buttonTitle}
        </Button>
        <output>
          {isCompleted && (
            <span className="absolute top-0 left-full ml-2 animate-appear whitespace-nowrap rounded-control bg-ink px-3 py-1.5 text-13 text-paper shadow-floating">
              {completed('completed')}
            </span>
          )}
        </output>
      </span>
      {asks && few !== null && <FewAuthorsDialog count={few} onConfirm={send} onClose={() => setAsks(false)} />}
    </form>
  );
}

/**
 * Posts a notification's button to the path that the server chose. `onCompleted` gets the next page before the item is
 * marked as read, because the Unread view would then hide it immediately.
 */
function useNotificationAction(
  { id, role, seen: isSeen, buttonLink, props }: Notification,
  onCompleted: (id: number, href: string | undefined) => void,
) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (words: { text?: string; anonymously?: boolean }) => {
      const link = buttonLink ?? '';
      return call(actionAddress(link), { body: { id, seen: isSeen, link, props, ...words } });
    },
    onSuccess: ({ href }) => {
      onCompleted(id, leadsSomewhere({ buttonLink }) ? String(href) : undefined);
      queryClient.setQueriesData<Cached>({ queryKey: [listNotificationsContract.name] }, (cached) =>
        mapPages(cached, (page) => withAction(page, id, role)),
      );
    },
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return { run: mutate, isRunning: isPending };
}

interface ActionBody {
  id: number;
  seen: boolean;
  link: string;
  props: string;
  text?: string;
  anonymously?: boolean;
}

type ActionContract = Endpoint<
  'auth',
  undefined,
  undefined,
  z.ZodType<ActionBody, ActionBody>,
  z.ZodType<Record<string, unknown>>
>;

/** Returns the call of a notification's button, at the path that the server chose; throws for one outside the API. */
function actionAddress(path: string): ClientContract<ActionContract> {
  if (!isActionPath(path)) throw new TypeError(path);
  return { method: 'POST', path, access: 'auth' };
}
