import { type FormEvent, useState } from 'react';
import type { Notification } from '#/components/notifications/notification-pages.ts';
import { useNotificationAction } from '#/components/notifications/use-notification-action.ts';
import { Button } from '#/components/ui/button.tsx';
import { Switch } from '#/components/ui/switch.tsx';
import { TextArea } from '#/components/ui/text-area.tsx';

interface NotificationActionProps {
  notification: Notification;
  /** True for a moment after the button did its work. */
  isCompleted: boolean;
  onCompleted: (id: number) => void;
}

/** The button of a notification and, where it asks for words, the place for them. */
export function NotificationAction({ notification, isCompleted, onCompleted }: NotificationActionProps) {
  const { buttonTitle, buttonClicked, textArea, textAreaPlaceholder, textAreaAnonymous, title } = notification;
  const [text, setText] = useState('');
  const [anonymously, setAnonymously] = useState(false);
  const { run, isRunning } = useNotificationAction(notification, onCompleted);
  // One line, as it will stand in the chat box.
  const words = text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
  const needsWords = textArea && words === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning || buttonClicked || needsWords) return;
    run(textArea ? { text: words, ...(textAreaAnonymous ? { anonymously } : {}) } : {});
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
          <p className="text-12 text-muted">
            The message will show up in the motivation chat box within coaching corner.
          </p>
          {textAreaAnonymous && (
            <Switch
              label="Send Anonymously"
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
          disabled={buttonClicked || needsWords}
          loading={isRunning}
        >
          {buttonTitle}
        </Button>
        <output>
          {isCompleted && (
            <span className="absolute top-0 left-full ml-2 animate-appear whitespace-nowrap rounded-control bg-ink px-3 py-1.5 text-13 text-paper shadow-floating">
              Action completed!
            </span>
          )}
        </output>
      </span>
    </form>
  );
}
