import { beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { type AskedInTeams, askInTeams, formIn, happy } from '#/e2e/support/scenes/teams-scene.ts';
import { settleMessages } from '#/lib/domain/chat-answers/settle-messages.ts';
import { mailCheckIn } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { prisma } from '#/lib/platform/db.ts';

const sink = openMailSink();
const chat = openChat();
openQueue();

let scene: AskedInTeams;
beforeEach(async () => {
  scene = await askInTeams(chat);
});

const textOf = (answer: unknown) => JSON.stringify(answer);
const feel = () => scene.press('feel', { checkIn: scene.checkIn.id, emotions: '3' });
const thanks = 'Thank you. Your answers have arrived.';
const messages = async () =>
  (await chat.records()).teams.activities.filter(
    ({ conversationId }) => conversationId === scene.person.conversationId,
  );
const isMailed = () => sink.messageIds.includes(`<check-in.${scene.checkIn.id}@localhost>`);

it('a check-in arrives as a card, not as an email, is answered in it, and the message says so', async () => {
  await mailCheckIn(jobCtx(), scene.checkIn.id);
  expect(isMailed()).toBe(false);
  const [message] = await messages();
  expect(textOf(message)).not.toContain('srv_');
  expect(message?.card.body.find(({ id }) => id === 'emotions')).toHaveProperty('choices.length', 11);
  expect((await prisma().checkIn.findUniqueOrThrow({ where: { id: scene.checkIn.id } })).lastMail).toBe(0);

  const form = await feel();
  expect(form.value.body.find(({ id }: { id?: string }) => id === 'answer.emotions')).toMatchObject({ value: '3' });
  expect(
    await scene.send(formIn(form), { ...happy, 'answer.motivator': '1', 'answer.factors': '1,2,x' }),
  ).toMatchObject({
    statusCode: 200,
    type: 'application/vnd.microsoft.card.adaptive',
    value: { body: [{ inlines: [{ text: thanks }] }] },
  });
  expect(await scene.storedAnswer()).toMatchObject({
    emotionId: 3,
    productivity: 70,
    motivatorAnswer: 100,
    elaborate: 'Fine',
  });

  await settleMessages(jobCtx(), scene.checkIn.id);
  const [settled] = await messages();
  expect(settled?.summary).toMatch(/^You’ve checked in for /);
  expect(textOf(settled?.card)).not.toMatch(/Action|Fine|\b70\b/);
});

it('an answer sent twice, also in parallel, is stored once and acknowledged each time', async () => {
  const form = formIn(await feel());
  const answers = await Promise.all([scene.send(form, happy), scene.send(form, happy)]);
  for (const answer of [...answers, await scene.send(form, happy)]) expect(textOf(answer)).toContain(thanks);
  expect(await prisma().checkInAnswer.count({ where: { checkInId: scene.checkIn.id } })).toBe(1);
  expect(textOf(await scene.send('5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11', happy))).toContain('already answered');
});

it('an incomplete form says what is missing, keeps what was filled in, and stores nothing', async () => {
  const form = formIn(await feel());
  const again = await scene.send(form, { 'answer.note': 'Only this' });
  expect(textOf(again)).toContain('Answer at least one question.');
  expect(textOf(again)).toContain('Only this');
  expect(formIn(again)).toBe(form);
  expect(await scene.storedAnswer()).toBeNull();
});

it('a form that is sent after the close ends with a friendly message', async () => {
  const form = formIn(await feel());
  await prisma().checkIn.update({ where: { id: scene.checkIn.id }, data: { closesAt: new Date() } });
  expect(textOf(await scene.send(form, happy))).toContain('This check-in is closed.');
  expect(await scene.storedAnswer()).toBeNull();
});

it('a person sees their personal link only themselves, and can stop messages there', async () => {
  expect(textOf(await scene.press('page', { thing: `check-in.${scene.checkIn.id}` }))).toContain('/questionnaire/srv_');
  expect(textOf(await scene.press('stop', { kind: 'check-ins' }))).toContain('Stopped.');
  expect(await prisma().mailOptOut.count({ where: { userId: scene.member.id, kind: 'check-ins' } })).toBe(1);
});
