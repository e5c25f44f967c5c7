import type { RunTeam } from '#/e2e/support/scenes/published-days.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { publishCompany } from '#/lib/domain/releases/run-day/publish-company.ts';
import { releaseQuery, runRelease } from '#/lib/domain/releases/run-day/run-day.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { insertRows, reserveIds } from '#/prisma/seed/bulk-insert.ts';
import { insertWaitingAnswers } from '#/prisma/seed/publish-history.ts';
import type { Random } from '#/prisma/seed/random.ts';

/** One person's answer for one team on one day of the company; null for a skipped question. */
export interface Atom {
  readonly day: LocalDate;
  readonly teamId: number;
  /** False if its team was deleted on that day. */
  readonly isKept: boolean;
  readonly userId: number;
  readonly answered: boolean;
  readonly motivation: number | null;
  readonly productivity: number | null;
  readonly sentiment: number | null;
}

/**
 * A company whose days pass one at a time, with changes to its structure in between. It remembers every answer that
 * counts, so that tests can calculate what is published without asking the product.
 */
export class CompanyDays {
  readonly atoms: Atom[] = [];
  readonly teams = new Map<number, { departmentId: number; members: number[] }>();
  readonly departments: number[] = [];
  readonly leaders = new Map<number, number>();
  today: LocalDate;
  minimum = 5;

  readonly companyId: number;
  readonly timeZone: string;
  readonly random: Random;

  private constructor(companyId: number, timeZone: string, random: Random, start: LocalDate) {
    this.companyId = companyId;
    this.timeZone = timeZone;
    this.random = random;
    this.today = start;
  }

  static async make(
    random: Random,
    { start, timeZone, people, teams, departments }: CompanyPlan,
  ): Promise<CompanyDays> {
    const db = prisma();
    const createdAt = instantAt(start, '00:00', timeZone);
    const { id: companyId } = await buildCompany(db, { timeZone, createdAt });
    const company = new CompanyDays(companyId, timeZone, random, start);
    for (let i = 0; i < departments; i++) company.departments.push((await buildDepartment(db, { companyId })).id);
    const userIds: number[] = [];
    for (let i = 0; i < people; i++) userIds.push((await buildUser(db, { companyId })).id);
    for (let i = 0; i < teams; i++) {
      const departmentId = random.chance(0.15) ? 0 : random.pick(company.departments);
      const { id } = await buildTeam(db, { companyId, departmentId: departmentId || null });
      company.teams.set(id, { departmentId, members: [] });
    }
    const teamIds = [...company.teams.keys()];
    for (const [index, userId] of userIds.entries()) {
      await company.join(teamIds[index % teamIds.length] ?? 0, userId);
      if (random.chance(0.12)) await company.join(random.pick(teamIds), userId);
    }
    return company;
  }

  /** Asks everyone for each of their teams, and most answer; then the day passes. */
  async passDay({ turnout = 0.75, happens = async () => undefined }: DayChoices = {}): Promise<void> {
    const atoms = this.#ask(typeof turnout === 'number' ? () => turnout : turnout);
    await this.#store(atoms);
    await happens();
    // A team that is deleted before the night loses its check-ins; the answers keep waiting.
    for (const atom of atoms) this.atoms.push({ ...atom, isKept: this.teams.has(atom.teamId) });
    this.today = addDays(this.today, 1);
  }

  /** Runs the publication right after the last midnight. */
  async release(): Promise<LocalDate | null> {
    const now = instantAt(this.today, '00:15', this.timeZone);
    return runRelease((query) => publishCompany(query, { companyId: this.companyId, now }));
  }

  /** Returns the teams for a publication run. */
  runTeams(): RunTeam[] {
    return [...this.teams].map(([id, { departmentId, members }]) => {
      return { id, departmentId: departmentId || null, members: members.length };
    });
  }

  async join(teamId: number, userId: number): Promise<void> {
    const team = this.teams.get(teamId);
    if (!team || team.members.includes(userId)) return;
    team.members.push(userId);
    await prisma().teamMember.create({
      data: { teamId, userId, companyId: this.companyId, joinedAt: instantAt(this.today, '00:00', this.timeZone) },
    });
  }

  async leave(userId: number): Promise<void> {
    for (const team of this.teams.values()) team.members = team.members.filter((id) => id !== userId);
    await prisma().teamMember.deleteMany({ where: { userId } });
  }

  async deleteTeam(teamId: number): Promise<void> {
    this.teams.delete(teamId);
    await prisma().team.delete({ where: { id: teamId } });
  }

