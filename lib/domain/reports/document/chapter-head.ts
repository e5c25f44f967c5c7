import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import { box, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/paint.ts';
import { wordDays } from '#/lib/domain/reports/drawing/words.ts';

interface Head {
  /** Such as "Team report". */
  kind: string;
  name: string;
  /** The name of the days that count. */
  span: string;
  days: { from: string; to: string };
  /** Last day that counts; null before the first. */
  asOf: string | null;
  /** Size, leader and the like. */
  facts: string;
}

/** The head of a chapter: whose figures these are, of which days, up to when, and who requested them. */
export function chapterHead(report: Report, { kind, name, span, days, asOf, facts }: Head): Drawn {
  const { companyName, askedBy, askedOn } = report;
  const reach = asOf === null ? 'No figures yet' : `As of ${wordDays(asOf)}`;
  const lines = [`${span}: ${wordDays(days.from, days.to)}. ${reach}.`, `Made for ${askedBy} on ${wordDays(askedOn)}.`];
  return box(
    { marginBottom: 12, gap: 2.5 },
    text({ fontSize: 9, fontWeight: 600, color: paint.accent }, `${kind} · ${companyName}`),
    text({ fontSize: 22, fontWeight: 600, lineHeight: 1.2 }, name),
    text({ fontSize: 9, color: paint.ink }, facts),
    ...lines.map((line) => text({ fontSize: 8.5, color: paint.muted }, line)),
  );
}

/** The answer in a sentence, and how to read it. */
export function answerBox({ sentence, detail }: { sentence: string; detail: string }): Drawn {
  return box(
    { backgroundColor: paint.accentSoft, borderRadius: 8, padding: 12, gap: 4, marginBottom: 10 },
    text({ fontSize: 12.5, fontWeight: 600, lineHeight: 1.35 }, sentence),
    text({ fontSize: 8.5, color: paint.muted, lineHeight: 1.35 }, detail),
  );
}
