import { beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { continueImport } from '#/lib/domain/people/imports/continue-import.ts';
import { previewImport } from '#/lib/domain/people/imports/preview-import.ts';
import { startImport } from '#/lib/domain/people/imports/start-import.ts';
import { remindPeople } from '#/lib/domain/people/list/people.service.ts';
import { chosenPeople } from '#/lib/domain/people/people.schema.ts';
import { invitedSignUpBody } from '#/lib/domain/registration/registration.schema.ts';
import { prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let company: Company;
let administrator: User;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
});

async function preview(...lines: readonly string[]) {
  const file = new File([lines.join('\r\n')], 'people.csv');
  return (await previewImport(await userCtx(administrator), { file, move: 'false' })).import;
}

it('no one is invited to lead because of the manager in their own row', async () => {
  const [boss, head, one] = [1, 2, 3].map(() => `${uniqueWord()}@harbour.test`);
  const { id, notes, errors } = await preview(
    'Work Email,Department,Team,Manager Email',
    `${boss},Works,Board,`,
    `${head},Works,Tugs,${boss}`,
    `${one},Works,Tugs,${head}`,
    `${uniqueWord()}@harbour.test,Works,Cranes,${boss}`,
  );
  expect(errors).toEqual([]);
  expect(notes).toEqual([
    'The Manager column doesn’t say who leads “Cranes”. We made no one a leader there: add a Leader column, or write Team Leader as the role.',
  ]);
  await startImport(await userCtx(administrator), id, { confirmation: '', administrators: false, suspend: false });
  await continueImport(jobCtx(), { importId: id });
  const invitations = await prisma().invitation.findMany({ where: { companyId: company.id }, include: { team: true } });
  const lines = invitations.map(({ email, kind, team }) => `${email} ${kind} ${team?.name}`);
  expect(lines).toHaveLength(4);
  expect(lines).toEqual(
    expect.arrayContaining([`${boss} team_member Board`, `${head} team_leader Tugs`, `${one} team_member Tugs`]),
  );
  expect(lines.filter((line) => line.includes('team_leader'))).toHaveLength(1);
});

it('names are refused with the sign-up’s message, before anyone is invited', async () => {
  const names = [
    ['Saoirse', 'O’Dwyer'],
    ['Mei Ling', 'de la Cruz'],
    ['Mei  Ling', 'Li'],
    ['Y', 'E'],
    ['Knut', 'Berg Jr.'],
    ['علی\u200cرضا', 'دریانورد'],
    ['王', '伟'],
    ['R2D2', '-x'],
  ] as const;
  const { errors } = await preview(
    'Email,First name,Last name,Team',
    ...names.map(([first, last], at) => `p${at}@harbour.test,${first},${last},Tugs`),
  );
  const said = names.map((_, at) => errors.filter(({ line }) => line === at + 2).map(({ message }) => message));
  const bodies = names.map(([firstName, lastName]) => ({ token: 'inv_x', phone: '', firstName, lastName }));
  const signUp = bodies.map(
    (body) => invitedSignUpBody.safeParse(body).error?.issues.map(({ message }) => inWords(message, 'en')) ?? [],
  );
  expect(said).toEqual(signUp);
  expect(said.map(({ length }) => length)).toEqual([0, 0, 1, 2, 1, 0, 0, 2]);
});

it('people in the list can be named in a file, and listed in it again', async () => {
  const email = `${uniqueWord()}..mori%sales.@harbour.test`;
  await buildInvitation(prisma(), { companyId: company.id, kind: 'company_administrator', email });
  const { people } = chosenPeople.parse({ people: [`\u200b${email.toUpperCase()}`] });
  const answer = await remindPeople(await userCtx(administrator), { people });
  expect(answer.results).toMatchObject([{ email, isDone: true }]);
  expect((await preview('email,role', `${email},Administrator`)).errors).toEqual([]);
  expect((await preview('email,team', `x${email},Tugs`)).errors).toHaveLength(1);
});

it('the preview says which statuses weren’t understood, and that these people count as still here', async () => {
  const lines = ['Active', 'sabbatical', 'Sabbatical', 'on probation', 'Terminated', '', 'a', 'b', 'c', 'd'];
  const rows = lines.map((status, at) => `${uniqueWord()}${at}@harbour.test,Tugs,${status}`);
  const { notes, counts } = await preview('Email,Team,Status', ...rows);
  expect(notes).toEqual([
    'The Status column of 7 people says “Sabbatical”, “on probation”, “a”, “b”, “c” or 1 other value, which we don’t understand. These people are treated as still here.',
  ]);
  expect(counts).toMatchObject({ invited: 9, notInvited: 1 });
  const alone = await preview('Email,Team,Status', `${uniqueWord()}@harbour.test,Tugs,sabbatical`);
  expect(alone.notes).toEqual([
    'The Status column of 1 person says “sabbatical”, which we don’t understand. This person is treated as still here.',
  ]);
});
