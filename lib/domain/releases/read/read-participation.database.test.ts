import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { AnsweringCompany } from '#/e2e/support/scenes/answering-company.ts';
import { readParticipation } from '#/lib/domain/releases/read/read-participation.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

it('participation is hidden from readers of a part by name, since the rest shows whether a few answered', async () => {
  const scene = await AnsweringCompany.make([6]);
  const [own] = scene.teams;
  if (!own) throw new Error('There is a team.');
  const { id: companyId } = scene.company;
  // Four are asked, too few for a batch, and three of them answer; the next day, all are asked and answer.
  for (const { id: userId } of own.members.slice(0, 4))
    await buildCheckIn(prisma(), { team: own.team, userId, localDate: '2026-03-02' });
  for (const person of own.members.slice(0, 3)) await scene.answer(own, person, '2026-03-02');
  await scene.sleep('2026-03-02');
  await scene.passDay(own, '2026-03-03');
  await scene.sleep('2026-03-03');
  await scene.sleep('2026-03-04');
  const [appointed, founder] = [
    await buildAdministrator(prisma(), { companyId }),
    await buildAdministrator(prisma(), { companyId }),
  ];
  await prisma().leadership.create({
    data: { companyId, teamId: own.team.id, userId: appointed.id, beginsOn: new Date('2026-03-03') },
  });
  const ofTeam = { teamId: own.team.id, date: null };
  const date = '2026-03-04';
  expect(await readParticipation(await userCtx(founder), ofTeam)).toEqual({
    date,
    span: { from: date, to: date, rate: 90, isKnown: false },
  });
  const hidden = { rate: null, isKnown: true };
  expect(await readParticipation(await userCtx(appointed), ofTeam)).toMatchObject({ date, span: hidden });
  const ofWeek = { ...ofTeam, date: '2026-03-06' };
  expect(await readParticipation(await userCtx(appointed), ofWeek)).toMatchObject({ span: hidden });
});
