import type { Share } from '#/bench/figures/freshness.ts';
import { runNights } from '#/bench/figures/run-nights.ts';
import type { SimulatedAnswer, SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import { addDays, addMonths, daysBetween, firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';

const ASKED_DAYS = 10;
const CLOSED_AFTER_DAYS = 9;
const SETTLED_DAYS = 60;

interface MonthRule {
  /** Months of the company, and of its departments, without a result of their own ten days into the next one. */
  company: Share;
  departments: Share;
  neverCounted: Share;
  /** Days from each answer to its batch. */
  delays: number[];
}

/**
 * Returns how a question asked once a month fares: published like everything else as it comes, or all of a month in the
 * night nine days after it.
 */
export function compareMonthRules(company: SimulatedCompany): Record<'as it comes' | 'nine days after', MonthRule> {
  const asked = new Map<string, SimulatedAnswer>();
  for (const answer of [...company.answers.values()].flat()) {
    if (Number(answer.asked.slice(8)) > ASKED_DAYS) continue;
    const key = `${answer.userId} ${firstOfMonth(answer.asked)}`;
    if (!asked.has(key)) asked.set(key, answer);
  }
  const answers = [...asked.values()];
  const closing = ({ asked: on }: SimulatedAnswer) => addDays(addMonths(firstOfMonth(on), 1), CLOSED_AFTER_DAYS - 1);
  return {
    'as it comes': judge(
      company,
      answers,
      ({ day }) => day,
      ({ asked: on }) => firstOfMonth(on),
    ),
    'nine days after': judge(company, answers, closing, (answer) => firstOfMonth(closing(answer))),
  };
}

function judge(
  company: SimulatedCompany,
  answers: readonly SimulatedAnswer[],
  enters: (answer: SimulatedAnswer) => LocalDate,
  monthOf: (answer: SimulatedAnswer) => LocalDate,
): MonthRule {
  // What comes in the last two months may still wait.
  const settled = answers.filter((answer) => enters(answer) <= addDays(company.days.at(-1) ?? '', -SETTLED_DAYS));
  const nights = runNights(company, { answersOn: (day) => answers.filter((answer) => enters(answer) === day) });
  const departments = [...new Set(company.teams.flatMap(({ departmentId }) => departmentId ?? []))];
  const departmentOf = new Map(company.teams.map(({ id, departmentId }) => [id, departmentId]));
  const hidden = (isOf: (departmentId: number | null) => boolean): Share => {
    const own = settled.filter((answer) => isOf(departmentOf.get(answer.teamId) ?? null));
    const months = new Set(own.map(monthOf));
    const shown = new Set(
      nights.batches.flatMap(({ day, departmentId }) => (isOf(departmentId) ? [firstOfMonth(day)] : [])),
    );
    return { of: months.size, count: [...months].filter((month) => !shown.has(month)).length };
  };
  const published = new Set<unknown>(nights.batches.flatMap((batch) => batch.answers));
  const ofDepartments = departments.map((id) => hidden((departmentId) => departmentId === id));
  return {
    company: hidden(() => true),
    departments: { of: sum(ofDepartments, 'of'), count: sum(ofDepartments, 'count') },
    neverCounted: { of: settled.length, count: settled.filter((answer) => !published.has(answer)).length },
    delays: nights.batches.flatMap(({ day, answers: its }) => its.map((answer) => daysBetween(answer.day, day))),
  };
}

const sum = (shares: readonly Share[], of: keyof Share) => shares.reduce((total, share) => total + share[of], 0);
