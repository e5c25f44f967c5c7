import type { Link } from '#/lib/domain/calendar/timeline.ts';

/** Names of colour tokens in app/globals.css, without the --color- prefix. */
export type ChartColour =
  | 'accent-text'
  | 'average'
  | 'muted'
  | 'series-1'
  | 'series-2'
  | 'series-3'
  | 'series-4'
  | 'share-good'
  | 'share-meh'
  | 'share-bad';

export interface ChartLabel {
  /** Calendar day YYYY-MM-DD: the day itself, the Monday of a week, or the first of a month. */
  date: string;
  /** Short, for the axis. */
  label: string;
  /** In full, for the tooltip, the table and screen readers. */
  fullLabel: string;
}

/** How many people stand behind a value, of those who were asked. */
export interface Sample {
  persons: number;
  personsDue: number;
}

/** A value in words at the right end of a line. */
export interface LineEnd {
  text: string;
  value: number;
  /** The figure of the whole; others are what it is compared with. */
  isFigure: boolean;
}

export interface LineSeries {
  name: string;
  /** One value for each label; null is a gap and never zero. */
  values: (number | null)[];
  /** Why a value is missing, in words; null where it isn't. */
  blanks: (string | null)[];
  /** How the line comes to each value from the place before. */
  links: Link[];
  style: 'solid' | 'dashed' | 'dots' | 'specks';
  colour: ChartColour;
  /** Who stands behind each value, where it is known. */
  samples?: (Sample | null)[];
  /** True for values of fewer than half of those asked, which are drawn hollow. */
  weak?: boolean[];
  /** For values that hold for several places: the one of them where each is drawn. */
  anchors?: boolean[];
  /** What stands behind the right end of the line, at the height of its value. */
  end?: LineEnd;
  /** Days of the values when they differ from the axis, as in a previous period. */
  pointLabels?: (string | null)[];
}

/** Something that began, on its day. */
export interface ChartEvent {
  date: string;
  /** In words, as a sentence. */
  text: string;
}

/** The same at its place on the axis. */
export interface ChartFlag {
  at: number;
  text: string;
}

/** Everything a line chart shows, decided; the drawing only draws. */
export interface LineChartModel {
  title: string;
  /** Written behind values: '%', ' points' or ''. */
  unit: string;
  yMin: number;
  yMax: number;
  labels: ChartLabel[];
  series: LineSeries[];
  /** What began in these days; without any it is missing. */
  flags?: ChartFlag[];
  /** The chart in a sentence or two, for people who don't see it. */
  summary: string;
}

/** Whether a chart's only line has the name of the chart, which need not be said twice. */
export function isNamedByTitle({ title, series: [first, ...others] }: LineChartModel): boolean {
  return first !== undefined && others.length === 0 && title.startsWith(first.name);
}
