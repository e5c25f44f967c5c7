'use client';

import { useState } from 'react';
import type { DashboardTeam } from '#/components/dashboards/team-dashboard.ts';
import { TeamRow, TeamTile } from '#/components/dashboards/team-row.tsx';
import { Button } from '#/components/ui/button.tsx';
import { Table, TableBody, TableHead, TableHeaderCell } from '#/components/ui/table.tsx';

/** Rows shown before the rest is asked for. */
const PREVIEW = 4;

/** The teams as a table, as cards on small screens. */
export function TeamList({ teams }: { teams: readonly DashboardTeam[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? teams : teams.slice(0, PREVIEW);
  return (
    <>
      <div className="border-line border-t max-medium:hidden">
        <Table label="Teams" scrollClassName="rounded-none">
          <TableHead>
            <tr>
              <TableHeaderCell className="pl-5">Team</TableHeaderCell>
              <TableHeaderCell>Department</TableHeaderCell>
              <TableHeaderCell>Team leader</TableHeaderCell>
              <TableHeaderCell align="right">Members</TableHeaderCell>
              <TableHeaderCell align="right" className="pr-5">
                Open invitations
              </TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {shown.map((team) => (
              <TeamRow key={team.id} team={team} />
            ))}
          </TableBody>
        </Table>
      </div>
      <ul className="flex flex-col border-line border-t medium:hidden">
        {shown.map((team) => (
          <TeamTile key={team.id} team={team} />
        ))}
      </ul>
      {teams.length > PREVIEW && (
        <div className="border-line border-t p-2 text-center">
          <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'View fewer' : 'View More'}
          </Button>
        </div>
      )}
    </>
  );
}
