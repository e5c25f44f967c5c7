import { message } from '#/lib/words/message.ts';

/**
 * The most people in one answer as objects; larger companies are read as parallel lists, or team by team. Source:
 * docs/decisions.md, The chart's call returns up to 2,000 members as objects.
 */
export const CHART_OBJECTS_MAX = 2000;

/**
 * The colours of departments, repeated in this order: title band and title. Source: docs/decisions.md, Departments in
 * the chart take turns with four colours.
 */
export const departmentPalettes = [
  { mainColor: '#e8eefb', titleColor: '#2451b8' },
  { mainColor: '#fbefd6', titleColor: '#7d5200' },
  { mainColor: '#dff2f0', titleColor: '#1d655f' },
  { mainColor: '#f6e6f0', titleColor: '#74255a' },
] as const;

/** The colours of what belongs to no department. */
export const plainPalette = { mainColor: '#eceeef', titleColor: '#4d5561' } as const;

/** The level of a card, as its title says: role, department, team or member. Source: product specification. */
export const LEVEL = { administrator: 1, department: 2, team: 3, member: 4 } as const;

/** The role of someone at a position of the chart. */
export const placeRoles = ['Administrator', 'Department Leader', 'Team Leader', 'Secondary Leader', 'Member'] as const;

/**
 * The most people one chart is sent to. Source: docs/decisions.md, A chart goes to as many people as a list can show.
 */
export const CHART_RECIPIENTS_MAX = 50;

/** How long a call waits for its file: less than the minute after which proxies close a silent call. */
export const CHART_WAIT_SECONDS_MAX = 55;

/**
 * How many exports one person may request per hour. Source: docs/decisions.md, A chart goes to as many people as a list
 * can show.
 */
export const chartExportLimit = { name: 'chart-exports', points: 30, seconds: 3600 } as const;

/**
 * A part with more people is printed with initials only. Source: docs/decisions.md, The chart's PDF has no results and
 * no “New” marks.
 */
export const CHART_PHOTOS_MAX = 1000;

/** The messages of the screen. Source: product specification. */
export const chartExportMessages = {
  send: message('specification.chart.sent'),
  download: message('specification.reports.downloaded'),
} as const;

/** The messages of an export that doesn't exist, or no longer does. */
export const chartExportStates = {
  waiting: message('chart-export.states.working'),
  working: message('chart-export.states.working'),
  done: message('chart-export.states.gone'),
  failed: message('chart-export.states.failed'),
} as const;
