import { list, type PaperPart, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { nameStored } from '#/lib/domain/papers/content/stored.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns who runs this installation and what they process; missing settings are named as missing. */
export function processorSections(facts: PaperFacts): PaperSection[] {
  const { locale } = facts;
  const t = wordsFor(locale, 'papers.processor');
  const reviewed = wordsFor(locale, 'legal.accessibility.languages');
  const things = new Intl.ListFormat(formatLocales[locale]).format(nameStored(locale));
  return [
    { id: 'operator', title: t('title'), parts: [operatorTable(facts)] },
    { id: 'task', title: t('taskTitle'), parts: [text(t('task', { things }))] },
    recipientsSection(facts),
    { id: 'end', title: t('endTitle'), parts: [text(t('end'))] },
    { id: 'languages', title: reviewed('title'), parts: [text(reviewed('text'))] },
  ];
}

/** Returns who runs this installation, as a table of facts. */
export function operatorTable({ locale, operator, backupDays, host, email }: PaperFacts): PaperPart {
  const t = wordsFor(locale, 'papers.processor');
  const cells = wordsFor(locale, 'papers.cells');
  const missing = wordsFor(locale, 'papers.sheet')('missing');
  const names = new Intl.ListFormat(formatLocales[locale]).format(operator.subprocessors ?? []);
  const subprocessors = operator.subprocessors === null ? missing : names || cells('none');
  return {
    kind: 'table',
    title: t('title'),
    heads: [cells('fact'), cells('here')],
    rows: [
      [t('name'), operator.name ?? missing],
      [t('address'), operator.address ?? missing],
      [t('region'), operator.region ?? missing],
      [t('subprocessors'), subprocessors],
      [t('backups'), wordsFor(locale, 'papers.kept')('backups', { days: backupDays })],
      [t('contact'), email],
      [t('installation'), host],
    ],
  };
}

/** Returns the services that get data here, and what each of them gets. */
export function recipientsSection({ locale, hasStripe, providers, offered }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.processor');
  const channels = wordsFor(locale, 'papers.channels');
  const names = new Intl.ListFormat(formatLocales[locale], { type: 'disjunction' }).format(providers);
  const others = (['mail', 'push', ...offered] as const).map((kind) => ({
    lead: `${channels(`${kind}.name`)}:`,
    text: channels(`${kind}.sees`),
  }));
  return {
    id: 'services',
    title: t('others'),
    parts: [
      text(t('othersAbout')),
      list(
        ...others,
        ...(hasStripe ? [t('stripe')] : []),
        ...(providers.length > 0 ? [t('providers', { names })] : []),
      ),
    ],
  };
}
