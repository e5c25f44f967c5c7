import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { type PulseBody, pulseBody, withPulseFields } from '#/lib/domain/pulses/manage/body.schema.ts';
import { createPulse } from '#/lib/domain/pulses/manage/create-pulse.ts';
import { createReadyPulse, getPulse } from '#/lib/domain/pulses/manage/pulse.service.ts';
import { updatePulse } from '#/lib/domain/pulses/manage/pulse-settings.service.ts';
import { bankText } from '#/lib/domain/pulses/questions/question.present.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { Locale } from '#/lib/words/locales.ts';

let scene: Awaited<ReturnType<typeof buildManagedCompany>>;
let id: number;

const where = {
  text: 'Where?',
  typeId: 2,
  pool: ['Here', 'There'],
  locale: 'en',
  texts: { de: 'Wo?', fr: 'Où ?' },
  pools: { de: ['Hier', 'Dort'], fr: ['Ici', ''] },
};
const leader = async (locale: Locale = 'en') => ({
  ...(await userCtx(scene.teamLeader, { role: 'Team Leader', now: '2026-03-02T09:30:00Z' })),
  locale,
});
const bodyOf = (fields: object) => readInput(pulseBody, fields).data as PulseBody;
const update = async (...questions: object[]) => updatePulse(await leader(), id, bodyOf({ questions }));
const read = async (locale?: Locale) => (await getPulse(await leader(locale), id)).questions;
const first = async () => (await read())[0] as Awaited<ReturnType<typeof read>>[number];

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildManagedCompany();
  id = (await createPulse(await leader(), bodyOf({ questions: [where], isDraft: true }))).id;
});

/** A round that has asked all questions. */
async function ask(): Promise<void> {
  const of = { companyId: scene.company.id };
  const [opensAt, closesAt] = [new Date('2026-03-02T12:00:00Z'), new Date('2026-03-07T12:00:00Z')];
  const round = { localDate: new Date('2026-03-02'), opensAt, closesAt };
  const { id: roundId } = await prisma().pulseRound.create({ data: { ...of, pulseId: id, ...round } });
  const rows = (await read()).map((question, at) => ({ ...of, roundId, questionId: question.id, position: at + 1 }));
  await prisma().pulseRoundQuestion.createMany({ data: rows });
}

describe('further languages of a question', () => {
  it('are read as they were sent, by any reader, and posted back as they were read', async () => {
    const { text, pool, locale, texts, pools } = where;
    expect(await first()).toMatchObject({ text, pool, locale, texts, pools, ends: {}, isKnown: false });
    expect(await read('en-XA')).toMatchObject([{ text, pool, locale, texts, pools }]);
    const before = await getPulse(await leader(), id);
    await updatePulse(await leader(), id, bodyOf(withPulseFields(before)));
    expect((await getPulse(await leader(), id)).questions).toEqual(before.questions);
  });

  it('stay if left out, are deleted if sent empty, and belong to the words that they translate', async () => {
    const { id: questionId, texts, pools } = await first();
    const plain = { id: questionId, text: 'Where?', typeId: 2, pool: ['Here', 'There'] };
    await update(plain);
    expect(await first()).toMatchObject({ id: questionId, locale: 'en', texts, pools });
    await update({ ...plain, texts: { de: 'Wo denn?' }, locale: null });
    expect(await first()).toMatchObject({ id: questionId, locale: null, texts: { de: 'Wo denn?' }, pools });
    await update({ ...plain, texts: {}, pools: {} });
    expect(await first()).toMatchObject({ id: questionId, texts: {}, pools: {} });
    await update({ ...plain, texts });
    await update({ ...plain, text: 'Where to?' });
    expect(await first()).toMatchObject({ text: 'Where to?', texts: {} });
  });
});

describe('after a round has asked a question', () => {
  it('an unread language can be added, and what is missing in one', async () => {
    await ask();
    const { id: questionId } = await first();
    const more = { ...where, id: questionId, texts: { ...where.texts, it: 'Dove?' } };
    await update({ ...more, pools: { ...where.pools, fr: ['Ici', 'Là'], it: ['Qui', 'Là'] } });
    expect(await first()).toMatchObject({ id: questionId, texts: more.texts, pools: { fr: ['Ici', 'Là'] } });
  });

  it.each([
    ['a text', { texts: { ...where.texts, de: 'Wohin?' } }],
    ['an option', { pools: { ...where.pools, de: ['Hier', 'Da'] } }],
    ['a language', { texts: { fr: 'Où ?' }, pools: {} }],
  ])('%s that someone may have read is never changed: it becomes another question', async (_, changed) => {
    await ask();
    const before = await first();
    await update({ ...where, id: before.id, ...changed });
    const after = await first();
    expect(after).toMatchObject({ text: 'Where?', ...changed });
    expect(after.id).not.toBe(before.id);
    const row = await prisma().pulseQuestion.findUniqueOrThrow({ where: { id: before.id } });
    expect([row.retiredAt, row.texts, row.pools]).toEqual([expect.any(Date), where.texts, where.pools]);
  });
});

describe('the product’s words', () => {
  it('for items of the bank are stored in English, with further languages next to them', async () => {
    const wording = { company: scene.company.name, locale: 'en-XA' } as const;
    const item = { typeId: 5, bankItemId: 13, texts: { de: 'Passt die Arbeitsmenge?' } };
    const body = bodyOf({ questions: [{ ...item, text: bankText(13, wording), locale: 'en-XA' }] });
    await updatePulse(await leader('en-XA'), id, body);
    const english = bankText(13, { ...wording, locale: 'en' });
    expect(await first()).toMatchObject({ text: english, locale: 'en', texts: item.texts, isKnown: true });
    expect(await read('en-XA')).toMatchObject([{ text: bankText(13, wording), locale: 'en-XA' }]);
  });

  it('for a ready-made survey are also in English, no matter who creates a pulse from it', async () => {
    const english = await createReadyPulse(await leader(), 2, bodyOf({}));
    const other = await createReadyPulse(await leader('en-XA'), 2, bodyOf({}));
    const rowsOf = (pulseId: number) =>
      prisma().pulseQuestion.findMany({
        where: { pulseId },
        select: { text: true, pool: true, bankItemId: true, locale: true },
        orderBy: { position: 'asc' },
      });
    expect(await rowsOf(other.id)).toEqual(await rowsOf(english.id));
    expect((await rowsOf(other.id)).map(({ locale }) => locale)).toEqual(Array(5).fill('en'));
  });
});
