'use client';

import dynamic from 'next/dynamic';
import type { MessageDialogProps } from '#/components/check-ins/message-dialog.tsx';

/** Loaded when it is needed: dialogs come at the end of a questionnaire, whose beginning must be there at once. */
export const LateMessageDialog = dynamic<MessageDialogProps>(
  () =>
    import('#/components/check-ins/message-dialog.tsx').then(
      ({ MessageDialog }) => MessageDialog,
      // Without a connection the words in its place are enough.
      () => PlainMessage,
    ),
  { ssr: false },
);

function PlainMessage({ title, description }: MessageDialogProps) {
  return (
    <p role="alert" className="text-center">
      {title}. {description}
    </p>
  );
}
