import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/steps/rebuild-person-months.ts';
import { previewImport } from '#/lib/domain/people/commands/preview-import.ts';
import { removeAccount } from '#/lib/domain/profile/commands/remove-account.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { newImageName } from '#/lib/platform/image.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const MINUTE = 60_000;

let company: Company;
let person: User;
/** A word that stands in everything personal of this person. */
let secret: string;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  company = await buildCompany(prisma());
  secret = `zq${uniqueWord()}`;
  person = await buildUser(prisma(), {
    companyId: company.id,
    email: `${secret}@example.com`,
    firstName: `${secret}-first`,
    lastName: `${secret}-last`,
    phone: `${secret}-phone`,
  });
});

const stored = () => prisma().user.findUniqueOrThrow({ where: { id: person.id } });
const remove = async () => removeAccount(await userCtx(person));

/** Everything a person can leave behind, with the secret word wherever a text can be. */
async function leaveTraces(): Promise<{ teamId: number }> {
  const db = prisma();
  const [userId, companyId] = [person.id, company.id];
  const imageName = newImageName();
  await db.storedImage.create({
    data: { name: imageName, companyId, bytes: new Uint8Array(9), createdAt: new Date() },
  });
  await db.user.update({
    where: { id: userId },
    data: {
      imageName,
      normIds: [1],
      motivatorPriorities: [1, 2, 3],
      motivatorBaselines: [{ id: 1, baselineId: 2 }],
      motivatorReason: { id: 1, options: [2] },
      totpSecret: new Uint8Array(20),
      seniorityId: 3,
      yearsOfLeadershipId: 2,
      birthDate: new Date('1990-05-17'),
      hireDate: new Date('2020-02-01'),
      isNewHire: true,
      hopes: [2, 1],
      shareBirthday: true,
      getMembersBirthdays: true,
      onboardingStepsDone: [1, 5, 6],
    },
  });
  const department = await buildDepartment(db, { companyId, leaderId: userId });
  const team = await buildTeam(db, { companyId, departmentId: department.id, creatorId: userId, leaderId: userId });
  await buildTeam(db, { companyId, secondaryLeaderId: userId });
  await buildTeam(db, { companyId, creatorId: userId, completedAt: null, draftInvites: [`${secret}@draft.example`] });
  const draft = await buildDepartment(db, { companyId, leaderId: userId, completedAt: null, name: secret });
  await buildTeam(db, { companyId, leaderId: userId, completedAt: null, name: secret, departmentId: draft.id });
  await buildDepartment(db, { companyId, creatorId: userId, completedAt: null, name: secret });
  await buildDepartment(db, { companyId, creatorId: userId });
  await buildMember(db, { team, user: person });
  const checkIn = await buildCheckIn(db, { team, userId, localDate: '2026-03-02' });
  await buildAnswer(db, { checkIn, elaborate: `${secret} said` });
  await rebuildPersonMonths(pool(), { companyId });
  await db.motivatorSatisfaction.create({ data: { userId, motivatorId: 3, satisfaction: 50, answeredAt: new Date() } });
  const words = { title: secret, message: secret, icon: 'bell', color: 'blue' };
  await db.notification.create({ data: { companyId, userId, role: 'Member', createdAt: new Date(), ...words } });
  const linked = { provider: 'oidc', issuer: 'https://issuer.example', subject: secret, email: person.email };
  await db.identity.create({ data: { userId, ...linked, createdAt: new Date(), lastUsedAt: new Date() } });
  await db.recoveryCode.create({ data: { userId, codeHash: new Uint8Array(32) } });
  const life = { userId, expiresAt: new Date(Date.now() + MINUTE) };
  await db.loginTicket.create({ data: { ...life, tokenHash: newSecret('tkt_').hash } });
  await db.mailedToken.create({ data: { ...life, kind: 'reset_password', createdAt: new Date() } });
  await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id, email: person.email });
  const invited = { email: `guest.${uniqueWord()}@example.com`, invitedById: userId };
  await buildInvitation(db, { companyId, kind: 'team_member', teamId: team.id, ...invited });
  const session = await signInAs(db, person);
  await db.session.update({ where: { id: session.id }, data: { device: `Browser of ${secret}` } });
  return { teamId: team.id };
}

/** An imported file that names the person in every way: in rows of their own, as a leader, and in what is wrong. */
async function leaveFile(): Promise<number> {
  const administrator = await buildAdministrator(prisma(), { companyId: company.id });
  const lines = [
    `${person.email},${secret},${secret},Chess,`,
    `ann@example.com,Ann,Low,Go,${person.email}`,
    `bob@example.com,Bob,Low,Go,cy@example.com`,
  ];
  const file = new File([`email,first name,last name,team,leader\n${lines.join('\n')}`], 'people.csv');
  const { import: made } = await previewImport(await userCtx(administrator), { file, move: 'false' });
  expect(made.errors.map(({ line }) => line)).toEqual([4, 4]);
  return made.id;
}

