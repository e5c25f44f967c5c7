import { useTranslations } from 'next-intl';

export const contentId = 'content';

/** Shows the first stop of the keyboard, a link that skips the navigation. */
export function SkipLink() {
  const t = useTranslations('ui.page');
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-3 left-3 z-50 rounded-control bg-accent px-4 py-2 font-medium text-14 text-on-accent shadow-floating not-focus:sr-only"
    >
      {t('skip')}
    </a>
  );
}
