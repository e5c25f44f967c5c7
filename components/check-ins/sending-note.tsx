import type { Sending } from '#/components/check-ins/use-submit-check-in.ts';
import { Alert } from '#/components/ui/alert.tsx';

/** What became of a sending that has not arrived. */
export function SendingNote({ sending }: { sending: Sending }) {
  if (sending.state === 'refused') {
    return (
      <Alert state="bad" announce="now">
        {sending.message}
      </Alert>
    );
  }
  if (sending.state !== 'waiting') return null;
  return (
    <Alert state="neutral" announce="now" title="No connection right now">
      Keep this page open: your answers are sent as soon as it is back.
    </Alert>
  );
}
