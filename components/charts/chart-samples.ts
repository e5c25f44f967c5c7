import type { ChartWords } from '#/components/charts/blank-words.ts';
import type { Sample } from '#/components/charts/line-chart-model.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';

interface SampledPoint extends Partial<Sample> {
  date: string;
}

interface Samples {
  samples?: (Sample | null)[];
  weak?: boolean[];
}

/** Lays out who stands behind the points along an axis, and which of them fewer than half of those asked; empty where nobody is counted. */
export function samplesAt(points: readonly SampledPoint[], dates: readonly string[]): Samples {
  const byDate = new Map(points.map((point) => [point.date, sampleOf(point)]));
  const samples = dates.map((date) => byDate.get(date) ?? null);
  if (samples.every((sample) => sample === null)) return {};
  return { samples, weak: samples.map((sample) => sample !== null && isWeak(sample)) };
}

/** Who stands behind a value in words: "2 of 11 people". */
export function describeSampleOf({ persons, personsDue }: Sample, t: ChartWords): string {
  return t('sample', { persons, asked: Math.max(persons, personsDue) });
}

function sampleOf({ persons, personsDue }: SampledPoint): Sample | null {
  return persons ? { persons, personsDue: personsDue ?? persons } : null;
}

function isWeak({ persons, personsDue }: Sample): boolean {
  return personsDue > 0 && isParticipationLow((100 * persons) / personsDue);
}
