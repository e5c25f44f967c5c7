import { jobCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import type { Pulse, PulseQuestion, PulseRecipient, Team, User } from '#/generated/prisma/client.ts';
import type { SentAnswer } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { submitPulseAnswers } from '#/lib/domain/pulses/respond/submit-pulse-answers.ts';
import { openDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildPulse } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

/** A Monday. */
export const pulseStart = new Date('2026-03-02T12:00:00Z');

export interface PulseScene {
  companyId: number;
  creator: User;
  /** The teams, in the order of the requested sizes. */
  teams: Team[];
  pulse: Pulse;
  questions: PulseQuestion[];
}

type Questions = NonNullable<Parameters<typeof buildPulse>[1]['questions']>;

/**
 * Creates a company in London with teams of these sizes, and an active pulse of its administrator that asks all of
 * them.
 */
export async function buildPulseScene(
  sizes: readonly number[],
  { questions = [{ typeId: 5 }], pulse = {} }: { questions?: Questions; pulse?: Partial<Pulse> } = {},
): Promise<PulseScene> {
  const db = prisma();
  const { id: companyId } = await buildCompany(db, { timeZone: 'Europe/London' });
  const creator = await buildAdministrator(db, { companyId });
  const teams: Team[] = [];
  for (const size of sizes) {
    const team = await buildTeam(db, { companyId });
    for (let at = 0; at < size; at += 1) await buildMember(db, { team, user: { timeZone: 'Europe/London' } });
    teams.push(team);
  }
  const storedPulse = await buildPulse(db, { creator, teams, questions, pulse: { activatedAt: pulseStart, ...pulse } });
  const storedQuestions = await db.pulseQuestion.findMany({
    where: { pulseId: storedPulse.id },
    orderBy: { position: 'asc' },
  });
  return { companyId, creator, teams, pulse: storedPulse, questions: storedQuestions };
}

/** Opens the pulse's only round by a sweep at this instant, and returns its recipients by team and person. */
export async function openScene({ pulse }: PulseScene, now: Date = pulseStart): Promise<PulseRecipient[]> {
  await openDueRounds(jobCtx({ now }));
  return prisma().pulseRecipient.findMany({
    where: { round: { pulseId: pulse.id } },
    orderBy: [{ teamId: 'asc' }, { userId: 'asc' }],
  });
}

interface Answering {
  now?: Date;
  submissionId?: string;
  /** By the index of the question. */
  hashes?: readonly (string | undefined)[];
}

/** Sends one recipient's answers, in the order of the scene's questions. */
export function answerScene(
  { questions }: Pick<PulseScene, 'questions'>,
  { id }: Pick<PulseRecipient, 'id'>,
  answers: readonly SentAnswer[],
  { now = pulseStart, hashes = [], ...sending }: Answering = {},
): Promise<object> {
  const rows = answers.map((answer, at) => ({ questionId: questions[at]?.id ?? 0, answer }));
  const ofQuestions = hashes.flatMap((hash, at) =>
    hash === undefined ? [] : [[questions[at]?.id ?? 0, hash] as const],
  );
  const replyHashes = hashes.length > 0 ? Object.fromEntries(ofQuestions) : undefined;
  const token = mailedToken('pls_', id);
  return submitPulseAnswers(visitorCtx({ now }), { token, answers: rows, replyHashes, ...sending });
}
