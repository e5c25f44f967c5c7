import { describeHidden, type HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
import { valueLine } from '#/lib/domain/reports/document/figure-cards.ts';
import { whole } from '#/lib/domain/reports/document/figure-words.ts';
import type { CompanyAnswer } from '#/lib/domain/reports/document/report-model.ts';
import { block, box, card, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { lineChart } from '#/lib/domain/reports/drawing/line-chart.ts';
import { contentWidth, formatMonth, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { shareBar } from '#/lib/domain/reports/drawing/shares.ts';

type Question = CompanyAnswer['onboarding'] & { interval?: CompanyAnswer['enps']['interval'] };

type Norm = Pick<CompanyAnswer['norms'][number], 'name' | 'avg' | 'hiddenReason'>;

interface QuestionWords {
  title: string;
  unit: string;
  meaning: string;
  range: { min: number; max: number };
}

const questions = {
  enps: {
    title: 'Employee net promoter score (eNPS)',
    unit: 'from −100 to 100',
    meaning: 'How likely people are to recommend the company as a place to work: promoters minus detractors.',
    range: { min: -100, max: 100 },
  },
  onboarding: {
    title: 'Onboarding satisfaction',
    unit: 'of 100',
    meaning: 'How satisfied new joiners are with their onboarding.',
    range: { min: 0, max: 100 },
  },
} as const;

const halfWidth = (contentWidth - 10) / 2;

/** The month questions side by side. */
export function monthCards({ enps, onboarding }: CompanyAnswer): Drawn {
  return block(
    { flexDirection: 'row', gap: 10 },
    box({ width: halfWidth }, monthCard('enps', enps)),
    box({ width: halfWidth }, monthCard('onboarding', onboarding)),
  );
}

/** The result of a month question in the last month, its groups, and the months before as a line. */
function monthCard(question: keyof typeof questions, result: Question): Drawn {
  const { title, unit, meaning, range }: QuestionWords = questions[question];
  const { avg, month, isSoFar, interval, personsBand, data } = result;
  const note = month === null ? meaning : `${meaning} ${formatMonth(month)}${isSoFar ? ' so far' : ''}, anonymous.`;
  if (avg === null) return card({ title, note }, text({ fontSize: 10, fontWeight: 600 }, 'No result yet'));
  const people = personsBand === null ? '' : `From ${personsBand} people. `;
  const spread = interval ? `90% likely to be between ${whole(interval.low)} and ${whole(interval.high)}.` : '';
  const months = data.filter(({ record }) => record !== null).length;
  return card(
    { title, note },
    valueLine(whole(avg), unit),
    text({ fontSize: 8, color: paint.muted, marginBottom: 7, marginTop: 2 }, `${people}${spread}`.trim()),
    shareBar([
      { name: result.detractors.label, value: result.detractors.value, colour: paint.shareBad },
      { name: result.neutral.label, value: result.neutral.value, colour: paint.shareMeh },
      { name: result.promoters.label, value: result.promoters.value, colour: paint.shareGood },
    ]),
    months > 1
      ? lineChart({
          lines: [{ name: 'Months', style: 'solid', points: data }],
          bucket: 'month',
          range,
          width: halfWidth - 26,
        })
      : null,
  );
}

/** How far each norm is lived up to, as bars. */
export function normsCard(norms: readonly Norm[], group: HiddenGroup, note: string): Drawn | null {
  if (norms.length === 0) return null;
  return card(
    { title: 'How well we live our norms', note },
    ...norms.map(({ name, avg, ...norm }) =>
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 8, marginBottom: 5 },
        text({ fontSize: 8.5, width: 150 }, name),
        box(
          { flex: 1, height: 7, borderRadius: 3, backgroundColor: paint.sunken },
          avg === null ? null : box({ width: `${avg}%`, height: 7, borderRadius: 3, backgroundColor: paint.accent }),
        ),
        avg === null
          ? text({ fontSize: 7.5, width: 130, color: paint.muted }, describeHidden(norm, group)?.title ?? 'No answers')
          : text({ fontSize: 8.5, width: 130, fontWeight: 600 }, whole(avg)),
      ),
    ),
  );
}
