import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { personalColumns } from '#/e2e/support/measures/personal-columns.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { leaveFile, leaveIds, leaveNotice, leaveTraces, tablesWith } from '#/e2e/support/scenes/personal-traces.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { removeAccount } from '#/lib/domain/profile/profile.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let company: Company;
let person: User;
/** A word that is in all of this person's personal data. */
let secret: string;

openQueue();
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

const storedUser = () => prisma().user.findUniqueOrThrow({ where: { id: person.id } });
const remove = async () => removeAccount(await userCtx(person));

/** Other things an id can refer to; any other name, or a foreign key to users, means a person. */
const things =
  '^(about|company|connection|department|frequency|industry|invitation|key|motivator|performing_score|question|scope|seniority|size|team|time_zone|years_of_leadership)_id$';

/** Returns how often each column that can contain a person's id contains this one. */
async function countColumns(id: number): Promise<Record<string, number>> {
  const { rows } = await pool().query<{ table: string; column: string }>(
    `
    WITH keys AS (SELECT conrelid, unnest(conkey) AS attnum, confrelid = 'users'::regclass AS is_person
      FROM pg_constraint WHERE contype = 'f')
    SELECT c.relname AS table, a.attname AS column
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND a.atttypid = 'int4'::regtype
    LEFT JOIN keys k ON k.conrelid = c.oid AND k.attnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attname LIKE '%\\_id' AND a.attname !~ $1
      -- A round, a team or a company.
      AND (c.relname, a.attname) <> ('sweep_notes', 'subject_id')
    GROUP BY 1, 2 HAVING bool_and(coalesce(k.is_person, true)) ORDER BY 1, 2`,
    [things],
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of rows) {
    const { rowCount } = await pool().query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id]);
    counts[`${table}.${column}`] = rowCount ?? 0;
  }
  return counts;
}

describe('erasing a person', () => {
  it('does to every column with a person’s id what is documented for it', async () => {
    await leaveTraces(person, secret);
    await leaveNotice(person);
    await leaveIds(person);
    const before = await countColumns(person.id);
    expect(Object.keys(before)).toEqual(Object.keys(personalColumns));
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    await remove();
    const left = Object.entries(await countColumns(person.id)).filter(([, count]) => count > 0);
    const staying = Object.entries(personalColumns).filter(([, fate]) => fate !== 'erased');
    expect(left.map(([column]) => column)).toEqual(staying.map(([column]) => column));
  });

  it('leaves nothing personal anywhere', async () => {
    await leaveTraces(person, secret);
    await leaveFile(person, secret);
    await leaveNotice(person);
    // Proves that the search works: before erasing, it finds something.
    expect(await tablesWith(secret)).toEqual(
      expect.arrayContaining([
        'address_corrections',
        'users',
        'actions',
        'check_in_answers',
        'coach_items',
        'identities',
        'invitations',
        'notifications',
        'people_import_rows',
        'posts',
        'sessions',
        'sign_in_attempts',
        'teams',
      ]),
    );
    await remove();
    expect(await tablesWith(secret)).toEqual([]);
    expect(await storedUser()).toMatchObject({
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
      prisma().personalityAnswer.count({ where: of }),
      prisma().personalityResult.count({ where: of }),
      prisma().post.count({ where: { authorId: person.id } }),
      prisma().postRead.count({ where: of }),
      prisma().acknowledgement.count({ where: of }),
      prisma().replyMessage.count({ where: of }),
      prisma().replyThread.count({ where: { OR: [{ holderId: person.id }, { signedById: person.id }] } }),
      prisma().pulseAcknowledgement.count({ where: of }),
      prisma().pulseThreadMessage.count({ where: of }),
      prisma().pulseThread.count({ where: { OR: [{ holderId: person.id }, { signedById: person.id }] } }),
      prisma().coachItem.count({ where: of }),
      prisma().coachItemState.count({ where: of }),
      prisma().faqVote.count({ where: of }),
      prisma().feedback.count({ where: of }),
      prisma().feedbackImage.count({ where: of }),
      prisma().leadership.count({ where: of }),
      prisma().action.count({ where: { OR: [{ ownerId: person.id }, { madeById: person.id }] } }),
    ];
    expect(await Promise.all(counts)).toEqual(counts.map(() => 0));
  });

  it('includes what names them by an earlier name, and nothing of a namesake', async () => {
    const namesake = await buildUser(prisma(), { companyId: company.id, firstName: person.firstName, lastName: 'Li' });
    await prisma().user.update({ where: { id: person.id }, data: { lastName: 'Li' } });
    await leaveNotice(person);
    await leaveNotice(namesake);
    await prisma().user.update({ where: { id: person.id }, data: { firstName: 'Other' } });
    await remove();
    const left = await findNotices({ where: { companyId: company.id } });
    expect(left.map(({ aboutUserId }) => aboutUserId)).toEqual([namesake.id]);
  });

  it('keeps what others wrote next to the name', async () => {
    const draftInvites = [`ann.${secret}@draft.example`, person.email, 'bob@draft.example'];
    const draft = await buildTeam(prisma(), { companyId: company.id, completedAt: null, draftInvites });
    const importId = await leaveFile(person, secret);
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
        errors: [{ message: message('people.file.forgotten') }, {}],
      },
    ]);
  });

  it('keeps the results that teams were shown', async () => {
    const { teamId } = await leaveTraces(person, secret);
    const months = () => prisma().personMonth.findMany({ where: { teamId } });
    const figures = () => prisma().checkInAnswer.findMany({ where: { teamId }, omit: { elaborate: true } });
    const before = [await months(), await figures()];
    expect(before.map((rows) => rows.length)).toEqual([1, 1]);
    await remove();
    expect([await months(), await figures()]).toEqual(before);
  });

  it('removes every role and membership, and no one else’s', async () => {
    const colleague = await buildAdministrator(prisma(), { companyId: company.id });
    await prisma().administrator.create({ data: { companyId: company.id, userId: person.id } });
    const { teamId } = await leaveTraces(person, secret);
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
    const members = (await prisma().teamMember.findMany({ where: { companyId } })).map(({ userId }) => userId);
    expect(members).toHaveLength(2);
    expect(members).toContain(colleague.id);
    expect(members).not.toContain(person.id);
    expect((await userCtx(colleague)).actor.roles).toEqual(['Administrator', 'Member']);
    expect(await prisma().team.count({ where: { companyId } })).toBe(2);
  });
});
