import { type Balance, shortenBalances } from '#/lib/domain/metrics/scores/driver-balance.ts';
import { orderNorms } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';
import { type ReportGroup, whole } from '#/lib/domain/reports/document/figure-words.ts';
import type { CompanyAnswer, Report } from '#/lib/domain/reports/document/report-model.ts';
import { block, box, card, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Norm = Pick<CompanyAnswer['norms'][number], 'name' | 'avg' | 'hiddenReason'>;
type HiddenReason = Norm['hiddenReason'];

interface Reasons {
  /** Reasons around their axis. */
  balances: readonly Balance[];
  driversHiddenReason: HiddenReason;
  norms: readonly Norm[];
}

/** How many reasons are as high as the norms next to them. */
const DRIVERS = 7;
const GAP = 8;
const drivers = { card: 322, label: 94, gap: 4 } as const;
const side = (drivers.card - 26 - drivers.label - drivers.gap) / 2;
/** Width for “1,000+×” at the end of the longest bar. */
const BAND = 39;

/** Draws what helped and what hurt, next to how well the norms are lived up to. */
export function reasonsRow(report: Report, { balances, driversHiddenReason, norms }: Reasons, group: ReportGroup) {
  const t = wordsFor(report.locale, 'dashboards.breakdown');
  const { minimum } = group;
  const hasNorms = norms.length > 0;
  const hidden = describeHidden({ hiddenReason: driversHiddenReason }, group);
  const none = hidden?.reason ?? t('none.drivers', { minimum });
  const head = { title: t('drivers'), note: balances.length > 0 ? t('driversHow', { minimum }) : undefined };
  const driversCard = card(
    head,
    ...(balances.length === 0
      ? [text({ fontSize: 8.5, color: paint.muted, lineHeight: 1.35 }, none)]
      : [sideNames(report), ...shortenBalances(balances, DRIVERS).map(driverLine)]),
  );
  return block(
    { flexDirection: 'row', gap: GAP },
    box(hasNorms ? { width: drivers.card } : { flex: 1 }, driversCard),
    hasNorms ? box({ flex: 1 }, normsCard(norms, group)) : null,
  );
}

function sideNames({ locale }: Report): Drawn {
  const t = wordsFor(locale, 'figures.drivers');
  const style = { fontSize: 7.5, color: paint.muted } as const;
  return box(
    { flexDirection: 'row', marginBottom: 2 },
    box({ width: drivers.label + drivers.gap }),
    text({ ...style, width: side, textAlign: 'right', paddingRight: 5 }, t('hurt')),
    text({ ...style, width: side, paddingLeft: 5 }, t('helped')),
  );
}

/** Draws a reason on both sides of the axis: thick on its own side, thin on the other. */
function driverLine(balance: Balance): Drawn {
  return box(
    { flexDirection: 'row', alignItems: 'stretch', minHeight: 12 },
    text(
      { fontSize: 8, width: drivers.label, marginRight: drivers.gap, paddingVertical: 1, lineHeight: 1.15 },
      balance.label,
    ),
    sideOf(balance, 'hurt'),
    sideOf(balance, 'helped'),
  );
}

function sideOf(balance: Balance, sign: Balance['side']): Drawn {
  const mentions = balance[sign];
  const isMain = balance.side === sign;
  const isHurt = sign === 'hurt';
  return box(
    {
      width: side,
      flexDirection: isHurt ? 'row-reverse' : 'row',
      alignItems: 'center',
      gap: 4,
      ...(isHurt ? { borderRight: `0.75pt solid ${paint.rule}` } : {}),
    },
    mentions &&
      box({
        width: Math.max(2, (side - BAND) * mentions.length),
        height: isMain ? 7 : 3,
        backgroundColor: isHurt ? paint.shareBad : paint.shareGood,
      }),
    mentions && text({ fontSize: 7, color: isMain ? paint.ink : paint.muted }, mentions.text),
  );
}

/** Draws how well each norm is lived up to, the lowest first. */
function normsCard(norms: readonly Norm[], group: ReportGroup): Drawn {
  const { document: t } = group;
  return card(
    { title: t('values.title'), note: t('scale') },
    ...orderNorms(norms).map(({ name, avg, ...norm }) =>
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 12 },
        text({ fontSize: 8, width: 78, lineHeight: 1.15 }, name),
        ...(avg === null
          ? [text({ fontSize: 7, flex: 1, color: paint.muted }, describeHidden(norm, group)?.title ?? t('values.none'))]
          : [
              box(
                { flex: 1, height: 6, borderRadius: 3, backgroundColor: paint.sunken },
                box({ width: `${avg}%`, height: 6, borderRadius: 3, backgroundColor: paint.accent }),
              ),
              text({ fontSize: 8, width: 16, textAlign: 'right', fontWeight: 600 }, whole(avg)),
            ]),
      ),
    ),
  );
}
