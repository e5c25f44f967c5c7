import type { PrintedDepartment } from '#/lib/domain/reports/chart/chart-model.ts';
import type { FilledPages } from '#/lib/domain/reports/chart/chart-plan.ts';

/** A3 landscape, in points. */
export const chartPage = {
  width: 1190.55,
  height: 841.89,
  side: 40,
  top: 78,
  bottom: 44,
} as const;
export const OVERVIEW = 'overview';

/** A department with its teams, or the teams without a department. */
export interface ChartChapter extends FilledPages {
  /** The name that links refer to. */
  target: string;
  name: string;
  department: PrintedDepartment | null;
  colours: { mainColor: string; titleColor: string };
  /** Indexes into the list of teams. */
  teams: number[];
  people: number;
}

/** The height above a department's columns, for its card and the line that the teams hang from. */
export const HEAD = 66;
