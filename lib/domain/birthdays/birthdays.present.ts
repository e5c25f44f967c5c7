import { presentWords } from '#/lib/domain/notifications/list/list.present.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const words = wordsFor(defaultLocale, 'birthdays.notice');

/** Returns what teammates are told: the name, and neither the date nor the year. */
export function wordBirthday({ firstName, lastName }: { firstName: string; lastName: string }) {
  return {
    title: words('title'),
    message: presentWords((tags, plain) =>
      words.markup('message', { ...tags, name: plain(`${firstName} ${lastName}`) }),
    ),
  };
}
