import type { ReactNode } from 'react';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { TableCell, TableRow } from '#/components/ui/table.tsx';

const department = (team: DashboardTeam) => team.departmentName ?? 'Other';
const leader = (team: DashboardTeam) => team.leader ?? <span className="text-muted">No leader yet</span>;
const invitations = ({ openInvitations }: DashboardTeam) =>
  openInvitations === 0 ? <span className="text-muted">None</span> : openInvitations;

export function TeamRow({ team }: { team: DashboardTeam }) {
  return (
    <TableRow>
      <TableCell className="wrap-anywhere pl-5 font-medium">{team.name}</TableCell>
      <TableCell>{department(team)}</TableCell>
      <TableCell>{leader(team)}</TableCell>
      <TableCell align="right">{team.membersCount}</TableCell>
      <TableCell align="right" className="pr-5">
        {invitations(team)}
      </TableCell>
    </TableRow>
  );
}

/** The same row for a small screen. */
export function TeamTile({ team }: { team: DashboardTeam }) {
  return (
    <li className="flex flex-col gap-2 border-line border-b px-5 py-4 last:border-b-0">
      <p className="wrap-anywhere font-medium">{team.name}</p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-14">
        <Fact name="Department">{department(team)}</Fact>
        <Fact name="Team leader">{leader(team)}</Fact>
        <Fact name="Members">{team.membersCount}</Fact>
        <Fact name="Open invitations">{invitations(team)}</Fact>
      </dl>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
