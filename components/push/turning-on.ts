import { useLocale, useTranslations } from 'next-intl';
import { NoPushService, NotAllowed, type OfflineWords } from '#/components/frame/session/this-device.ts';

/** Returns what this browser's worker shows without a connection: the worker has no catalogue. */
export function useOfflineWords(): OfflineWords {
  const t = useTranslations('push.offline');
  return { lang: useLocale(), title: t('title'), text: t('text'), again: t('again') };
}

/** Says why a browser couldn't be turned on, with a message of the card, or the server's. */
export function describeObstacle(error: Error): { key: 'notAsked' | 'noService' } | { text: string } {
  if (error instanceof NotAllowed) return { key: 'notAsked' };
  // A worker that can't be loaded is reported as a missing push service.
  if (error instanceof NoPushService || error instanceof DOMException || error instanceof TypeError)
    return { key: 'noService' };
  return { text: error.message };
}
