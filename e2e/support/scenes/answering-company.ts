import { randomUUID } from 'node:crypto';
import type { Company, Department, Team, User } from '#/generated/prisma/client.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { storeAnswer } from '#/lib/domain/check-ins/respond/store-answer.ts';
import { type SentimentType, sentimentWeights } from '#/lib/domain/metrics/scores/sentiment.ts';
import { closeCompleteTeam } from '#/lib/domain/releases/close-complete-team.ts';
import { publishCompany } from '#/lib/domain/releases/run-day/publish-company.ts';
import { runRelease } from '#/lib/domain/releases/run-day/run-day.service.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const emotionIds: Readonly<Record<SentimentType, number>> = { good: 3, meh: 9, bad: 10 };

interface AnswerValues {
  /** Null for a skipped question. */
  feeling?: SentimentType | null;
  productivity?: number | null;
  factorIds?: number[];
}

/** One team and its members, in the order they were created. */
export interface AskedTeam {
  readonly team: Team;
  readonly members: readonly User[];
}

/**
 * A company in UTC whose days pass as in the product: answers are stored by the product's own statement, and the
 * product's publication runs at night. Teams are asked at noon and answer from one o'clock.
 */
export class AnsweringCompany {
  readonly company: Company;
  readonly department: Department;
  readonly teams: readonly AskedTeam[];

  private constructor(company: Company, department: Department, teams: readonly AskedTeam[]) {
    this.company = company;
    this.department = department;
    this.teams = teams;
  }

  /** Creates a company with teams of these sizes in one department. */
  static async make(sizes: readonly number[], { minimum = 5, since = '2026-03-02' } = {}): Promise<AnsweringCompany> {
    const db = prisma();
    const createdAt = new Date(`${since}T08:00:00Z`);
    const company = await buildCompany(db, { minimumGroupSize: minimum, createdAt });
    const { id: companyId } = company;
    const department = await buildDepartment(db, { companyId, name: 'Operations' });
    const teams: AskedTeam[] = [];
    for (const size of sizes) {
      const team = await buildTeam(db, { companyId, departmentId: department.id });
      const members: User[] = [];
      for (let at = 0; at < size; at++) members.push(await buildMember(db, { team }));
      teams.push({ team, members });
    }
    return new AnsweringCompany(company, department, teams);
  }

  /** Asks a team once a day, however often it is called. */
  async ask({ team, members }: AskedTeam, day: LocalDate): Promise<void> {
    const localDate = new Date(`${day}T00:00:00Z`);
    if (await prisma().checkIn.findFirst({ where: { teamId: team.id, localDate } })) return;
    for (const { id: userId } of members) await buildCheckIn(prisma(), { team, userId, localDate: day });
  }

  /** Answers the check-in of a day, on the same day unless `at` says otherwise. */
  async answer(
    { team }: AskedTeam,
    person: User,
    day: LocalDate,
    values: AnswerValues = {},
    at = `${day}T13:00:00Z`,
  ): Promise<void> {
    const { feeling = 'good', productivity = 70, factorIds = [] } = values;
    const checkIn = await prisma().checkIn.findUniqueOrThrow({
      where: {
        teamId_userId_localDate: { teamId: team.id, userId: person.id, localDate: new Date(`${day}T00:00:00Z`) },
      },
    });
    const storedAnswer = await storeAnswer({
      checkInId: checkIn.id,
      submissionId: randomUUID(),
      now: new Date(at),
      emotionId: feeling && emotionIds[feeling],
      factorIds,
      elaborate: null,
      sentiment: feeling && sentimentWeights[feeling],
      productivity,
      motivatorQuestionId: null,
      motivatorAnswer: null,
      workEnvironmentId: null,
      norms: null,
      monthAnswers: null,
      ratings: new Map(),
    });
    if (!storedAnswer) throw new Error('The check-in was not open.');
  }

  /** Asks everyone in a team. Each answers what `valuesOf` returns for their index. */
  async passDay(
    { team, members }: AskedTeam,
    day: LocalDate,
    valuesOf: (at: number) => AnswerValues | undefined = () => ({}),
  ): Promise<void> {
    await this.ask({ team, members }, day);
    for (const [at, person] of members.entries()) {
      const values = valuesOf(at);
      if (values) await this.answer({ team, members }, person, day, values);
    }
  }

  /** Runs the job for a team in which everyone seems to have answered. */
  async close({ team }: AskedTeam, day: LocalDate, time = '14:00'): Promise<void> {
    await closeCompleteTeam(this.ctxAt(`${day}T${time}:00Z`), { companyId: this.company.id, teamId: team.id });
  }

  /** Runs the publication of the night after a day, and of all earlier nights that haven't run. */
  async sleep(day: LocalDate): Promise<void> {
    const now = new Date(`${addDays(day, 1)}T00:15:00Z`);
    await runRelease((query) => publishCompany(query, { companyId: this.company.id, now }));
  }

  ctxAt(instant: string) {
    return { ...newCtx({ kind: 'job', name: 'test' }), clock: fixedClock(instant) };
  }
}
