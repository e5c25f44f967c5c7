import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { previewImport } from '#/lib/domain/people/imports/preview-import.ts';
import { getPerson, listPeople, readPeopleFile } from '#/lib/domain/people/list/people.service.ts';
import type { PeopleFilter, PeopleOrder } from '#/lib/domain/people/people.schema.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let administrator: User;
let department: Department;
let team: Team;

openQueue();

/** Named so that the list is in alphabetical order, and that no random address contains a searched name. */
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId, firstName: 'Ann', lastName: 'A' });
  const head = await buildUser(prisma(), { companyId, firstName: 'Bo', lastName: 'B' });
  const lead = await buildUser(prisma(), { companyId, firstName: 'Cy', lastName: 'C', onboardingCompletedAt: null });
  department = await buildDepartment(prisma(), { companyId, name: 'Engineering', leaderId: head.id });
  team = await buildTeam(prisma(), { companyId, departmentId: department.id, name: 'Compilers', leaderId: lead.id });
  const chess = await buildTeam(prisma(), { companyId, name: '=Chess', secondaryLeaderId: lead.id });
  const both = await buildMember(prisma(), { team, user: { firstName: 'Di', lastName: 'Dombrowski' } });
  await buildMember(prisma(), { team: chess, user: both });
  const invitee = { companyId, firstName: 'Ed', lastName: 'E' };
  await buildInvitation(prisma(), { ...invitee, kind: 'team_member', teamId: team.id, email: `${both.id}.ed@x.com` });
  await buildInvitation(prisma(), { companyId, kind: 'company_administrator', email: `z${both.id}@x.com` });
  // None of these is listed: blocked, withdrawn, unconfirmed and no longer invited, or in another company.
  await buildUser(prisma(), { companyId, blockedAt: new Date() });
  await buildUser(prisma(), { companyId, confirmedAt: null });
  await buildInvitation(prisma(), { companyId, kind: 'team_member', teamId: team.id, revokedAt: new Date() });
  await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
});

async function list(filter: Partial<PeopleFilter & PeopleOrder> & { after?: string } = {}) {
  return listPeople(await userCtx(administrator), { search: '', ...filter });
}

const names = async (filter: Partial<PeopleFilter & PeopleOrder>) =>
  (await list(filter)).people.map(({ firstName }) => firstName || 'nameless');

