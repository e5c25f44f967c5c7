import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { WAITING_SCREENSHOTS_MAX } from '#/lib/domain/feedback/constants.ts';
import { feedbackBody } from '#/lib/domain/feedback/feedback.contract.ts';
import { mailFeedback, sendFeedback, sendSuggestion } from '#/lib/domain/feedback/feedback.service.ts';
import { sendFeedbackMail } from '#/lib/domain/feedback/queues.ts';
import { removeFeedbackImage, setFeedbackImage } from '#/lib/domain/feedback/screenshots/screenshot.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { newImageName } from '#/lib/platform/image.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildFeedbackImage } from '#/prisma/seed/builders/build-feedback-image.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const sink = openMailSink();
openQueue();

let person: User;
let colleague: User;
let picture: File;

beforeAll(async () => {
  const bytes = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c06d00' } })
    .png()
    .toBuffer();
  picture = new File([new Uint8Array(bytes)], '../../etc/passwd.png', { type: 'text/html' });
});
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
  colleague = await buildUser(prisma(), { companyId });
});

const send = async (body: Record<string, unknown>, user = person) =>
  sendFeedback(await userCtx(user), feedbackBody.parse({ description: 'It works.', ...body }));
const storedFeedback = () =>
  prisma().feedback.findMany({
    where: { companyId: person.companyId },
    include: { images: true },
    orderBy: { id: 'asc' },
  });
const withPicture = (fileName: string) => ({ screenshots: [{ url: `/api/images/${fileName}`, fileName }] });

describe('feedback', () => {
  it('is stored with its screenshots, and emailed once however often it’s tried', async () => {
    const { fileName } = await setFeedbackImage(await userCtx(person), { image: picture });
    await send({ type: 'something is BROKEN', rate: 4, score: 0, ...withPicture(fileName) });
    const [feedback] = await storedFeedback();
    expect(feedback).toMatchObject({ typeId: 1, text: 'It works.', rate: 4, score: 0, images: [{ name: fileName }] });
    const { bytes } = await prisma().storedImage.findUniqueOrThrow({ where: { name: fileName } });
    const { format, width } = await sharp(bytes).metadata();
    expect([format, width]).toEqual(['webp', 1920]);
    const feedbackId = feedback?.id ?? 0;
    expect((await waitingIn(sendFeedbackMail)).at(-1)).toEqual({ feedbackId });
    sink.refuse(1);
    await expect(mailFeedback(jobCtx(), feedbackId)).rejects.toThrow('450');
    await mailFeedback(jobCtx(), feedbackId);
    expect(sink.messageIds.at(-1)).toBe(`<feedback.${feedbackId}@localhost>`);
  });

  it('sent twice with the same id is stored and emailed once, also in parallel', async () => {
    const submissionId = crypto.randomUUID();
    const before = (await waitingIn(sendFeedbackMail)).length;
    const { name } = await buildFeedbackImage(prisma(), person);
    const again = () => send({ submissionId, ...withPicture(name) });
    await Promise.all([again(), again()]);
    await again();
    expect(await storedFeedback()).toMatchObject([{ images: [{ name }] }]);
    expect(await waitingIn(sendFeedbackMail)).toHaveLength(before + 1);
    await send({ submissionId }, colleague);
    expect(await storedFeedback()).toHaveLength(2);
  });

  it('with a screenshot that is deleted, already sent or another person’s isn’t stored at all', async () => {
    const mine = await buildFeedbackImage(prisma(), person);
    await send(withPicture(mine.name));
    const theirs = await buildFeedbackImage(prisma(), colleague);
    for (const name of [newImageName(), mine.name, theirs.name])
      await expect(send(withPicture(name))).rejects.toMatchObject({ code: 'invalid' });
    expect(await storedFeedback()).toHaveLength(1);
  });

  it('of an unknown type is refused', async () => {
    for (const type of [0, 6, 'Rumour', '']) await expect(send({ type })).rejects.toMatchObject({ code: 'invalid' });
    expect(await storedFeedback()).toEqual([]);
  });

  it('is logged for its author’s company only, without its text', async () => {
    await send({});
    await sendSuggestion(await userCtx(person), { text: 'Longer weekends.' });
    const entries = await prisma().auditEntry.findMany({ where: { actorId: person.id }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['feedback.send', {}],
      ['suggestion.send', {}],
    ]);
    expect(await storedFeedback()).toMatchObject([{ typeId: 5 }, { typeId: null, text: 'Longer weekends.' }]);
  });
});

describe('a screenshot', () => {
  it('can be deleted by the person who added it, until it’s sent', async () => {
    const remove = async (fileName: string, user = person) => removeFeedbackImage(await userCtx(user), { fileName });
    const { name } = await buildFeedbackImage(prisma(), person);
    await expect(remove(name, colleague)).rejects.toMatchObject({ code: 'not_found' });
    await remove(name);
    await expect(remove(name)).rejects.toMatchObject({ code: 'not_found' });
    expect(await prisma().storedImage.findUnique({ where: { name } })).toBeNull();
    const image = await buildFeedbackImage(prisma(), person);
    await send(withPicture(image.name));
    await expect(remove(image.name)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('replaces the oldest one if too many wait', async () => {
    const waiting: string[] = [];
    for (let at = 0; at < WAITING_SCREENSHOTS_MAX; at += 1)
      waiting.push((await buildFeedbackImage(prisma(), person, { createdAt: new Date(at) })).name);
    const { fileName } = await setFeedbackImage(await userCtx(person), { image: picture });
    const left = await prisma().feedbackImage.findMany({ where: { userId: person.id }, orderBy: { createdAt: 'asc' } });
    expect(left.map(({ name }) => name)).toEqual([...waiting.slice(1), fileName]);
    expect(await prisma().storedImage.count({ where: { companyId: person.companyId } })).toBe(WAITING_SCREENSHOTS_MAX);
  });

  it('must be a picture', async () => {
    const image = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' });
    await expect(setFeedbackImage(await userCtx(person), { image })).rejects.toMatchObject({ code: 'invalid' });
  });
});
