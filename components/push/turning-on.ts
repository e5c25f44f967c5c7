import { useLocale, useTranslations } from 'next-intl';
import { NoPushService, NotAllowed, type OfflineWords } from '#/components/frame/session/this-device.ts';

/** What the worker of this browser says where there is no connection: it reads no catalogue. */
export function useOfflineWords(): OfflineWords {
  const t = useTranslations('push.offline');
  return { lang: useLocale(), title: t('title'), text: t('text'), again: t('again') };
}

/** Why a browser couldn't be turned on, as a message of the card, or what the server said. */
export function describeObstacle(error: Error): { key: 'notAsked' | 'noService' } | { text: string } {
  if (error instanceof NotAllowed) return { key: 'notAsked' };
  // A worker that can't be loaded is no service either.
  if (error instanceof NoPushService || error instanceof DOMException || error instanceof TypeError)
    return { key: 'noService' };
  return { text: error.message };
}
