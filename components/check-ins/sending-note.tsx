import type { Sending } from '#/components/check-ins/use-sending.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';

/** What became of a sending that has not arrived. */
export function SendingNote({ sending }: { sending: Sending }) {
  if (sending.state === 'refused') {
    return (
      <Alert state="neutral" announce="now">
        {sending.message}
      </Alert>
    );
  }
  if (sending.state !== 'waiting') return null;
  return (
    <Alert state="neutral" announce="now" title={sending.isOffline ? 'No connection right now' : 'Not sent yet'}>
      {sending.isOffline
        ? 'Keep this page open: your answers are sent as soon as it is back.'
        : 'We cannot take your answers right now. Keep this page open: we try again every few seconds.'}
    </Alert>
  );
}
