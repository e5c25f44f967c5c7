import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { listUntranslated } from '#/e2e/structure/translations.ts';
import { messagesIn } from '#/e2e/support/measures/messages.ts';
import { catalogues, type Messages } from '#/lib/words/catalogues.ts';
import { formatLocales, languageNames, locales } from '#/lib/words/locales.ts';

const kinds: Record<number, string> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
};

/** Returns a message's elements and those in its branches and tags. */
function allIn(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...allIn(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => allIn(value))];
  });
}

/** Returns the names and kinds of a message's arguments, such as `count plural`, and the branches of its selects. */
function argumentsOf(text: string): string[] {
  const names = allIn(parse(text)).flatMap((element) => {
    const kind = kinds[element.type];
    if (!kind || !('value' in element)) return [];
    const branches = element.type === TYPE.select ? Object.keys(element.options).sort().join(' ') : '';
    return [`${kind} ${String(element.value)} ${branches}`.trim()];
  });
  return [...new Set(names)].sort();
}

/** The most letters of messages in narrow places, without inserted names. */
const budgets: [title: string, paths: RegExp, most: number][] = [
  ['an entry of the side bar', /^shell\.navigation\./, 22],
  ['a tab', /(^|\.)tabs\./, 24],
  ['the heading of a column', /^(?!people\.import\.)(.*\.)?columns\.(?!more$)/, 14],
  ['a button', /\.button$/i, 28],
  ['a subject', /subject$/i, 70],
];
/** Returns the number of letters. Of several branches, the longest counts. */
const lettersOf = (elements: MessageFormatElement[]): number =>
  elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (element.type === TYPE.tag) return sum + lettersOf(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return sum;
    return sum + Math.max(...Object.values(element.options).map(({ value }) => lettersOf(value)));
  }, 0);

it('every language matches today’s English; see “Sentences that people read” in docs/glossary.md', () => {
  expect(listUntranslated()).toEqual([]);
});

const english = new Map(messagesIn(catalogues.en));
const withoutReference = ({ reference: _english, ...others }: Messages) => others;

describe.each(locales)('%s', (locale) => {
  const all = messagesIn(catalogues[locale]);

  it('has the messages of English, and no others', () => {
    expect(all.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
  });

  it('uses in each message the placeholders of the English one', () => {
    // One language may use words for a number, and another digits.
    const kindsOf = (text: string) =>
      [...new Set(argumentsOf(text).map((name) => name.replace(/^plural /, 'number ')))].sort().join();
    const others = all.filter(([path, text]) => kindsOf(text) !== kindsOf(english.get(path) ?? ''));
    expect(others).toEqual([]);
  });

  it.skipIf(new Intl.Locale(locale).language === 'en')('leaves no sentence in English', () => {
    // The assessment's items stay English until a validated translation is chosen.
    const { 'assessment-items': _items, ...others } = withoutReference(catalogues[locale]);
    const wordsIn = (text: string) =>
      allIn(parse(text)).flatMap((one) => (one.type === TYPE.literal ? (one.value.match(/\p{L}{2,}/gu) ?? []) : []));
    const same = messagesIn(others).filter(([path, text]) => text === english.get(path) && wordsIn(text).length > 2);
    // Italian uses the English name.
    expect(same.filter(([path]) => path !== 'reports.document.month.enps.title')).toEqual([]);
  });

  it('gives each plural every form of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(formatLocales[locale]).resolvedOptions();
    // The reference is in English in every language.
    const lacking = messagesIn(withoutReference(catalogues[locale])).flatMap(([path, text]) =>
      allIn(parse(text)).flatMap((element) => {
        if (element.type !== TYPE.plural) return [];
        const missing = pluralCategories.filter((category) => !(category in element.options));
        // With only exact numbers, such as =0, other plural forms aren't needed.
        const isExact = Object.keys(element.options).every((name) => name === 'other' || name.startsWith('='));
        return missing.length > 0 && !isExact ? [`${path}: ${missing.join(', ')}`] : [];
      }),
    );
    expect(lacking).toEqual([]);
  });

  it('uses typographic quotes, and single spaces', () => {
    const { specification: _frozen, reference: _code, ...others } = catalogues[locale];
    // The database stores this item as it was first asked.
    const askedItem = 'pulse-bank.items.i12';
    const sentences = messagesIn(others).filter(([path]) => path !== askedItem);
    const wrong = sentences.filter(([, text]) =>
      allIn(parse(text)).some((element) => element.type === TYPE.literal && /["']| {2}/.test(element.value)),
    );
    expect(wrong).toEqual([]);
  });

  it.each(budgets)('keeps %s short', (_title, paths, most) => {
    // The pseudo-language is longer on purpose, to show that pages have room for a third more.
    const room = locale === 'en-XA' ? most * 1.5 : most;
    const measured = all.filter(([path]) => paths.test(path));
    expect(measured.length).toBeGreaterThan(4);
    expect(measured.filter(([, text]) => lettersOf(parse(text)) > room)).toEqual([]);
  });

  it('has its own name, and a locale that Intl knows', () => {
    expect(languageNames[locale].length).toBeGreaterThan(2);
    expect(Intl.DateTimeFormat.supportedLocalesOf(formatLocales[locale])).toHaveLength(1);
  });
});
