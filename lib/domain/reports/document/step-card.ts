import type { TeamStep } from '#/lib/domain/actions/actions.schema.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';
import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import { block, card, type Drawn, text, unless } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The most steps of a company or department that are listed; the rest is a number. */
const STEPS_SHOWN = 24;

/** Draws what the teams of a company or department tried and how it went; empty without any step. */
export function stepCards(report: Report, steps: readonly TeamStep[]): Drawn[] {
  if (steps.length === 0) return [];
  const t = wordsFor(report.locale, 'reports.steps');
  const lines = steps
    .slice(0, STEPS_SHOWN)
    .map((step) =>
      block(
        { marginTop: 5, gap: 2 },
        text({ fontSize: 9, fontWeight: 600 }, t('of', { team: step.team.name, will: step.will })),
        text({ fontSize: 8, color: paint.muted }, courseOf(step, report)),
      ),
    );
  const rest = steps.length - lines.length;
  const more = rest > 0 ? [text({ fontSize: 8, color: paint.muted, marginTop: 5 }, t('more', { count: rest }))] : [];
  return [unless(130), card({ title: t('title'), note: t('note'), isLong: true }, ...lines, ...more)];
}

/** Returns what a team tries, with a sentence or two per step. */
export function stepLines(report: Report, steps: readonly TeamStep[]): string[] {
  const t = wordsFor(report.locale, 'reports.steps');
  return steps.map((step) => t('own', { will: step.will, course: courseOf(step, report) }));
}

/** Returns since when, until when, and what for, if that may be read. */
function courseOf({ said, state, isDue, promisedOn, dueOn, settledOn }: TeamStep, { locale }: Report): string {
  const t = wordsFor(locale, 'reports.steps');
  const day = (date: LocalDate | null) =>
    date === null ? '' : formatDate(date, formatLocales[locale], { day: 'numeric', month: 'long' });
  const course = t(isDue ? 'due' : state, { since: day(promisedOn), lookBack: day(dueOn), end: day(settledOn) });
  return said === null ? course : `${course} ${t('because', { said: capitalise(said) })}`;
}
