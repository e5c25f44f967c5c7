import { activityWords } from '#/lib/domain/audit/constants.ts';
import { NUDGE_HOURS, REMINDERS_MAX } from '#/lib/domain/check-ins/constants.ts';
import type { EventName } from '#/lib/domain/events/events.schema.ts';
import { list, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { type ConnectionKind, connectionKinds, type PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { nudgeLimits } from '#/lib/domain/pulses/constants.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns what is sent to people, how often, and what nobody learns from it. */
export function remindersSection(locale: Locale): PaperSection {
  const t = wordsFor(locale, 'papers.reminders');
  return {
    id: 'reminders',
    title: t('title'),
    parts: [
      list(
        t('checkIns', { max: REMINDERS_MAX, hours: NUDGE_HOURS }),
        t('leaders'),
        t('pulses', { nudges: nudgeLimits.perRound }),
        t('stop'),
        t('reading'),
      ),
    ],
  };
}

/** Every file that people can take along, with the event that the activity log keeps of it; null for none. */
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

/** Returns which files there are, for whom, and whether the log keeps who took them. */
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

type Channel = ConnectionKind | 'mail' | 'push';

/** Returns which ways and connections the company uses, and who sees what on them. */
export function channelsSection({ locale, company, offered }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.channels');
  const cells = wordsFor(locale, 'papers.cells');
  const stateOf = (kind: ConnectionKind) => {
    if (!company) return t('possible');
    if (!company.connected.includes(kind)) return t('off');
    return company.channel === kind ? t('usual') : t('inUse');
  };
  const rows: [Channel, string][] = [
    ['mail', !company || company.channel === 'mail' ? t('usual') : t('inUse')],
    ['push', t('eachPerson')],
    ...connectionKinds
      .filter((kind) => offered.includes(kind) || company?.connected.includes(kind))
      .map((kind): [Channel, string] => [kind, stateOf(kind)]),
  ];
  return {
    id: 'channels',
    title: t('title'),
    parts: [
      text(t('about')),
      {
        kind: 'table',
        title: t('title'),
        heads: [cells('what'), cells('here'), cells('sees')],
        rows: rows.map(([kind, state]) => [t(`${kind}.name`), state, t(`${kind}.sees`)]),
      },
    ],
  };
}
