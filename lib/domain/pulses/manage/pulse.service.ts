import * as z from 'zod';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { wholeListMax } from '#/lib/domain/places/constants.ts';
import { pulseTeamsSql, teamCountsSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { createPulse } from '#/lib/domain/pulses/manage/create-pulse.ts';
import {
  getPulseRow,
  lockPulse,
  presentPulse,
  presentQuestion,
  relationOf,
  statusOf,
} from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import type { PulseFilter } from '#/lib/domain/pulses/manage/list.schema.ts';
import { type PulseRow, pulseRelation, readPulses } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { canReadPulse, canReadTeamResults } from '#/lib/domain/pulses/pulses.policy.ts';
import { presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import { readQuestions } from '#/lib/domain/pulses/questions/store-questions.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import { closeRound } from '#/lib/domain/pulses/rounds/round.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const listedPulse = pulseRelation.extend({
  id: z.number(),
  creatorName: z.string(),
  isDraft: z.boolean(),
  isActive: z.boolean(),
  /** Whether a round was open in the requested span. */
  wasOpen: z.boolean(),
});

/**
 * Returns the pulses that this person may read and that match a filter, newest first, with how many there are and
 * everyone who created one of the readable pulses.
 */
export async function listPulses(ctx: UserCtx, { date, status, user, limit = wholeListMax, before }: PulseFilter) {
  const { actor, company, clock, db } = ctx;
  const readable = (await listPulsesInReach(ctx, date)).filter((pulse) => canReadPulse(actor, pulse));
  const pulses = readable
    .filter((pulse) => status === undefined || statusOf(pulse) === status)
    .filter(({ creatorId, wasOpen }) => wasOpen && (user === undefined || creatorId === user));
  const ids = pulses.map(({ id }) => id).filter((id) => before === undefined || id < before);
  const page = await readPulses(db, company.id, ids.slice(0, limit));
  const creators = new Map(readable.map(({ creatorId, creatorName }) => [creatorId, creatorName]));
  return {
    pulses: page.map((row) => presentPulse(row, { actor, now: clock.now() })),
    users: [...creators].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'en')),
    total: pulses.length,
  };
}

/** Lists the pulses of the company for administrators; for others, their own and those that ask a team they lead. */
async function listPulsesInReach({ actor, company, db }: UserCtx, span: PulseFilter['date']) {
  const { userId, role } = actor;
  const [from, to] = [span?.from ?? null, span?.to ?? null];
  return asRows(
    listedPulse,
    await db.$queryRaw`
    SELECT p.id, p.creator_id AS "creatorId", p.creator_role AS "creatorRole", p.activated_at AS "activatedAt",
      u.first_name || ' ' || u.last_name AS "creatorName", p.is_draft AS "isDraft", p.is_active AS "isActive",
      CASE WHEN ${role} = 'Administrator' THEN '[]' ELSE ${pulseTeamsSql} END AS teams,
      ${from}::date IS NULL OR EXISTS (
        SELECT FROM pulse_rounds r JOIN companies c ON c.id = r.company_id
        WHERE r.pulse_id = p.id AND r.skipped_at IS NULL
          AND (r.opens_at AT TIME ZONE c.time_zone)::date <= ${to}::date
          AND (coalesce(r.closed_at, r.closes_at) AT TIME ZONE c.time_zone)::date >= ${from}::date) AS "wasOpen"
    FROM pulses p JOIN users u ON u.id = p.creator_id
    WHERE p.company_id = ${company.id} AND p.deleted_at IS NULL
      AND (${role} = 'Administrator' OR p.creator_id = ${userId} OR EXISTS (
        SELECT FROM pulse_teams a JOIN teams t ON t.id = a.team_id LEFT JOIN departments d ON d.id = t.department_id
        WHERE a.pulse_id = p.id AND ${userId} IN (t.leader_id, t.secondary_leader_id, d.leader_id)))
    ORDER BY p.id DESC`,
  );
}

/**
 * Returns a pulse with the questions it asks next and its teams: all teams for its managers, and their own for other
 * leaders. `may` checks another right than reading. Throws what `getPulseRow` throws.
 */
export async function getPulse(ctx: UserCtx, id: number, may = canReadPulse) {
  const row = await getPulseRow(ctx.db, ctx, id, may);
  const [questions, teams] = await Promise.all([readQuestions(ctx.db, id), listAskedTeams(ctx, row)]);
  return {
    pulse: presentPulse(row, { actor: ctx.actor, now: ctx.clock.now() }),
    questions: questions.map((question) =>
      presentQuestion(question, { company: ctx.company.name, locale: ctx.locale }),
    ),
    teams,
  };
}

const askedTeam = z.object({ id: z.number(), name: z.string(), membersCount: z.number(), unfinishedCount: z.number() });

/** Returns the teams of a pulse that this person may know of, by name, with how many people of each can be asked. */
async function listAskedTeams({ db, actor, company }: UserCtx, row: PulseRow) {
  const relation = relationOf(row);
  const ids = row.teams.filter((team) => canReadTeamResults(actor, relation, team)).map(({ id }) => id);
  const teams = asRows(
    askedTeam,
    await db.$queryRaw`
    SELECT t.id, t.name, ${teamCountsSql}
    FROM teams t WHERE t.company_id = ${company.id} AND t.id = ANY(${ids})
    ORDER BY t.name, t.id`,
  );
  return teams.map((team) => ({ ...team, isLarge: team.membersCount >= company.minimumGroupSize }));
}

/** Creates a pulse from a ready-made survey, as `createPulse` does. Throws `not_found` for an unknown one. */
export async function createReadyPulse(ctx: UserCtx, surveyId: number, body: PulseBody) {
  const survey = readySurveys.find(({ id }) => id === surveyId);
  if (!survey) throw notFound();
  const plain = { isMultiple: false, low: '', high: '' };
  const { questions } = presentReadySurvey(survey, { company: ctx.company.name, locale: ctx.locale });
  return createPulse(ctx, body, {
    name: wordsFor(ctx.locale, 'specification.pulseNames')('ready'),
    questions: questions.map((question) => ({ ...plain, ...question })),
  });
}

/**
 * Deletes a pulse. It disappears for everyone immediately; the answers of an open round are deleted with it and never
 * published. Throws what `getPulseRow` throws, so a second call throws `not_found`.
 */
export function deletePulse(ctx: UserCtx, id: number): Promise<Record<string, never>> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPulse(tx, ctx, id);
    const now = ctx.clock.now();
    await tx.pulse.update({ where: { id }, data: { isActive: false, deletedAt: now, updatedAt: now } });
    await recordEvent(tx, ctx, {
      action: 'pulse.remove',
      subject: `pulse:${id}`,
      details: { name: before.name },
      facts: before.isActive ? before : null,
    });
    await announcePulse(tx, id);
    if (before.round?.closedAt === null) {
      await closeRound(tx, ctx, before.round.id, { publishes: false });
      // Recipients are deleted with their answers, so their links no longer open anything.
      await tx.pulseRecipient.deleteMany({ where: { roundId: before.round.id } });
    }
    return {};
  });
}