describe('the list of people', () => {
  it('has each person once, with all their roles and places', async () => {
    const { people, total, next } = await list();
    const summaries = people.map(({ firstName, roles, departments, teams, status }) => [
      firstName,
      roles.join(),
      departments.map(({ name }) => name).join(),
      teams.map(({ name, departmentName }) => `${departmentName}/${name}`).join(),
      status,
    ]);
    expect(summaries).toEqual([
      ['Ann', 'Administrator', '', '', 'Active'],
      ['Bo', 'Department Leader', 'Engineering', '', 'Active'],
      ['Cy', 'Team Leader', 'Engineering', 'Engineering/Compilers,null/=Chess', 'Incomplete Onboarding'],
      ['Di', 'Member', 'Engineering', 'Engineering/Compilers,null/=Chess', 'Active'],
      ['Ed', 'Member', 'Engineering', 'Engineering/Compilers', 'Invitation Sent'],
      ['', 'Administrator', '', '', 'Invitation Sent'],
    ]);
    expect([total, next]).toEqual([6, null]);
  });

  it('says how many people haven’t finished, on the first page', async () => {
    expect((await list()).unfinished).toBe(3);
    const after = Buffer.from('["","a","a"]').toString('base64url');
    expect((await list({ after })).unfinished).toBeNull();
    expect((await list({ team: team.id })).unfinished).toBe(2);
    expect((await list({ status: 'Active' })).unfinished).toBe(0);
  });

  it.each([
    ['name', ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'nameless']],
    ['role', ['Ann', 'nameless', 'Bo', 'Cy', 'Di', 'Ed']],
    ['department', ['Bo', 'Cy', 'Di', 'Ed', 'Ann', 'nameless']],
    ['team', ['Cy', 'Di', 'Ed', 'Ann', 'Bo', 'nameless']],
    ['status', ['Ed', 'nameless', 'Cy', 'Ann', 'Bo', 'Di']],
  ] as const)('is ordered by %s, either way', async (sort, order) => {
    expect(await names({ sort })).toEqual(order);
    expect(await names({ sort, direction: 'desc' })).toEqual(order.toReversed());
  });

  it('returns one person by id, and no invited one or one of another company', async () => {
    const ctx = await userCtx(administrator);
    expect((await getPerson(ctx, administrator.id)).person).toMatchObject({
      firstName: 'Ann',
      roles: ['Administrator'],
    });
    const foreign = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    for (const id of [foreign.id, 2_147_483_647])
      await expect(getPerson(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('shows a leader of something unfinished in that role, without a place', async () => {
    const { companyId } = team;
    const [begins, founds] = await Promise.all(
      ['Fay', 'Gil'].map((firstName) => buildUser(prisma(), { companyId, firstName, lastName: 'Unfinished' })),
    );
    const draft = { companyId, departmentId: department.id, completedAt: null };
    await buildTeam(prisma(), { ...draft, leaderId: begins?.id ?? null });
    await buildDepartment(prisma(), { companyId, leaderId: founds?.id ?? null, completedAt: null });
    const nowhere = { departments: [], teams: [] };
    expect((await list({ search: 'unfinished' })).people).toMatchObject([
      { firstName: 'Fay', roles: ['Team Leader'], ...nowhere },
      { firstName: 'Gil', roles: ['Department Leader'], ...nowhere },
    ]);
    expect(await names({ role: 'Team Leader' })).toEqual(['Cy', 'Fay']);
    expect(await names({ department: department.id, role: 'Team Leader' })).toEqual(['Cy']);
  });

  it('shows a person invited to another team by their account only', async () => {
    await buildInvitation(prisma(), {
      companyId: team.companyId,
      kind: 'team_leader',
      teamId: team.id,
      email: administrator.email,
    });
    expect((await list()).total).toBe(6);
  });

  it('can be searched and filtered, also by several filters together', async () => {
    const cases: [Partial<PeopleFilter>, string[]][] = [
      [{ search: 'di dombrowski' }, ['Di']],
      [{ search: '.ED@' }, ['Ed']],
      [{ search: '%' }, []],
      [{ search: "'; --" }, []],
      [{ role: 'Administrator' }, ['Ann', 'nameless']],
      [{ role: 'Team Leader' }, ['Cy']],
      [{ status: 'Invitation Sent' }, ['Ed', 'nameless']],
      [{ department: department.id }, ['Bo', 'Cy', 'Di', 'Ed']],
      [{ department: 0 }, ['Cy', 'Di']],
      [{ team: team.id }, ['Cy', 'Di', 'Ed']],
      [{ team: team.id, role: 'Member' }, ['Di', 'Ed']],
      [{ team: team.id, role: 'Member', status: 'Active', search: 'd' }, ['Di']],
      [{ team: 2_147_483_647 }, []],
    ];
    for (const [filter, expectedNames] of cases) expect([filter, await names(filter)]).toEqual([filter, expectedNames]);
  });

  it('continues where a page ends, whatever the names are', async () => {
    const { companyId } = team;
    for (let at = 0; at < 100; at++)
      await buildInvitation(prisma(), {
        companyId,
        kind: 'team_member',
        teamId: team.id,
        firstName: at % 2 ? 'Zoë' : '',
      });
    for (const order of [{}, { sort: 'team' }, { sort: 'status', direction: 'desc' }] as const) {
      const emails: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await list(after ? { ...order, after } : order);
        expect(page.total).toBe(106);
        expect(page.people.length).toBeLessThanOrEqual(50);
        emails.push(...page.people.map(({ email }) => email));
        after = page.next;
      } while (after);
      expect(emails).toHaveLength(106);
      expect(new Set(emails).size).toBe(106);
    }
  });

  it.each(['x', 'W10', Buffer.from('["a\\u0000","b"]').toString('base64url')])('refuses the page %j', async (after) => {
    await expect(list({ after })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('the exported file', () => {
  const save = async (filter: Partial<PeopleFilter> = {}) =>
    readPeopleFile(await userCtx(administrator), { search: '', ...filter });

  it('has a row per role and place, and cells that no spreadsheet runs', async () => {
    const response = await save();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = parse(new TextDecoder().decode(bytes), { bom: true }) as string[][];
    expect(head).toEqual(['Email', 'First name', 'Last name', 'Department', 'Team', 'Role', 'Leader', 'Status']);
    expect(rows.map(([, first, , of, at, role]) => [first, of, at, role].join())).toEqual([
      'Ann,,,Administrator',
      'Bo,Engineering,,Department Leader',
      'Cy,Engineering,Compilers,Team Leader',
      "Cy,,'=Chess,Secondary Leader",
      'Di,Engineering,Compilers,Member',
      "Di,,'=Chess,Member",
      'Ed,Engineering,Compilers,Member',
      ',,,Administrator',
    ]);
  });

  it('follows the filters and is logged', async () => {
    const text = await (await save({ search: 'Di Dombrowski' })).text();
    expect(text.trim().split('\r\n')).toHaveLength(3);
    const notes = await prisma().auditEntry.findMany({ where: { companyId: team.companyId, action: 'people.export' } });
    expect(notes.map(({ details, actorId }) => [details, actorId])).toEqual([[{ isFiltered: true }, administrator.id]]);
  });

  it('imported again changes nothing', async () => {
    await buildTeam(prisma(), { companyId: team.companyId, leaderId: administrator.id, completedAt: null });
    const file = new File([await (await save()).arrayBuffer()], 'people.csv');
    const { import: peopleImport } = await previewImport(await userCtx(administrator), { file, move: 'true' });
    expect(peopleImport.errors).toEqual([]);
    expect(peopleImport.counts).toMatchObject({
      rows: 9,
      wrong: 0,
      invited: 0,
      changed: 0,
      departments: 0,
      teams: 0,
      leaving: 0,
    });
  });
});
