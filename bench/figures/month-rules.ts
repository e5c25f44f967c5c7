import type { Share } from '#/bench/figures/freshness.ts';
import { publishCompanyDays } from '#/bench/figures/publish-company-days.ts';
import type { SimulatedAnswer, SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import { addDays, addMonths, daysBetween, firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';

const ASKED_DAYS = 10;
const CLOSED_AFTER_DAYS = 9;
const SETTLED_DAYS = 60;

interface MonthRule {
  /** Months of the company, and of its departments, without their own result ten days into the next month. */
  company: Share;
  departments: Share;
  neverCounted: Share;
  /** Days from each answer to its batch. */
  delays: number[];
}

/**
 * Compares two rules for a question that is asked once a month. Its answers are published as they come, like all
 * others, or a month's answers together in the daily run nine days later.
 */
export function compareMonthRules(company: SimulatedCompany): Record<'as it comes' | 'nine days after', MonthRule> {
  const firstAnswers = new Map<string, SimulatedAnswer>();
  for (const answer of [...company.answers.values()].flat()) {
    if (Number(answer.checkInDay.slice(8)) > ASKED_DAYS) continue;
    const key = `${answer.userId} ${firstOfMonth(answer.checkInDay)}`;
    if (!firstAnswers.has(key)) firstAnswers.set(key, answer);
  }
  const answers = [...firstAnswers.values()];
  const closing = ({ checkInDay: on }: SimulatedAnswer) =>
    addDays(addMonths(firstOfMonth(on), 1), CLOSED_AFTER_DAYS - 1);
  return {
    'as it comes': check(
      company,
      answers,
      ({ day }) => day,
      ({ checkInDay: on }) => firstOfMonth(on),
    ),
    'nine days after': check(company, answers, closing, (answer) => firstOfMonth(closing(answer))),
  };
}

function check(
  company: SimulatedCompany,
  answers: readonly SimulatedAnswer[],
  enters: (answer: SimulatedAnswer) => LocalDate,
  monthOf: (answer: SimulatedAnswer) => LocalDate,
): MonthRule {
  // Answers of the last two months may still wait.
  const settled = answers.filter((answer) => enters(answer) <= addDays(company.days.at(-1) ?? '', -SETTLED_DAYS));
  const runDays = publishCompanyDays(company, {
    answersOn: (day) => answers.filter((answer) => enters(answer) === day),
  });
  const departments = [...new Set(company.teams.flatMap(({ departmentId }) => departmentId ?? []))];
  const departmentOf = new Map(company.teams.map(({ id, departmentId }) => [id, departmentId]));
  const hidden = (isOf: (departmentId: number | null) => boolean): Share => {
    const own = settled.filter((answer) => isOf(departmentOf.get(answer.teamId) ?? null));
    const months = new Set(own.map(monthOf));
    const publishedMonths = new Set(
      runDays.batches.flatMap(({ day, departmentId }) => (isOf(departmentId) ? [firstOfMonth(day)] : [])),
    );
    return { of: months.size, count: [...months].filter((month) => !publishedMonths.has(month)).length };
  };
  const published = new Set<unknown>(runDays.batches.flatMap((batch) => batch.answers));
  const ofDepartments = departments.map((id) => hidden((departmentId) => departmentId === id));
  return {
    company: hidden(() => true),
    departments: { of: sum(ofDepartments, 'of'), count: sum(ofDepartments, 'count') },
    neverCounted: { of: settled.length, count: settled.filter((answer) => !published.has(answer)).length },
    delays: runDays.batches.flatMap(({ day, answers: its }) => its.map((answer) => daysBetween(answer.day, day))),
  };
}

const sum = (shares: readonly Share[], of: keyof Share) => shares.reduce((total, share) => total + share[of], 0);
