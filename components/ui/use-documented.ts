import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

/**
 * Returns a function that translates what calls return in English for every reader: roles, statuses, weekdays, names of
 * groups. Any other text stays as it is.
 */
export function useDocumented(): (value: string) => string {
  const t = useTranslations('ui.documented');
  return useCallback((value: string) => (t.has(value as 'Active') ? t(value as 'Active') : value), [t]);
}
