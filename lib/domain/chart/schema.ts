import * as z from 'zod';
import { id, idOrZero } from '#/lib/api/fields.ts';
import { DEFAULT_PERIOD, periods } from '#/lib/domain/calendar/period.ts';
import { LEVEL, placeRoles } from '#/lib/domain/chart/constants.ts';

/** The part of the company that is drawn: all that the person may see, a department of it, or a team. */
export const chartPart = {
  departmentId: idOrZero.optional().describe('Only this department; 0 for all.'),
  department: idOrZero.optional().describe('The same.'),
  teamId: idOrZero.optional().describe('Only this team; 0 for all.'),
  team: idOrZero.optional().describe('The same.'),
};

const periodName = z.enum(periods.map(({ name }) => name));
export const chartPeriod = periodName.default(DEFAULT_PERIOD);

const placeRole = z.enum(placeRoles).meta({ id: 'ChartRole' });
const named = { name: z.string(), email: z.string(), role: placeRole, workPosition: z.string() };
const pictured = { foto: z.string().nullable(), initials: z.string(), additionalRolesCount: z.int() };
const coloured = { mainColor: z.string(), titleColor: z.string() };

/** Somebody who leads; without an account they are invited and have no id yet. */
export const chartLeader = z
  .object({ id: id.nullable(), ...named, ...pictured, status: z.boolean().describe('Has an account.') })
  .meta({ id: 'ChartLeader' });
export type ChartLeader = z.output<typeof chartLeader>;

/** What is published of a group over the period. */
const figures = z
  .object({
    category_id: z.int(),
    participation: z.int().nullable(),
    hiddenReason: z.enum(['group_too_small', 'not_enough_answers']).nullable(),
  })
  .meta({ id: 'ChartFigures' })
  .nullable();

export const chartAdmin = z
  .object({
    id,
    level: z.literal(LEVEL.administrator),
    isDirector: z.boolean().describe('Signed the company up.'),
    companyName: z.string(),
    ...named,
    ...pictured,
    ...coloured,
    isNew: z.boolean(),
  })
  .meta({ id: 'ChartAdmin' });

export const chartDepartment = z
  .object({
    id,
    level: z.literal(LEVEL.department),
    departmentName: z.string(),
    link: z.string().nullable(),
    leader: chartLeader.nullable(),
    palette: z.int().describe('Which of the four palettes, from 0.'),
    ...coloured,
    figures,
  })
  .meta({ id: 'ChartDepartment' });

export const chartTeam = z
  .object({
    id,
    level: z.literal(LEVEL.team),
    departamentId: id.nullable(),
    teamName: z.string(),
    link: z.string().nullable(),
    leader: chartLeader.nullable(),
    secondaryLeader: chartLeader.nullable(),
    membersCount: z.int(),
    ...coloured,
    figures,
  })
  .meta({ id: 'ChartTeam' });

export const chartMember = z
  .object({
    id,
    teamId: id,
    level: z.literal(LEVEL.member),
    ...named,
    ...pictured,
    ...coloured,
    isNew: z.boolean(),
  })
  .meta({ id: 'ChartMember' });

const ids = z.array(z.int());
const texts = z.array(z.string());

/** Memberships side by side: the one at a place of one list is the one at the same place of the others. */
export const packedMembers = z
  .object({
    ids,
    teamIds: ids.describe('In order: the members of a team stand together.'),
    names: texts,
    emails: texts,
    positions: ids.describe('Where the work position stands in `workPositions`.'),
    fotos: texts.describe('Empty without a photo.'),
    newPlaces: ids.describe('Places in these lists of those who came within the period.'),
  })
  .meta({ id: 'PackedMembers' });

/** Every place of those who stand in several. */
export const chartPlaces = z.array(z.object({ id, role: placeRole, of: z.string() })).meta({ id: 'ChartPlaces' });

export const chartHead = {
  companyName: z.string(),
  period: z.object({ name: periodName, from: z.string(), to: z.string() }),
  asOf: z.string().nullable().describe('The last day that the figures may hold; null without figures.'),
  counts: z.object({ admins: z.int(), departments: z.int(), teams: z.int(), members: z.int() }),
  admins: z.array(chartAdmin),
  departments: z.array(chartDepartment),
  teams: z.array(chartTeam),
  places: chartPlaces,
};
