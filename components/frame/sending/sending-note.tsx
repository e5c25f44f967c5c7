import { useTranslations } from 'next-intl';
import type { Sending } from '#/components/frame/sending/use-sending.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';

/** Shows the state of an unfinished submission. */
export function SendingNote({ sending }: { sending: Sending }) {
  const t = useTranslations('check-ins.sending');
  if (sending.state === 'refused') {
    return (
      <Alert state="neutral" announce="now">
        {sending.message}
      </Alert>
    );
  }
  if (sending.state !== 'waiting') return null;
  const why = sending.isOffline ? 'offline' : 'busy';
  return (
    <Alert state="neutral" announce="now" title={t(`${why}.title`)}>
      {t(`${why}.text`)}
    </Alert>
  );
}
