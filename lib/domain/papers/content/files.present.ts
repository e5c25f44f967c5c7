import { activityWords } from '#/lib/domain/audit/constants.ts';
import type { EventName } from '#/lib/domain/events/events.schema.ts';
import { type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Every file that people can download, with its event in the activity log; null if it isn't logged. */
export const files = {
  answers: 'team.export-answers',
  report: 'report.export',
  chart: 'chart.export',
  people: 'people.export',
  importErrors: null,
  activity: null,
  ownData: 'account.download',
  paper: 'paper.read',
  company: 'company.export',
} as const satisfies Record<string, EventName | null>;

type FileName = keyof typeof files;
const fileNames = Object.keys(files) as FileName[];

/** Returns which files there are, who gets them, and whether the log notes downloads. */
export function filesSection(locale: Locale): PaperSection {
  const t = wordsFor(locale, 'papers.files');
  const cells = wordsFor(locale, 'papers.cells');
  const isLogged = (name: FileName) => files[name] !== null && activityWords.has(files[name]);
  return {
    id: 'files',
    title: t('title'),
    parts: [
      text(t('about')),
      {
        kind: 'table',
        title: t('title'),
        heads: [cells('what'), cells('who'), cells('logged')],
        rows: fileNames.map((name) => [
          t(`rows.${name}.name`),
          t(`rows.${name}.who`),
          cells(isLogged(name) ? 'yes' : 'no'),
        ]),
      },
      text(t('charts')),
      text(t('log')),
    ],
  };
}
