/**
 * The language tag dates and numbers are written in: English, as all words here, with the order and signs of the
 * reader's country. Takes an Accept-Language header; anything unreadable gives 'en-GB'.
 * @example readerLocale('de-CH,de;q=0.9') // 'en-CH'
 */
export function readerLocale(acceptLanguage: string | null): string {
  const language = acceptLanguage?.split(',')[0]?.split(';')[0]?.trim();
  if (!language) return 'en-GB';
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region ? `en-${region}` : 'en-GB';
  } catch {
    return 'en-GB';
  }
}
