import type { SentimentType } from '#/lib/domain/metrics/scores/sentiment.ts';
import type { SentimentPoint, SeriesPoint } from '#/lib/domain/metrics/series/series.ts';

type Shares = Record<SentimentType, number | null>;
type Line = { avg: number | null; data: SeriesPoint[] };
interface Shown {
  team: { id: number; name: string; leader: string | null };
  motivation: Line;
  productivity: Line;
  sentiments: Line & { typesAvg: Shares; typesData: SentimentPoint[] };
}

/** The same figures by the documented names of the leader's view. */
export function presentLeaderView({ team, motivation, productivity, sentiments }: Shown) {
  return {
    teamId: team.id,
    teamName: team.name,
    leader: team.leader,
    motivationAvg: motivation.avg,
    motivationLineGraph: motivation.data,
    sentimentAvg: sentiments.avg,
    sentimentLineGraph: sentiments.data,
    sentimentGoodAvg: sentiments.typesAvg.good,
    sentimentMehAvg: sentiments.typesAvg.meh,
    sentimentBadAvg: sentiments.typesAvg.bad,
    sentimentBarGraph: sentiments.typesData,
    performanceAvg: productivity.avg,
    performanceLineGraph: productivity.data,
  };
}
