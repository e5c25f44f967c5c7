import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';

export interface Neighbour {
  id: number;
  name: string;
  /** The page of the list that it's on. */
  page: number;
}

/** A page of the list; missing while it loads, and if there is none. */
interface Page {
  page: number;
  pages: number;
  teams: readonly { team: Pick<OverviewTeam['team'], 'id' | 'name'> }[];
}

/** Returns the teams before and after a team in the list, also across pages. */
export function findNeighbours(team: number, here: Page | undefined, before?: Page, after?: Page) {
  const at = here?.teams.findIndex((row) => row.team.id === team) ?? -1;
  if (!here || at < 0) return { previous: null, next: null };
  const neighbour = (row: Page['teams'][number] | undefined, page: number): Neighbour | null =>
    row ? { id: row.team.id, name: row.team.name, page } : null;
  return {
    previous:
      at > 0 ? neighbour(here.teams[at - 1], here.page) : neighbour(before?.teams.at(-1), Math.max(1, here.page - 1)),
    next:
      at < here.teams.length - 1 ? neighbour(here.teams[at + 1], here.page) : neighbour(after?.teams[0], here.page + 1),
  };
}

/** Returns the other pages of the list that contain a neighbour of a team. */
export function pagesBeside(team: number, here: Page | undefined): { before: number | null; after: number | null } {
  const at = here?.teams.findIndex((row) => row.team.id === team) ?? -1;
  if (!here || at < 0) return { before: null, after: null };
  return {
    before: at === 0 && here.page > 1 ? here.page - 1 : null,
    after: at === here.teams.length - 1 && here.page < here.pages ? here.page + 1 : null,
  };
}
