'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FewAuthorsDialog } from '#/components/coaching/posts/few-authors-dialog.tsx';
import { oneLine } from '#/components/coaching/posts/one-line.ts';
import { fewAuthorsOf } from '#/components/notifications/notification-authors.ts';
import { leadsSomewhere, type Notification } from '#/components/notifications/notification-pages.ts';
import { useNotificationAction } from '#/components/notifications/use-notification-action.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';

interface NotificationActionProps {
  notification: Notification;
  /** True for a moment after the button did its work. */
  isCompleted: boolean;
  onCompleted: (id: number, href: string | undefined) => void;
}

/** The button of a notification and, where it asks for words, the place for them. */
export function NotificationAction({ notification, isCompleted, onCompleted }: NotificationActionProps) {
  const words = useTranslations('notifications.panel');
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
    <form onSubmit={submit} className="mt-2 flex flex-col items-start gap-2">
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
              label={words('anonymously')}
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
