/**
 * What questions of the demo company say in other languages, by their English text; people who build a pulse find them
 * in the bar above the questions.
 */
const questionTranslations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Our meetings are worth their time.': {
    de: 'Unsere Meetings sind ihre Zeit wert.',
    fr: 'Nos réunions valent le temps que nous y passons.',
    es: 'Nuestras reuniones merecen el tiempo que les dedicamos.',
  },
  'I know why I am invited.': {
    de: 'Ich weiß, warum ich eingeladen bin.',
    fr: 'Je sais pourquoi je suis invité·e.',
    es: 'Sé por qué me invitan.',
  },
  'We end with who does what.': {
    de: 'Am Ende steht fest, wer was macht.',
    fr: 'À la fin, nous savons qui fait quoi.',
    es: 'Al terminar, sabemos quién hace qué.',
  },
  'Which meeting could go?': {
    de: 'Welches Meeting könnte wegfallen?',
    fr: 'Quelle réunion pourrait-on supprimer ?',
    es: '¿Qué reunión podríamos eliminar?',
  },
};

/**
 * Returns the columns `locale` (null if no one has named it) and `texts` of a question; most questions are in one
 * language.
 */
export function languageColumns(text: string): [string | null, string] {
  const texts = questionTranslations[text];
  return [texts ? 'en' : null, JSON.stringify(texts ?? {})];
}
