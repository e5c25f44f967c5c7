/** What a node of the chart represents. `loose` gathers the teams without a department. */
export const nodeKinds = { company: 0, administrator: 1, department: 2, team: 3, member: 4, loose: 5 } as const;

/** The chart as flat arrays in pre-order: a node comes right before its descendants. */
export interface ChartNodes {
  kind: Uint8Array;
  /** −1 for the first node. */
  parent: Int32Array;
  /** The index after the last descendant: the next sibling, if there is one. */
  end: Int32Array;
  /** The index of what a node shows in its own list (administrators, departments, teams, members). */
  row: Int32Array;
}

/** What is drawn, as lists of ids. A team whose department isn't listed counts as a team without one. */
export interface ChartLists {
  administrators: number;
  departmentIds: ArrayLike<number>;
  teamIds: ArrayLike<number>;
  teamDepartmentIds: ArrayLike<number | null>;
  memberTeamIds: ArrayLike<number>;
}

/** Returns the nodes of a company: its administrators, then its departments with teams and members, in list order. */
export function chartNodes(lists: ChartLists): ChartNodes {
  const teamsOf = rowsByOwner(lists.departmentIds, lists.teamDepartmentIds);
  const membersOf = rowsByOwner(lists.teamIds, lists.memberTeamIds);
  const loose = teamsOf[lists.departmentIds.length] ?? [];
  const size = countNodes(lists, loose.length > 0);
  const nodes: ChartNodes = {
    kind: new Uint8Array(size),
    parent: new Int32Array(size),
    end: new Int32Array(size),
    row: new Int32Array(size),
  };
  let next = 0;
  const add = (kind: number, parent: number, row: number, below?: (at: number) => void) => {
    const at = next++;
    nodes.kind[at] = kind;
    nodes.parent[at] = parent;
    nodes.row[at] = row;
    below?.(at);
    nodes.end[at] = next;
  };
  const addTeams = (teams: number[] | undefined, parent: number) => {
    for (const team of teams ?? [])
      add(nodeKinds.team, parent, team, (at) => {
        for (const member of membersOf[team] ?? []) add(nodeKinds.member, at, member);
      });
  };
  add(nodeKinds.company, -1, 0, (root) => {
    for (let row = 0; row < lists.administrators; row++) add(nodeKinds.administrator, root, row);
    for (let row = 0; row < lists.departmentIds.length; row++)
      add(nodeKinds.department, root, row, (at) => addTeams(teamsOf[row], at));
    if (loose.length > 0) add(nodeKinds.loose, root, 0, (at) => addTeams(loose, at));
  });
  return nodes;
}

/** Returns the direct children of a node. */
export function childrenOf({ end }: ChartNodes, node: number): number[] {
  const children: number[] = [];
  for (let child = node + 1; child < (end[node] ?? 0); child = end[child] ?? 0) children.push(child);
  return children;
}

/** Returns how many direct children a node has. */
export function countChildren({ end }: ChartNodes, node: number): number {
  let count = 0;
  for (let child = node + 1; child < (end[node] ?? 0); child = end[child] ?? 0) count++;
  return count;
}

/** Returns whether two charts have the same nodes below each other, whatever is on their cards. */
export function isSameShape(one: ChartNodes, other: ChartNodes): boolean {
  if (one === other) return true;
  return one.end.length === other.end.length && one.end.every((end, node) => end === other.end[node]);
}

/** Returns the rows of each owner, and those without an owner in an additional list at the end. */
function rowsByOwner(owners: ArrayLike<number>, ownerOf: ArrayLike<number | null>): number[][] {
  const places = new Map(Array.from(owners, (id, place) => [id, place]));
  const rows: number[][] = Array.from({ length: owners.length + 1 }, () => []);
  for (let row = 0; row < ownerOf.length; row++) {
    const owner = ownerOf[row];
    const place = owner === null || owner === undefined ? undefined : places.get(owner);
    rows[place ?? owners.length]?.push(row);
  }
  return rows;
}

function countNodes(lists: ChartLists, hasLoose: boolean): number {
  const teams = new Set(Array.from(lists.teamIds));
  const members = Array.from(lists.memberTeamIds).filter((team) => teams.has(team)).length;
  return 1 + lists.administrators + lists.departmentIds.length + lists.teamIds.length + members + (hasLoose ? 1 : 0);
}
