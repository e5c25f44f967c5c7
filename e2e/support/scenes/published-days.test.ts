import { describe, expect, it } from 'vitest';
import type { GivenAnswer, PublicationRules, PublishedBatch } from '#/e2e/support/scenes/published-days.ts';
import { type CompanyRun, makeSmallCompany, publishRunDays } from '#/e2e/support/scenes/small-companies.ts';
import { findWaitedFor } from '#/lib/domain/metrics/publication/reader-shield.ts';
import { createRandom, type Random } from '#/prisma/seed/random.ts';

const COMPANIES = 300;

function cases(): [Random, CompanyRun[], PublicationRules][] {
  return Array.from({ length: COMPANIES }, (_, seed) => {
    const random = createRandom(seed, 'nights');
    const company = makeSmallCompany(random, { people: random.integer(5, 16), runDays: 14 });
    const k = random.integer(3, 5);
    const teams = company[0]?.teams ?? [];
    const reading = teams.filter(() => random.chance(0.5)).map(({ id }) => [id]);
    const readers = findWaitedFor(reading, teams, k);
    return [random, company, { k, answersMin: random.pick([0, 2 * k]), readers }];
  });
}

const personsOf = (batch: PublishedBatch) => new Set(batch.answers.map(({ userId }) => userId)).size;
const shapeOf = ({ day, departmentId, teamId, answers }: PublishedBatch) =>
  JSON.stringify([
    day,
    departmentId,
    teamId,
    answers.map((answer) => `${answer.day} ${answer.userId} ${answer.teamId}`).sort(),
  ]);

describe('the nights of companies made at random', () => {
  it('publish every answer once or let it wait, in batches of enough people and answers', () => {
    const kinds = { team: 0, department: 0, company: 0 };
    for (const [, company, rules] of cases()) {
      const { batches, waiting } = publishRunDays(company, rules);
      const allAnswers = company.flatMap(({ answers }) => answers);
      const keptAnswers = [...batches.flatMap(({ answers }) => answers), ...waiting];
      expect(new Set(keptAnswers).size).toBe(allAnswers.length);
      expect(keptAnswers).toHaveLength(allAnswers.length);
      for (const batch of batches) {
        expect(personsOf(batch)).toBeGreaterThanOrEqual(rules.k);
        expect(batch.answers.length).toBeGreaterThanOrEqual(rules.answersMin);
        kinds[batch.teamId !== null ? 'team' : batch.departmentId !== null ? 'department' : 'company'] += 1;
      }
    }
    // Otherwise this test would prove nothing.
    expect(Math.min(...Object.values(kinds))).toBeGreaterThan(50);
  });

  it('are the same whatever was answered', () => {
    for (const [random, company, rules] of cases()) {
      const values = random.shuffle(company.flatMap(({ answers }) => answers.map(({ value }) => value)));
      const changed = company.map((runDay) => ({
        ...runDay,
        answers: runDay.answers.map((answer): GivenAnswer => ({ ...answer, value: values.pop() ?? 0 })),
      }));
      expect(publishRunDays(changed, rules).batches.map(shapeOf)).toEqual(
        publishRunDays(company, rules).batches.map(shapeOf),
      );
    }
  });

  it('aren’t changed by an answer that comes later', () => {
    for (const [random, company, rules] of cases()) {
      const late = random.integer(1, company.length - 1);
      const extra = (runDay: CompanyRun): CompanyRun => {
        const [team] = runDay.teams;
        const answer = { day: runDay.day, userId: 99, teamId: team?.id ?? 0, value: 50 };
        return { ...runDay, answers: [...runDay.answers, answer] };
      };
      const changed = company.map((runDay, at) => (at === late ? extra(runDay) : runDay));
      const earlier = (runDays: CompanyRun[]) =>
        publishRunDays(runDays, rules)
          .batches.filter(({ day }) => day < (company[late]?.day ?? ''))
          .map(shapeOf);
      expect(earlier(changed)).toEqual(earlier(company));
    }
  });
});
