import { beforeEach } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { continueImport } from '#/lib/domain/people/imports/continue-import.ts';
import { getImport } from '#/lib/domain/people/imports/get-import.ts';
import { previewImport } from '#/lib/domain/people/imports/preview-import.ts';
import { startImport } from '#/lib/domain/people/imports/start-import.ts';
import { undoImport } from '#/lib/domain/people/imports/undo-import.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const HEAD = 'Email,First name,Last name,Department,Team,Role,Leader,Status\n';

interface ImportScene {
  administrator: User;
  /** A member of the team. */
  ada: User;
  /** Leads the team. */
  lead: User;
  department: Department;
  team: Team;
  /** Part of this company's email addresses that no other company has. */
  word: string;
}

/** One row for each thing that an import can do. */
export const everything = [
  'eve@,Eve,Doe,Sales,East,,',
  'zoe@,Zoe,Roe,Sales,East,Team Leader,',
  'ada@,,,Engineering,Compilers,Team Leader,',
  'ada@,,,,Chess,,',
  'lead@,,,Sales,,Department Leader,',
  'lead@,,,,,Administrator,',
];

/** Builds a new scene before each test of the calling file. Its properties exist once the tests run. */
export function openImportScene(): ImportScene {
  const scene = {} as ImportScene;
  openQueue();
  beforeEach(async () => {
    Object.assign(scene, await buildImportScene());
  });
  return scene;
}

/** Creates a separate company: Engineering with the team Compilers of one member, and the empty team Chess. */
async function buildImportScene(): Promise<ImportScene> {
  const word = uniqueWord();
  const { id: companyId } = await buildCompany(prisma());
  const administrator = await buildAdministrator(prisma(), { companyId });
  const lead = await buildUser(prisma(), { companyId, email: `lead.${word}@x.com` });
  const department = await buildDepartment(prisma(), { companyId, name: 'Engineering' });
  const place = { companyId, departmentId: department.id, leaderId: lead.id };
  const team = await buildTeam(prisma(), { ...place, name: 'Compilers' });
  await buildTeam(prisma(), { companyId, name: 'Chess' });
  const ada = await buildMember(prisma(), { team, user: { email: `ada.${word}@x.com` } });
  return { administrator, ada, lead, department, team, word };
}

type Move = 'true' | 'false';

interface ImportOptions {
  move?: Move;
  /** Whether people who have left get suspended. */
  suspend?: boolean;
}

/** Previews rows; an `@` without a domain gets one of this test. */
export async function previewLines({ administrator, word }: ImportScene, lines: string[], move: Move = 'false') {
  const text = HEAD + lines.map((line) => line.replace(/(\w)@(?=,|$)/g, `$1.${word}@x.com`)).join('\n');
  return (await previewImport(await userCtx(administrator), { file: new File([text], 'C:\\people.csv'), move })).import;
}

/** Previews rows, imports them to the end, and returns the id of the import. */
export async function applyLines(scene: ImportScene, lines: string[], options: ImportOptions = {}): Promise<number> {
  const { administrator } = scene;
  const { move, suspend = false } = options;
  const { id } = await previewLines(scene, lines, move);
  const confirmed = { confirmation: '', administrators: true, suspend };
  await startImport(await userCtx(administrator), id, confirmed);
  await continueImport(jobCtx(), { importId: id });
  return id;
}

/** Undoes an import completely, and returns what remains of it. */
export async function undoToTheEnd({ administrator }: ImportScene, id: number) {
  await undoImport(await userCtx(administrator), id);
  await continueImport(jobCtx(), { importId: id });
  return (await getImport(await userCtx(administrator), id)).import;
}

/** Returns who is where, as text, to compare before and after. */
export async function readStructure({ administrator, word }: ImportScene) {
  const mine = { companyId: administrator.companyId };
  const [teams, departments, administrators, invitations] = await Promise.all([
    prisma().team.findMany({
      where: mine,
      include: { members: { include: { user: true } }, leader: true, department: true },
    }),
    prisma().department.findMany({ where: mine, include: { leader: true } }),
    prisma().administrator.count({ where: mine }),
    prisma().invitation.findMany({ where: { ...mine, acceptedAt: null, revokedAt: null } }),
  ]);
  const name = (user: { email: string } | null) => user?.email.replace(`.${word}@x.com`, '') ?? '-';
  return {
    teams: teams
      .map(
        (one) =>
          `${one.department?.name ?? '-'}/${one.name}: ${name(one.leader)} [${one.members
            .map(({ user }) => name(user))
            .sort()
            .join()}]`,
      )
      .sort(),
    departments: departments.map((one) => `${one.name}: ${name(one.leader)}`).sort(),
    administrators,
    invitations: invitations.map(({ email, kind }) => `${name({ email })} ${kind}`).sort(),
  };
}

/** Returns the version of every team's share link, by the team's name. */
export async function readLinkVersions({ administrator }: ImportScene): Promise<Record<string, number>> {
  const teams = await prisma().team.findMany({ where: { companyId: administrator.companyId } });
  return Object.fromEntries(teams.map(({ name, linkVersion }) => [name, linkVersion]));
}
