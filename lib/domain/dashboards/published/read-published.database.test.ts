import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Look, openOnlookers } from '#/e2e/support/actors/onlookers.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { AnsweringCompany } from '#/e2e/support/scenes/answering-company.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

/** The working days of two weeks, starting on a Monday. */
const days = Array.from({ length: 12 }, (_, at) => addDays('2026-03-02', at)).filter((_, at) => at % 7 < 5);
const last = days.at(-1) ?? '';

/** A bad answer of one person on one day: the indexes of the team, the member and the day. */
type Saying = readonly [team: number, member: number, day: number];

/**
 * Everyone answers every day; but the second member of each team answers every other check-in the next morning, except
 * over a weekend.
 */
const isLate = (member: number, day: number) => member === 1 && [0, 2, 6, 8].includes(day);

/** Plays two weeks when every answer is good except the `bad` ones, and looks at what is shown. */
async function play(scene: AnsweringCompany, look: Look, bad: readonly Saying[]) {
  await forget(scene.company.id);
  const views: Record<string, unknown>[] = [];
  const said = (team: number, member: number, day: number, answeredOn: LocalDate) => {
    const isBad = bad.some((saying) => saying[0] === team && saying[1] === member && saying[2] === day);
    const productivity = 60 + days.indexOf(answeredOn);
    return isBad ? { feeling: 'bad' as const, productivity: 10, factorIds: [1] } : { productivity };
  };
  const answerAll = async (dayPlaces: readonly number[], answeredOn: LocalDate, which: (member: number) => boolean) => {
    for (const [team, its] of scene.teams.entries())
      for (const day of dayPlaces)
        for (const [member, person] of its.members.entries())
          if (which(member)) {
            const at = days[day] === answeredOn ? `${answeredOn}T13:00:00Z` : `${answeredOn}T09:00:00Z`;
            await scene.answer(its, person, days[day] ?? '', said(team, member, day, answeredOn), at);
          }
  };
  for (const [at, day] of days.entries()) {
    if (at > 0) await answerAll([at - 1], day, (member) => isLate(member, at - 1));
    for (const its of scene.teams) await scene.ask(its, day);
    await answerAll([at], day, (member) => !isLate(member, at));
    for (const its of scene.teams) await scene.close(its, day);
    if (at < 2) views.push(await look(`${day}T15:00:00Z`));
    await scene.sleep(day);
    if (at < 2 || day === last) views.push(await look(`${addDays(day, 1)}T08:00:00Z`));
  }
  await scene.sleep(addDays(last, 29));
  views.push(await look(`${addDays(last, 30)}T08:00:00Z`));
  return views;
}

async function forget(companyId: number): Promise<void> {
  const db = prisma();
  await db.checkIn.deleteMany({ where: { companyId } });
  await db.personMonth.deleteMany({ where: { companyId } });
  await db.$executeRaw`DELETE FROM waiting_answers WHERE company_id = ${companyId}`;
  await db.publishedSum.deleteMany({ where: { companyId } });
  await db.companyRelease.deleteMany({ where: { companyId } });
}

async function playBoth(
  sizes: readonly number[],
  { minimum = 5, inPdf = false },
  [one, other]: readonly (readonly Saying[])[],
) {
  const scene = await AnsweringCompany.make(sizes, { minimum });
  const onlookers = await openOnlookers(scene);
  // PDFs are slow to draw, so they are only drawn after the last day.
  const look: Look = (instant) => onlookers(instant, { inPdf: inPdf && instant.startsWith(addDays(last, 1)) });
  return [await play(scene, look, one ?? []), await play(scene, look, other ?? [])] as const;
}

/**
 * Bad answers of both colleagues in a team of three or four: one comes the next morning, the other on the day itself.
 */
const both: readonly Saying[] = [
  [0, 1, 0],
  [0, 2, 1],
];
const bothElsewhere: readonly Saying[] = [
  [1, 1, 0],
  [1, 2, 1],
];
const firstDissents: readonly Saying[] = [
  [0, 1, 2],
  [0, 1, 0],
];
const otherDissents: readonly Saying[] = [
  [0, 2, 3],
  [0, 2, 1],
];

/** A person has weight one in a batch, so either of two answers in it can be the bad one. */
const lateDissents: readonly Saying[] = [
  [0, 1, 0],
  [0, 1, 4],
];
const onTimeDissents: readonly Saying[] = [
  [0, 1, 1],
  [0, 2, 4],
];

describe('what a member can find out about colleagues', () => {
  it.each([
    { sizes: [3], avg: null, who: 'how both feel, in a company of three', sayings: [both, []] },
    { sizes: [4], avg: null, who: 'how two feel, in a company of four', sayings: [both, []] },
    {
      sizes: [3, 3, 3],
      avg: 64,
      who: 'whether both feel bad, or two of another small team',
      sayings: [both, bothElsewhere],
    },
    {
      sizes: [4, 4],
      avg: 63,
      inPdf: true,
      who: 'whether two feel bad, or two of the other team',
      sayings: [both, bothElsewhere],
    },
    { sizes: [5], avg: 63, who: 'which of them feels bad', sayings: [firstDissents, otherDissents] },
    { sizes: [6, 3], avg: 63, who: 'which of them feels bad', sayings: [lateDissents, onTimeDissents] },
  ])(
    'doesn’t include $who (teams of $sizes)',
    async ({ sizes, avg, sayings, inPdf }) => {
      const [views, otherwise] = await playBoth(sizes, { inPdf }, sayings);
      expect(views).toEqual(otherwise);
      expect(views.at(-2)).toMatchObject({ 'Member 1m': { productivity: { avg } } });
    },
    120_000,
  );

  it('would be seen here: with a minimum group size of three, a team of three reveals its own part', async () => {
    const [views, otherwise] = await playBoth([3, 3, 3], { minimum: 3, inPdf: true }, [both, bothElsewhere]);
    for (const what of ['Member 1m', 'Administrator 1w team', 'Team Leader report'])
      expect(views.map((view) => view[what])).not.toEqual(otherwise.map((view) => view[what]));
  }, 120_000);
});
