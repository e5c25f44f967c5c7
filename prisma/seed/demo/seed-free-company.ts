import type { Pool } from 'pg';
import { invitationLifeDays } from '#/lib/domain/invitations/constants.ts';
import { hashPassword } from '#/lib/platform/passwords.ts';
import { insertRows, reserveIds } from '#/prisma/seed/bulk-insert.ts';
import { mailNameOf, namePools } from '#/prisma/seed/demo/countries.ts';
import { onboardingSteps, userColumns } from '#/prisma/seed/demo/user-columns.ts';
import { freeCompany } from '#/prisma/seed/demo-accounts.mjs';
import { inTransaction } from '#/prisma/seed/in-transaction.ts';

const PEOPLE = 41;
const TEAMS = ['Bakery', 'Counter', 'Deliveries', 'Office'];
const INVITED = ['Imani', 'Jonas', 'Klara'];
const DAY_MS = 24 * 3_600_000;
/** Rare, so that its emails don't get in the way of the demo company's. */
const YEARLY = 4;

/** Stores a company on the free plan with almost all seats taken, to show the hints and how to pay. */
export async function seedFreeCompany(pool: Pool, { now }: { now: Date }): Promise<{ people: number }> {
  const passwordHash = await hashPassword(freeCompany.password);
  const begun = new Date(now.getTime() - 60 * DAY_MS);
  const { first, last } = namePools.GB;
  // The steps have no common divisor, so that all names differ.
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    firstName: first[at % first.length] ?? '',
    lastName: last[(at * 2 + Math.floor(at / first.length)) % last.length] ?? '',
  }));
  const client = await pool.connect();
  try {
    await inTransaction(client, async () => {
      const [companyId = 0] = await reserveIds(client, 'companies', 1);
      const users = await reserveIds(client, 'users', PEOPLE);
      const teams = await reserveIds(client, 'teams', TEAMS.length);
      const company = { id: 'int', name: 'text', time_zone: 'text', created_at: 'timestamptz' };
      await insertRows(client, 'companies', company, [[companyId, freeCompany.name, 'Europe/London', begun]]);
      await insertRows(
        client,
        'users',
        { ...userColumns, onboarding_steps_done: 'int[]' },
        people.map(({ firstName, lastName }, at) => {
          const domain = freeCompany.email.split('@')[1];
          const email = at === 0 ? freeCompany.email : `${mailNameOf(firstName, lastName)}.${at}@${domain}`;
          return [
            users[at],
            companyId,
            email,
            firstName,
            lastName,
            11,
            'Europe/London',
            passwordHash,
            begun,
            begun,
            begun,
            begun,
            onboardingSteps,
          ];
        }),
      );
      const administrator = { user_id: 'int', company_id: 'int', created_at: 'timestamptz', is_creator: 'bool' };
      await insertRows(client, 'administrators', administrator, [[users[0], companyId, begun, true]]);
      await insertRows(
        client,
        'teams',
        teamColumns,
        TEAMS.map((name, at) => [teams[at], companyId, name, users[at + 1], users[0], YEARLY, begun, begun]),
      );
      const member = { team_id: 'int', user_id: 'int', company_id: 'int', joined_at: 'timestamptz' };
      const members = users.slice(TEAMS.length + 1);
      await insertRows(
        client,
        'team_members',
        member,
        members.map((id, at) => [teams[at % TEAMS.length], id, companyId, begun]),
      );
      const expiresAt = new Date(now.getTime() + (invitationLifeDays - 1) * DAY_MS);
      await insertRows(
        client,
        'invitations',
        invitationColumns,
        INVITED.map((name) => {
          const email = `${name.toLowerCase()}@${freeCompany.email.split('@')[1]}`;
          return [
            companyId,
            'team_member',
            email,
            name,
            '',
            teams[0],
            users[1],
            new Date(now.getTime() - DAY_MS),
            expiresAt,
          ];
        }),
      );
      const account = { company_id: 'int', near_since: 'timestamptz' };
      await insertRows(client, 'billing_accounts', account, [[companyId, new Date(now.getTime() - DAY_MS)]]);
    });
  } finally {
    client.release();
  }
  return { people: PEOPLE };
}

const teamColumns = {
  id: 'int',
  company_id: 'int',
  name: 'text',
  leader_id: 'int',
  creator_id: 'int',
  frequency_id: 'int',
  created_at: 'timestamptz',
  completed_at: 'timestamptz',
};

const invitationColumns = {
  company_id: 'int',
  kind: 'invitation_kind',
  email: 'text',
  first_name: 'text',
  last_name: 'text',
  team_id: 'int',
  invited_by_id: 'int',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
};
