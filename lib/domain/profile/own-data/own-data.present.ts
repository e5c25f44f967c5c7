import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import {
  emotionsIn,
  factorsIn,
  listMonthQuestions,
  normsIn,
  workEnvironmentsIn,
} from '#/lib/domain/check-ins/questions/choices.present.ts';
import { motivatorName } from '#/lib/domain/check-ins/questions/motivators.present.ts';
import { withheldColumns } from '#/lib/domain/profile/own-data/own-files.constants.ts';
import { senioritiesIn } from '#/lib/domain/profile/profile.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { byteOrderMark, csvLine } from '#/lib/platform/csv-line.ts';
import { env } from '#/lib/platform/env.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type OwnRow = Readonly<Record<string, unknown>>;
/** The rows of each file, by its name. */
export type OwnRows = Record<string, readonly OwnRow[]>;

type NameOf = (id: number, locale: Locale, company: string) => string | undefined;

/** The columns with ids of lists. */
const ownWords: Readonly<Record<string, NameOf>> = {
  feeling: (id, locale) => emotionsIn(locale).find((one) => one.id === id)?.label,
  factors: (id, locale) => factorsIn(locale).find((one) => one.id === id)?.label,
  place: (id, locale) => workEnvironmentsIn(locale).find((one) => one.id === id)?.label,
  norm: normName,
  norms: normName,
  motivator: motivatorName,
  motivatorOrder: motivatorName,
  priorities: motivatorName,
  seniority: (id, locale) => senioritiesIn(locale).find((one) => one.id === id)?.name,
  monthQuestion: (id, locale, company) => listMonthQuestions({ ids: [id], company, locale })[0]?.text,
};

function normName(id: number, locale: Locale): string | undefined {
  return normsIn(locale).find((one) => one.id === id)?.name;
}

/** Returns a row with words of a language instead of ids of lists. */
export function withWords(row: OwnRow, locale: Locale, company: string): OwnRow {
  const inWords = (name: NameOf, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => inWords(name, one));
    return typeof value === 'number' ? name(value, locale, company) || value : value;
  };
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, ownWords[column] ? inWords(ownWords[column], value) : value]),
  );
}

/** Returns rows as CSV with a header; times are in UTC. */
export function ownCsv(rows: readonly OwnRow[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => csvLine(heads.map((head) => cellOf(row[head]))));
  return byteOrderMark + [csvLine(heads), ...lines].join('');
}

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ');
  return JSON.stringify(value);
}

/** What the download leaves out: texts that can't be traced to the person, and what is withheld. */
const missing = ['nameless', ...new Set(Object.values(withheldColumns))] as const;

/** Returns the text that explains a download: what is in it, why it is stored, and what isn't in it. */
export function explainOwnData(data: OwnRows, { locale, company, actor, clock }: UserCtx): string {
  const t = wordsFor(locale, 'profile.ownData.readMe');
  const files = wordsFor(locale, 'profile.ownData.files');
  const kinds = Object.entries(data).filter(([, rows]) => rows.length > 0);
  const empty = Object.keys(data).filter((name) => data[name]?.length === 0);
  const about = (name: string) => files(name as Parameters<typeof files>[0]);
  const lines = [
    t('title', { name: `${actor.firstName} ${actor.lastName}`, company: company.name }),
    '',
    t('made', { day: localDateAt(clock.now(), 'UTC') }),
    t('formats'),
    '',
    t('holds'),
    ...kinds.map(([name, rows]) => t('file', { file: `${name}.csv`, about: about(name), rows: rows.length })),
    t('pictures'),
    '',
    ...(empty.length > 0 ? [t('empty', { list: empty.join(', ') }), ''] : []),
    t('why', { address: new URL('/privacy', env().APP_URL).href }),
    '',
    t('misses'),
    ...missing.map((one) => t(`missing.${one}`)),
  ];
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
