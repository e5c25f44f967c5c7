import type { PoolClient } from 'pg';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { pulseDefaults } from '#/lib/domain/pulses/constants.ts';
import { presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import { settleRound } from '#/lib/domain/pulses/rounds/settle-round.ts';
import { insertRows, reserveIds } from '#/prisma/seed/bulk-insert.ts';
import { companyTimeZone, type DemoYear, demoCompanyName } from '#/prisma/seed/demo/demo-year.ts';
import { insertRound } from '#/prisma/seed/demo/insert-round.ts';
import { insertTextReplies } from '#/prisma/seed/demo/insert-text-replies.ts';
import type { DemoOrganisation, DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import { type DemoPulse, planPulses } from '#/prisma/seed/demo/pulse-plans.ts';
import { languageColumns } from '#/prisma/seed/demo/question-translations.ts';
import { simulateRound } from '#/prisma/seed/demo/simulate-round.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';
import { plainStatements } from '#/prisma/seed/plain-statements.ts';
import type { Random } from '#/prisma/seed/random.ts';

export interface PulseCounts {
  readonly pulses: number;
  readonly rounds: number;
}

/** Share of answers in a round that has just opened. */
const EARLY_RESPONSE = 0.5;

/** Stores the demo company's pulses with rounds and answers; past rounds are closed by the product's code. */
export async function insertPulses(
  client: PoolClient,
  random: Random,
  {
    year,
    organisation,
    storedOrganisation,
  }: { year: DemoYear; organisation: DemoOrganisation; storedOrganisation: StoredOrganisation },
): Promise<PulseCounts> {
  const plans = planPulses(year, organisation);
  const rounds = plans.flatMap((pulse) => pulse.rounds);
  const ids = await reserveIds(client, 'pulses', plans.length);
  const roundIds = await reserveIds(client, 'pulse_rounds', rounds.length);
  await insertPulseRows(client, plans, { storedOrganisation, ids });
  for (const [at, pulse] of plans.entries()) {
    const questions = await insertQuestions(client, pulse, {
      companyId: storedOrganisation.companyId,
      pulseId: ids[at] ?? 0,
    });
    for (const round of pulse.rounds) {
      const roundId = roundIds[rounds.indexOf(round)] ?? 0;
      const responses = simulateRound(random.fork(`${pulse.name}/${round.localDate}`), year, {
        recipients: recipientsOn(pulse, round.localDate),
        questions,
        localDate: round.localDate,
        ...(round.isOpen && { response: EARLY_RESPONSE }),
      });
      await insertRound(client, round, { storedOrganisation, pulseId: ids[at] ?? 0, roundId, questions, responses });
      if (!round.isOpen) await settleRound(plainStatements(client), round.closesAt, roundId, { publishes: true });
    }
  }
  await insertTextReplies(client, storedOrganisation.companyId);
  return { pulses: plans.length, rounds: rounds.length };
}

/** Returns everyone in the teams on a day except the creator, once each, in the largest of their teams. */
function recipientsOn({ teams, creator }: DemoPulse, localDate: LocalDate): Map<DemoPerson, DemoTeam> {
  const recipients = new Map<DemoPerson, DemoTeam>();
  for (const team of teams.toSorted((a, b) => b.members.length - a.members.length)) {
    for (const person of team.members) {
      const { joinedOn, leftOn, priorities } = person;
      const isThere = addDays(joinedOn, 1) < localDate && (leftOn === null || leftOn > localDate);
      if (isThere && priorities.length > 0 && person !== creator && !recipients.has(person))
        recipients.set(person, team);
    }
  }
  return recipients;
}

async function insertPulseRows(
  client: PoolClient,
  plans: readonly DemoPulse[],
  { storedOrganisation: { companyId, idOf }, ids }: { storedOrganisation: StoredOrganisation; ids: readonly number[] },
): Promise<void> {
  const columns = {
    id: 'int',
    company_id: 'int',
    creator_id: 'int',
    creator_role: 'text',
    name: 'text',
    start_date: 'date',
    end_date: 'date',
    recurring_on: 'bool',
    frequency: 'smallint',
    days: 'bool[]',
    is_draft: 'bool',
    is_active: 'bool',
    opens_at_once: 'bool',
    activated_at: 'timestamptz',
    closed_at: 'timestamptz',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  };
  const rows = plans.map((pulse, at) => {
    const { creator, creatorRole, name, startDate, endDate, frequency, status, madeAt } = pulse;
    const whose = [ids[at], companyId, idOf(creator), creatorRole, name];
    const schedule = [startDate, endDate, frequency !== null, frequency ?? pulseDefaults.frequency, pulseDefaults.days];
    const isDraft = status === 'draft';
    const state = [isDraft, status === 'active', !isDraft && frequency === null, isDraft ? null : madeAt];
    const endedAt = endDate && instantAt(addDays(endDate, 1), '00:00', companyTimeZone);
    return [...whose, ...schedule, ...state, endedAt, madeAt, madeAt];
  });
  await insertRows(client, 'pulses', columns, rows);
  const teams = plans.flatMap((pulse, at) => pulse.teams.map((team) => [companyId, ids[at], idOf(team)]));
  await insertRows(client, 'pulse_teams', { company_id: 'int', pulse_id: 'int', team_id: 'int' }, teams);
}

async function insertQuestions(
  client: PoolClient,
  { surveyId }: DemoPulse,
  { companyId, pulseId }: { companyId: number; pulseId: number },
) {
  const survey = readySurveys.find(({ id }) => id === surveyId);
  const { questions } = survey
    ? presentReadySurvey(survey, { company: demoCompanyName, locale: 'en' })
    : { questions: [] };
  const ids = await reserveIds(client, 'pulse_questions', questions.length);
  const columns = {
    id: 'int',
    company_id: 'int',
    pulse_id: 'int',
    position: 'smallint',
    text: 'text',
    type_id: 'smallint',
    pool: 'text[]',
    bank_item_id: 'smallint',
    locale: 'text',
    texts: 'jsonb',
  };
  const rows = questions.map(({ text, typeId, pool, bankItemId }, at) => {
    return [ids[at], companyId, pulseId, at + 1, text, typeId, pool, bankItemId, ...languageColumns(text)];
  });
  await insertRows(client, 'pulse_questions', columns, rows);
  return questions.map((question, at) => ({ ...question, id: ids[at] ?? 0 }));
}
