import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildChatScene, type ChatScene, interact, pressAs } from '#/e2e/support/scenes/chat-scene.ts';
import type { PulseQuestion, PulseRecipient } from '#/generated/prisma/client.ts';
import { matchPerson } from '#/lib/domain/channels/connections/match-person.ts';
import { findConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import { mailPulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

openMailSink();
const chat = openChat();
openQueue();

let scene: ChatScene;
let questions: PulseQuestion[];
let recipient: PulseRecipient;
let account: { user: string; workspaceId: string };

const plans = [
  { typeId: 5, text: 'Is it clear?' },
  { typeId: 2, text: 'Where?', pool: ['2', 'Home', 'Both'] },
  { typeId: 2, text: 'What?', pool: ['Tea', 'Cake', 'Rest'], isMultiple: true },
  { typeId: 3, text: 'What else?' },
  { typeId: 6, text: 'How likely?', low: 'Never', high: 'Always' },
];

const allow = (allowsPulses: boolean) =>
  prisma().channelConnection.updateMany({ where: { companyId: scene.companyId }, data: { allowsPulses } });
const messages = async () =>
  (await chat.records()).messages.filter(({ blocks }) => JSON.stringify(blocks).includes(`pulse.${recipient.id}`));
const lastView = async () => JSON.stringify((await chat.records()).views.at(-1)?.view);
const press = (value = `pulse.${recipient.id}`, who = account) => pressAs(chat, who, { action_id: 'answer', value });
const tallies = async () => {
  const rows = await prisma().pulseTally.findMany({ where: { roundId: recipient.roundId }, orderBy: { value: 'asc' } });
  return questions.map(({ id }) => rows.filter(({ questionId }) => questionId === id).map(({ value }) => value));
};

beforeEach(async () => {
  await chat.control('busy');
  await chat.control('absent', { emails: [] });
  scene = await buildChatScene(chat);
  const db = prisma();
  const colleague = await buildMember(db, { team: scene.team });
  const pulse = await buildPulse(db, { creator: colleague, teams: [scene.team], questions: plans });
  questions = await db.pulseQuestion.findMany({ where: { pulseId: pulse.id }, orderBy: { position: 'asc' } });
  const userIds = [scene.member.id, colleague.id];
  const { recipients } = await buildPulseRound(db, { pulse, team: scene.team, userIds });
  recipient = recipients.find(({ userId }) => userId === scene.member.id) as PulseRecipient;
  const connection = await findConnection(jobCtx(), scene.companyId, 'slack');
  if (!connection) throw new Error('not connected');
  const { externalId } = await matchPerson(jobCtx(), connection, {
    userId: scene.member.id,
    email: scene.member.email,
  });
  account = { user: externalId ?? '', workspaceId: scene.workspaceId };
});

const one = (value: string) => ({ selected_option: { value } });
const whole = [
  one('4'),
  one('0'),
  { selected_options: [{ value: '1' }, { value: '2' }] },
  { value: 'A window' },
  one('10'),
];

function send(elements: readonly object[], viewId = 'V1', who = account) {
  const filled = questions.flatMap(({ id }, at) => {
    const element = elements[at];
    return element ? [[`question.${id}`, { answer: element }] as const] : [];
  });
  return interact(chat, {
    type: 'view_submission',
    team: { id: who.workspaceId },
    user: { id: who.user },
    view: { id: viewId, private_metadata: `pulse.${recipient.id}`, state: { values: Object.fromEntries(filled) } },
  });
}

const textIn = (answer: { view?: { blocks: { text: { text: string } }[] } }) => answer.view?.blocks[0]?.text.text;

it('a pulse leads to the browser until an administrator allows answering it in the chat', async () => {
  await mailPulse(jobCtx(), { recipientId: recipient.id, number: 0 });
  const [message] = await messages();
  expect(JSON.stringify(message)).not.toContain('"answer"');
  await press();
  expect(await lastView()).toContain('You can’t answer pulses in this chat, only in the browser.');
  expect(textIn(await send(whole))).toContain('You can’t answer pulses in this chat, only in the browser.');
  expect(await tallies()).toEqual(plans.map(() => []));
});

describe('a pulse that can be answered in the chat', () => {
  beforeEach(() => allow(true));

  it('is answered in its form, which first says who sees it, and is stored as its page stores it', async () => {
    await mailPulse(jobCtx(), { recipientId: recipient.id, number: 0 });
    expect(JSON.stringify(await messages())).toContain('"answer"');
    await press();
    const view = await lastView();
    expect(view).toContain('Slack sees your answers on their way. unboXt stores them without your name.');
    expect(view).toContain('10, Always');
    expect(view).not.toContain('initial_option');

    expect(textIn(await send(whole))).toBe('Thank you. Your answers have arrived.');
    expect(await tallies()).toEqual([[4], [0], [-1, 1, 2], [], [10]]);
    const where = { roundId: recipient.roundId };
    expect(await prisma().pulseAnswer.findMany({ where, select: { text: true } })).toEqual([{ text: 'A window' }]);
    // Neither the platform nor the product learns when someone answered.
    expect(await prisma().channelMessage.count({ where: { userId: scene.member.id } })).toBe(0);
    expect(textIn(await send(whole))).toBe('Thank you. Your answers have arrived.');
    expect(textIn(await send(whole, 'V2'))).toBe('You’ve already answered.');
    expect((await tallies())[0]).toHaveLength(1);
  });

  it('skips empty answers, and asks again if all are empty', async () => {
    expect(await send([])).toEqual({
      response_action: 'errors',
      errors: { [`question.${questions[0]?.id}`]: 'Answer at least one question.' },
    });
    expect(textIn(await send([one('1')]))).toBe('Thank you. Your answers have arrived.');
    expect(await tallies()).toEqual([[1], [], [], [], []]);
  });

  it('shows a person who may be in danger where to find help, and stores the answer', async () => {
    const text = textIn(await send([{}, {}, {}, { value: 'I want to kill myself' }]));
    expect(text).toContain('findahelpline.com');
    expect(await prisma().pulseAnswer.count({ where: { roundId: recipient.roundId } })).toBe(1);
  });

  it('is in the person’s language', async () => {
    await prisma().user.update({ where: { id: scene.member.id }, data: { locale: 'de' } });
    await press();
    expect(await lastView()).toContain('unboXt speichert sie ohne Ihren Namen.');
    expect(await lastView()).toContain('Stimme');
  });

  it('accepts nothing for a closed round, or for a colleague’s part', async () => {
    const others = await prisma().pulseRecipient.findFirstOrThrow({
      where: { roundId: recipient.roundId, id: { not: recipient.id } },
    });
    for (const value of [`pulse.${others.id}`, 'pulse.0', 'pulse.x', 'pulse.99999999999', 'round.1']) {
      await press(value);
      expect([value, await lastView()].join(' ')).toContain('This message is for someone else.');
    }
    await prisma().pulseRound.update({ where: { id: recipient.roundId }, data: { closesAt: new Date() } });
    await press();
    expect(await lastView()).toContain('This pulse has closed.');
    expect(textIn(await send(whole))).toBe('This pulse has closed.');
    expect(await tallies()).toEqual(plans.map(() => []));
  });
});
