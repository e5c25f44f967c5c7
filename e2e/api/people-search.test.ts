import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const server = openServer();
const word = uniqueWord();
let reader: User;
let teamId: number;
let leader: User;

/** First name, last name, and the texts that find the person. */
const people: [firstName: string, lastName: string, typed: string[]][] = [
  ['太郎', '山田', ['山田太郎', '太郎山田', '山田 太郎']],
  ['Jürgen', 'Weiß', ['juergen', 'jurgen', 'WEISS Jürgen']],
  ['Mueller', 'Mia', ['Müller']],
  ['Pat', 'O’Brien', ['obrien', "pat o'brien"]],
  ['Lani', 'Kaʻahumanu', ['kaahumanu']],
  ['Maria', 'Cruz', ['cruz, maria']],
];
/** Texts that find a person where addresses are shown. */
const pasted = [`Maria Cruz <maria.${word}@x.test>`, `mailto:maria.${word}@x.test`, `"Cruz, M" <MARIA.${word}@x.test>`];

beforeAll(async () => {
  const { id: companyId } = await buildCompany(prisma());
  reader = await buildAdministrator(prisma(), { companyId, firstName: 'Reading', lastName: 'Person' });
  for (const [firstName, lastName] of people) {
    const email = `${firstName === 'Maria' ? 'maria' : uniqueWord()}.${word}@x.test`;
    const user = await buildAdministrator(prisma(), { companyId, firstName, lastName, email });
    await prisma().auditEntry.create({
      data: {
        companyId,
        actorKind: 'user',
        actorId: user.id,
        action: 'team.create',
        subject: 'team:1',
        at: new Date(),
      },
    });
  }
  leader = await buildUser(prisma(), { companyId, firstName: 'Lead', lastName: 'Person' });
  teamId = (await buildTeam(prisma(), { companyId, leaderId: leader.id })).id;
});

type Found = { firstName?: string; lastName?: string; name?: string };
const fullName = ({ firstName, lastName, name }: Found) => name ?? `${firstName} ${lastName}`;

async function ask(path: string, search: string, person = reader): Promise<string[]> {
  const { json } = await server.call(path + encodeURIComponent(search), { headers: await asProgram(person) });
  const answer = json as { people?: Found[]; users?: Found[]; entries?: { who: string }[] };
  return (answer.people ?? answer.users ?? answer.entries?.map(({ who: name }) => ({ name })) ?? []).map(fullName);
}

const byAddress: [title: string, path: string][] = [
  ['the list of people', '/api/company/people?search='],
  ['Ctrl K', '/api/company/destinations?search='],
  ['the choice of a leader', '/api/secondaryLeader/users?search='],
  ['who gets the chart', '/api/company/diagram/recipients?search='],
  ['the activity log', '/api/company/activity?person='],
];

describe.each(byAddress)('%s', (_title, path) => {
  it.each(people)('finds %s %s', async (firstName, lastName, typed) => {
    for (const text of typed) expect([text, await ask(path, text)]).toEqual([text, [`${firstName} ${lastName}`]]);
  });

  it.each(pasted)('finds an address pasted as %j', async (text) =>
    expect(await ask(path, text)).toEqual(['Maria Cruz']),
  );
});

describe.each([
  ['the choice of who gets a report', () => ask.bind(null, '/api/dashboard/report/data?search='), () => reader],
  [
    'the choice of a secondary leader by a team leader',
    () => ask.bind(null, `/api/secondaryLeader/users?team=${teamId}&search=`),
    () => leader,
  ],
] as const)('%s, which shows no addresses,', (_title, call, by) => {
  it.each(people)('finds %s %s', async (firstName, lastName, typed) => {
    for (const text of typed) expect([text, await call()(text, by())]).toEqual([text, [`${firstName} ${lastName}`]]);
  });

  it('uses only the name in a pasted address, and reveals nothing by the address', async () => {
    expect(await call()(`Maria Cruz <pat.${word}@x.test>`, by())).toEqual(['Maria Cruz']);
    for (const text of pasted.slice(1, 2)) expect(await call()(text, by())).toEqual([]);
  });
});

it('an invitation is found like an account', async () => {
  const { companyId } = reader;
  const names = { firstName: '花子', lastName: '鈴木' };
  const invitation = await buildInvitation(prisma(), { companyId, kind: 'team_member', teamId, ...names });
  const list = '/api/company/people?search=';
  for (const text of ['鈴木花子', `Hanako <${invitation.email}>`]) expect(await ask(list, text)).toEqual(['花子 鈴木']);
});
