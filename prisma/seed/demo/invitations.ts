import type { PoolClient } from 'pg';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import { insertRows } from '#/prisma/seed/bulk-insert.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import { mailDomain } from '#/prisma/seed/demo/known-people.ts';
import type { DemoOrganisation } from '#/prisma/seed/demo/organisation.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';

interface InvitationPlan {
  readonly kind: InvitationKind;
  readonly firstName: string;
  readonly lastName: string;
  readonly hoursAgo: number;
  readonly department?: string;
  readonly team?: string;
}

const HOUR_MS = 3_600_000;

/** All are open except the last one, which no one accepted in time. */
const plans: readonly InvitationPlan[] = [
  { kind: 'team_member', firstName: 'Clara', lastName: 'Monteiro', hoursAgo: 20, team: 'Mobile App' },
  { kind: 'team_member', firstName: 'Dev', lastName: 'Malhotra', hoursAgo: 70, team: 'Support' },
  { kind: 'team_leader', firstName: 'Frida', lastName: 'Holm', hoursAgo: 45, department: 'Engineering' },
  { kind: 'secondary_leader', firstName: 'Henrik', lastName: 'Voss', hoursAgo: 98, team: 'Sales Europe' },
  { kind: 'company_administrator', firstName: 'Yara', lastName: 'Said', hoursAgo: 120 },
  { kind: 'team_member', firstName: 'Stefan', lastName: 'Kurz', hoursAgo: 480, team: 'Data' },
];

/** Stores open invitations; a team's come from its leader, the others from the level above. */
export async function insertInvitations(
  client: PoolClient,
  { now }: DemoYear,
  organisation: DemoOrganisation,
  { companyId, idOf }: StoredOrganisation,
): Promise<void> {
  const columns = {
    company_id: 'int',
    kind: 'invitation_kind',
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    department_id: 'int',
    team_id: 'int',
    invited_by_id: 'int',
    created_at: 'timestamptz',
    expires_at: 'timestamptz',
  };
  const rows = plans.map(({ kind, firstName, lastName, hoursAgo, ...target }) => {
    const team = organisation.teams.find(({ plan }) => plan.name === target.team);
    const department = organisation.departments.find(({ plan }) => plan.name === target.department);
    const inviter = team?.leader ?? department?.leader ?? organisation.founder;
    const createdMs = now.getTime() - hoursAgo * HOUR_MS;
    const expiresAt = new Date(createdMs + invitationLifeDays * 24 * HOUR_MS);
    const targets = [department ? idOf(department) : null, team ? idOf(team) : null];
    const email = `${firstName}.${lastName}@${mailDomain}`.toLowerCase();
    return [companyId, kind, email, firstName, lastName, ...targets, idOf(inviter), new Date(createdMs), expiresAt];
  });
  await insertRows(client, 'invitations', columns, rows);
}
