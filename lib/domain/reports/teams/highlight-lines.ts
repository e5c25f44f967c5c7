import { describeHighlight, describeRise } from '#/lib/domain/metrics/words/highlight-words.ts';
import type { ReportGroup } from '#/lib/domain/reports/document/figure-words.ts';
import type { GroupChapter } from '#/lib/domain/reports/document/report-model.ts';
import { box, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

/** The first page names this many teams that need attention; the table of all teams begins with them. */
const NAMED = 3;

/** The words and language to use, and the reader. */
export interface How {
  t: ReturnType<typeof wordsFor<'dashboards.breakdown'>>;
  group: ReportGroup;
}

/** Returns lines about teams that need attention, with leader and reason, those that rose, and those doing well. */
export function highlightLines({ attention, places }: GroupChapter, { t, group }: How): Drawn[] {
  const teams = attention.teams.slice(0, NAMED);
  const more = attention.total - teams.length;
  const others = places.successIds.length - places.success.length;
  const names = places.success.map(({ team }) => team.name);
  const thriving = [...names, ...(others > 0 ? [t('moreTeams', { count: others })] : [])].join(', ');
  const rest = [
    more > 0 && t('moreTeams', { count: more }),
    places.risen.length > 0 &&
      `${t('risenTeams')}: ${places.risen.map((one) => describeRise(one, { t, locale: group.locale, name: one.team.name })).join(', ')}`,
    thriving !== '' && `${t('success')}: ${thriving}`,
  ];
  const small = { fontSize: 8, color: paint.muted, lineHeight: 1.3 } as const;
  return [
    ...(teams.length === 0 ? [text(small, t('none.attention'))] : []),
    ...teams.map(({ team, ...highlight }) =>
      box(
        { gap: 1 },
        text(
          { fontSize: 8.5, lineHeight: 1.25 },
          text({ fontWeight: 600 }, team.name),
          team.leader === null ? '' : text({ color: paint.muted }, ` · ${team.leader}`),
        ),
        text(
          { ...small, color: paint.bad },
          describeHighlight({ team, ...highlight }, { about: t, titles: group.titles }),
        ),
      ),
    ),
    text(small, rest.filter(Boolean).join(' · ')),
  ];
}