/** Every row of every table, as text, that holds the word. */
async function rowsWith(word: string): Promise<string[]> {
  const tables = await pool().query<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool().query(`SELECT 1 FROM ${name} AS t WHERE t::text LIKE $1`, [`%${word}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('erasing a person', () => {
  it('leaves nothing personal anywhere', async () => {
    await leaveTraces();
    await leaveFile();
    // The search sees what there is to see.
    expect(await rowsWith(secret)).toEqual(
      expect.arrayContaining([
        'users',
        'check_in_answers',
        'identities',
        'invitations',
        'notifications',
        'people_import_rows',
        'sessions',
        'teams',
      ]),
    );
    await remove();
    expect(await rowsWith(secret)).toEqual([]);
    expect(await stored()).toMatchObject({
      firstName: 'Former',
      lastName: 'Member',
      phone: '',
      passwordHash: null,
      imageName: null,
      normIds: [],
      motivatorPriorities: [],
      motivatorBaselines: [],
      motivatorReason: null,
      totpSecret: null,
      seniorityId: null,
      yearsOfLeadershipId: null,
      birthDate: null,
      hireDate: null,
      isNewHire: null,
      hopes: [],
      shareBirthday: false,
      getMembersBirthdays: false,
      onboardingStepsDone: [],
    });
    const of = { userId: person.id };
    const counts = [
      prisma().storedImage.count({ where: { companyId: company.id } }),
      prisma().motivatorSatisfaction.count({ where: of }),
      prisma().recoveryCode.count({ where: of }),
      prisma().loginTicket.count({ where: of }),
      prisma().mailedToken.count({ where: of }),
      prisma().notification.count({ where: of }),
    ];
    expect(await Promise.all(counts)).toEqual(counts.map(() => 0));
  });

  it('leaves what others wrote beside the name', async () => {
    const draftInvites = [`ann.${secret}@draft.example`, person.email, 'bob@draft.example'];
    const draft = await buildTeam(prisma(), { companyId: company.id, completedAt: null, draftInvites });
    const importId = await leaveFile();
    await remove();
    expect((await prisma().team.findUniqueOrThrow({ where: { id: draft.id } })).draftInvites).toEqual([
      `ann.${secret}@draft.example`,
      'bob@draft.example',
    ]);
    const rows = await prisma().peopleImportRow.findMany({ where: { importId }, orderBy: { line: 'asc' } });
    expect(rows).toMatchObject([
      { cells: { email: '', firstName: '', lastName: '', team: '' }, positions: [] },
      { cells: { email: 'ann@example.com', team: 'Go', leader: '' }, positions: [{ email: 'ann@example.com' }] },
      {
        cells: { leader: 'cy@example.com' },
        errors: [{ message: 'Names somebody who has deleted their account.' }, {}],
      },
    ]);
  });

  it('keeps the figures that teams were shown', async () => {
    const { teamId } = await leaveTraces();
    const months = () => prisma().personMonth.findMany({ where: { teamId } });
    const figures = () => prisma().checkInAnswer.findMany({ where: { teamId }, omit: { elaborate: true } });
    const before = [await months(), await figures()];
    expect(before.map((rows) => rows.length)).toEqual([1, 1]);
    await remove();
    expect([await months(), await figures()]).toEqual(before);
  });

  it('takes every role and membership away, and of nobody else', async () => {
    const colleague = await buildAdministrator(prisma(), { companyId: company.id });
    await prisma().administrator.create({ data: { companyId: company.id, userId: person.id } });
    const { teamId } = await leaveTraces();
    await prisma().teamMember.create({
      data: { teamId, companyId: company.id, userId: colleague.id, joinedAt: new Date() },
    });
    await remove();
    const companyId = company.id;
    const leads = [{ leaderId: person.id }, { secondaryLeaderId: person.id }, { creatorId: person.id }];
    expect(await prisma().team.count({ where: { companyId, OR: leads } })).toBe(0);
    const heads = [{ leaderId: person.id }, { creatorId: person.id }];
    expect(await prisma().department.count({ where: { companyId, OR: heads } })).toBe(0);
    expect(await prisma().department.count({ where: { companyId } })).toBe(2);
    expect((await prisma().teamMember.findMany({ where: { companyId } })).map(({ userId }) => userId)).toEqual([
      colleague.id,
    ]);
    expect((await userCtx(colleague)).actor.roles).toEqual(['Administrator', 'Member']);
    expect(await prisma().team.count({ where: { companyId } })).toBe(2);
  });
});
