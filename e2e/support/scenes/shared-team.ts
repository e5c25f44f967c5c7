import type { PulseRound, Team, User } from '#/generated/prisma/client.ts';
import { noFigures } from '#/lib/domain/pulses/results/question-figures.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

/** Questions of the bank about workload, autonomy and recognition, with the published scores of a team's round. */
const scored = [
  { bankItemId: 13, text: 'My workload is reasonable.', score: 41 },
  { bankItemId: 17, text: 'I can decide how I do my work.', score: 74 },
  { bankItemId: 25, text: 'Good work is seen here.', score: 58 },
];

export interface SharedTeam {
  team: Team;
  leader: User;
  members: User[];
  administrator: User;
}

/**
 * Creates a company in London with a minimum group size of five, and a team, of six by default, whose leader
 * isn't a member.
 */
export async function buildSharedTeam(size = 6): Promise<SharedTeam> {
  const { id: companyId } = await buildCompany(prisma(), { timeZone: 'Europe/London', minimumGroupSize: 5 });
  const administrator = await buildAdministrator(prisma(), { companyId });
  const leader = await buildUser(prisma(), { companyId, firstName: 'Lena', lastName: 'Leader' });
  const team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  const members: User[] = [];
  for (let count = 0; count < size; count++) members.push(await buildMember(prisma(), { team }));
  return { team, leader, members, administrator };
}

interface RoundFields {
  day: string;
  /** By question; null for a hidden score. */
  scores?: readonly (number | null)[];
}

/** Stores a closed round of a pulse: published on its day, only for the team. */
export async function publishRoundOf(
  { team, administrator }: Pick<SharedTeam, 'team' | 'administrator'>,
  { day, scores = scored.map(({ score }) => score) }: RoundFields,
): Promise<PulseRound> {
  const at = new Date(`${day}T08:00:00Z`);
  const { companyId, id: teamId } = team;
  const questions = scored.map(({ bankItemId, text }) => ({ typeId: 5, bankItemId, text }));
  const pulse = await buildPulse(prisma(), {
    creator: administrator,
    teams: [team],
    questions,
    pulse: { name: `Week of ${day}`, activatedAt: at, isActive: false },
  });
  const { round } = await buildPulseRound(prisma(), {
    pulse,
    team,
    userIds: [],
    round: { opensAt: at, closesAt: at, closedAt: at, publishedAt: at },
  });
  const rows = await prisma().pulseQuestion.findMany({ where: { pulseId: pulse.id }, orderBy: { position: 'asc' } });
  await prisma().pulseResult.createMany({
    data: rows.map(({ id: questionId }, place) => {
      const score = scores[place] ?? null;
      const of = { companyId, roundId: round.id, teamId, questionId };
      if (score === null) return { ...of, persons: 2, hiddenReason: 'not_enough_answers' };
      const result = {
        ...noFigures,
        average: 1 + score / 25,
        score,
        positiveAnswers: score,
        neutralAnswers: 0,
        negativeAnswers: 100 - score,
      };
      return { ...of, persons: 6, result };
    }),
  });
  return round;
}

interface TextFields {
  texts: readonly string[];
  /** Null for the group that the team is counted with. */
  teamId?: number | null;
  hiddenReason?: string;
}

/** Adds an open question to a round, with texts. Returns the ids of the texts. */
export async function askInWords(
  { team }: Pick<SharedTeam, 'team'>,
  { id: roundId, pulseId }: PulseRound,
  { texts, teamId = team.id, ...hidden }: TextFields,
): Promise<string[]> {
  const { companyId } = team;
  const question = { companyId, pulseId, typeId: 3, text: 'What else?' };
  const { id: questionId } = await prisma().pulseQuestion.create({ data: question });
  const of = { companyId, roundId, questionId };
  await prisma().pulseRoundQuestion.create({ data: { ...of, position: 4 } });
  const result = { ...of, teamId: team.id, persons: 6, result: { ...noFigures }, ...hidden };
  await prisma().pulseResult.create({ data: result });
  const rows = await prisma().pulseAnswer.createManyAndReturn({
    data: texts.map((text) => ({ ...of, teamId, text })),
  });
  return texts.flatMap((text) => rows.find((row) => row.text === text)?.id ?? []);
}
