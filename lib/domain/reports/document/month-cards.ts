import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { valueLine } from '#/lib/domain/reports/document/figure-cards.ts';
import { type ReportGroup, whole } from '#/lib/domain/reports/document/figure-words.ts';
import type { CompanyAnswer } from '#/lib/domain/reports/document/report-model.ts';
import { block, box, card, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { lineChart } from '#/lib/domain/reports/drawing/line-chart.ts';
import { contentWidth, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { shareBar } from '#/lib/domain/reports/drawing/shares.ts';

type Question = CompanyAnswer['onboarding'] & { interval?: CompanyAnswer['enps']['interval'] };

const ranges = { enps: { min: -100, max: 100 }, onboarding: { min: 0, max: 100 } } as const;

const halfWidth = (contentWidth - 10) / 2;

/** Draws the monthly questions side by side. */
export function monthCards({ enps, onboarding }: CompanyAnswer, group: ReportGroup): Drawn {
  return block(
    { flexDirection: 'row', gap: 10 },
    box({ width: halfWidth }, monthCard('enps', enps, group)),
    box({ width: halfWidth }, monthCard('onboarding', onboarding, group)),
  );
}

/** Draws the result of a monthly question in the last month, its groups, and a line of the earlier months. */
function monthCard(question: keyof typeof ranges, result: Question, { document: t, locale }: ReportGroup): Drawn {
  const [title, meaning] = [t(`month.${question}.title`), t(`month.${question}.meaning`)];
  const { avg, month, isSoFar, interval, personsBand, data } = result;
  const monthName = month && formatDate(month, locale, { month: 'long', year: 'numeric' });
  const note = monthName ? `${meaning} ${t(isSoFar ? 'month.soFar' : 'month.of', { month: monthName })}` : meaning;
  if (avg === null) return card({ title, note }, text({ fontSize: 10, fontWeight: 600 }, t('month.none')));
  const basis = [
    personsBand && t('month.from', { band: personsBand }),
    interval && t('month.interval', { low: whole(interval.low), high: whole(interval.high) }),
  ];
  const months = data.filter(({ record }) => record !== null).length;
  return card(
    { title, note },
    valueLine(whole(avg), t(`month.${question}.unit`)),
    text({ fontSize: 8, color: paint.muted, marginBottom: 7, marginTop: 2 }, basis.filter(Boolean).join(' ')),
    shareBar(
      [
        { name: result.detractors.label, value: result.detractors.value, colour: paint.shareBad },
        { name: result.neutral.label, value: result.neutral.value, colour: paint.shareMeh },
        { name: result.promoters.label, value: result.promoters.value, colour: paint.shareGood },
      ],
      locale,
    ),
    months > 1
      ? lineChart({
          lines: [{ name: t('month.months'), style: 'solid', points: data }],
          bucket: 'month',
          range: ranges[question],
          locale,
          width: halfWidth - 26,
        })
      : null,
  );
}