  async moveTeam(teamId: number, departmentId: number): Promise<void> {
    const team = this.teams.get(teamId);
    if (!team) return;
    team.departmentId = departmentId;
    await prisma().team.update({ where: { id: teamId }, data: { departmentId: departmentId || null } });
  }

  async deleteDepartment(departmentId: number): Promise<void> {
    for (const [id, team] of this.teams) if (team.departmentId === departmentId) await this.moveTeam(id, 0);
    this.departments.splice(this.departments.indexOf(departmentId), 1);
    await prisma().department.delete({ where: { id: departmentId } });
  }

  /** Makes an administrator the team's leader. */
  async appoint(teamId: number): Promise<void> {
    const { id } = await buildAdministrator(prisma(), { companyId: this.companyId });
    await prisma().team.updateMany({ where: { id: teamId }, data: { leaderId: id } });
    if (this.teams.has(teamId)) this.leaders.set(teamId, id);
  }

  reading(): number[][] {
    return [...this.leaders].filter(([teamId]) => this.teams.has(teamId)).map(([teamId]) => [teamId]);
  }

  async setMinimum(minimumGroupSize: number): Promise<void> {
    this.minimum = minimumGroupSize;
    await prisma().company.update({ where: { id: this.companyId }, data: { minimumGroupSize } });
  }

  #ask(turnout: (teamId: number) => number): Atom[] {
    const { random } = this;
    const figure = (applies: number, value: () => number) => (random.chance(applies) ? value() : null);
    return [...this.teams].flatMap(([teamId, { members }]) =>
      members.map((userId): Atom => {
        const hasAnswered = random.chance(turnout(teamId));
        const said = (applies: number, value: () => number) => {
          const drawn = figure(applies, value);
          return hasAnswered ? drawn : null;
        };
        const motivation = said(0.9, () => random.integer(0, 200) / 2);
        const productivity = said(0.85, () => 5 * random.integer(0, 20));
        const sentiment = said(0.9, () => random.pick([0, 50, 100]));
        return {
          day: this.today,
          teamId,
          userId,
          isKept: true,
          answered: hasAnswered,
          motivation,
          productivity,
          sentiment,
        };
      }),
    );
  }

  async #store(atoms: readonly Atom[]): Promise<void> {
    const client = await pool().connect();
    try {
      const ids = await reserveIds(client, 'check_ins', atoms.length);
      const sentAt = instantAt(this.today, '08:00', this.timeZone);
      const closesAt = instantAt(addDays(this.today, 1), '00:00', this.timeZone);
      // At any time of the day, including its first and last instant.
      const submittedAt = () => {
        const share = this.random.pick([0, 1, this.random.next()]);
        const first = instantAt(this.today, '00:00', this.timeZone).getTime();
        return new Date(Math.floor(first + share * (closesAt.getTime() - 1 - first)));
      };
      const whose = ({ teamId, userId, day }: Atom, index: number) => [ids[index], teamId, userId, day];
      await insertRows(
        client,
        'check_ins',
        {
          id: 'int',
          team_id: 'int',
          user_id: 'int',
          local_date: 'date',
          company_id: 'int',
          frequency_id: 'int',
          sent_at: 'timestamptz',
          closes_at: 'timestamptz',
          answered_at: 'timestamptz',
        },
        atoms.map((atom, index) => [
          ...whose(atom, index),
          this.companyId,
          1,
          sentAt,
          closesAt,
          atom.answered ? sentAt : null,
        ]),
      );
      await insertRows(
        client,
        'check_in_answers',
        {
          check_in_id: 'int',
          team_id: 'int',
          user_id: 'int',
          local_date: 'date',
          submitted_at: 'timestamptz',
          motivation: 'real',
          productivity: 'smallint',
          emotion_id: 'smallint',
          sentiment: 'smallint',
        },
        atoms.flatMap((atom, index) => {
          const { answered: hasAnswered, motivation, productivity, sentiment } = atom;
          if (!hasAnswered) return [];
          const emotionId = sentiment === null ? null : { 0: 10, 50: 9, 100: 3 }[sentiment];
          const figures = [motivation, productivity, emotionId, sentiment];
          return [[...whose(atom, index), submittedAt(), ...figures]];
        }),
      );
      await insertWaitingAnswers(releaseQuery(client), { companyId: this.companyId, from: this.today, to: this.today });
    } finally {
      client.release();
    }
  }
}

interface CompanyPlan {
  readonly start: LocalDate;
  readonly timeZone: string;
  readonly people: number;
  readonly teams: number;
  readonly departments: number;
}

interface DayChoices {
  readonly turnout?: number | ((teamId: number) => number);
  /** Runs between the answers and the night. */
  readonly happens?: () => Promise<void>;
}
