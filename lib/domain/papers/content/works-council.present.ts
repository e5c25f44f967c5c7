import { NUDGE_HOURS, REMINDERS_MAX } from '#/lib/domain/check-ins/constants.ts';
import { filesSection } from '#/lib/domain/papers/content/files.present.ts';
import { groupsSection, minimumOf } from '#/lib/domain/papers/content/groups.present.ts';
import { describeKind, keptOf, keptSection } from '#/lib/domain/papers/content/kept.present.ts';
import { list, type PaperSection, text, withLead } from '#/lib/domain/papers/content/paper.present.ts';
import { readersSection } from '#/lib/domain/papers/content/readers.present.ts';
import { storedSection } from '#/lib/domain/papers/content/stored.present.ts';
import { type ConnectionKind, connectionKinds, type PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { questionsSection } from '#/lib/domain/papers/questions/questions.present.ts';
import { nudgeLimits } from '#/lib/domain/pulses/constants.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns what a works council reads before it agrees; without a company, with the default settings. */
export function worksCouncilSections(facts: PaperFacts): PaperSection[] {
  const { locale } = facts;
  return [
    inShortSection(facts),
    purposeSection(facts),
    readersSection(locale, minimumOf(facts.company)),
    groupsSection(facts),
    storedSection(locale),
    keptSection(facts),
    remindersSection(locale),
    filesSection(locale),
    channelsSection(facts),
    rightsSection(facts),
    draftSection(facts),
    questionsSection(facts),
  ];
}

function inShortSection({ locale, company }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.inShort');
  const minimum = minimumOf(company);
  const points = list(t('skip'), t('byName', { minimum }), t('anonymous'), t('noAi'), t('noRanking'), t('deleted'));
  return { id: 'in-short', title: t('title'), parts: [points] };
}

/** Returns what the product is for, and what it isn't for. */
export function purposeSection({ locale }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.purpose');
  const purposes = wordsFor(locale, 'legal.privacy.purposes');
  return { id: 'purpose', title: t('title'), parts: [text(purposes('text')), text(t('notFor'))] };
}

/** Returns what people can do themselves. */
function rightsSection({ locale, company }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.rights');
  const link = company?.reportingLink;
  const report = company && link ? [t('report', { company: company.name, link })] : [];
  const rights = [t('correct'), t('download'), t('erase'), t('skip'), t('object'), t('complain'), ...report];
  return { id: 'rights', title: t('title'), parts: [list(...rights)] };
}

/** Returns a draft in twelve points with the current periods and numbers. */
function draftSection({ locale, company }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.draft');
  const periods = keptOf(company);
  const minimum = minimumOf(company);
  const times = {
    checkIns: describeKind(locale, periods, 'check-ins'),
    notes: describeKind(locale, periods, 'check-in-texts'),
    texts: describeKind(locale, periods, 'pulse-texts'),
  };
  const points = [
    t('p1'),
    t('p2'),
    t('p3'),
    t('p4'),
    t('p5', { minimum }),
    t('p6'),
    t('p7', times),
    t('p8'),
    t('p9'),
    t('p10'),
    t('p11'),
    t('p12'),
  ];
  return {
    id: 'draft',
    title: t('title'),
    parts: [
      { kind: 'note', text: t('caution') },
      { kind: 'list', items: points.map(withLead), isNumbered: true },
    ],
  };
}

type Channel = ConnectionKind | 'mail' | 'push';

/** Returns which channels and connections the company uses, and who sees what there. */
function channelsSection({ locale, company, offered }: PaperFacts): PaperSection {
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

/** Returns what is sent to people, how often, and what no one learns from it. */
function remindersSection(locale: Locale): PaperSection {
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
