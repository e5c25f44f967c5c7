import * as z from 'zod';
import { id, idOrZero } from '#/lib/api/fields.ts';
import { DEFAULT_PERIOD, periods } from '#/lib/domain/calendar/period.ts';
import { CHART_RECIPIENTS_MAX, CHART_WAIT_SECONDS_MAX, LEVEL, placeRoles } from '#/lib/domain/chart/constants.ts';

/** The part of the company to draw: all that the person may see, a department, or a team. */
export const chartPart = {
  departmentId: idOrZero.optional().describe('0 for all.'),
  department: idOrZero.optional().describe('Another name for `departmentId`.'),
  teamId: idOrZero.optional().describe('0 for all.'),
  team: idOrZero.optional().describe('Another name for `teamId`.'),
};

const periodName = z.enum(periods.map(({ name }) => name));
export const chartPeriod = periodName.default(DEFAULT_PERIOD);

const placeRole = z.enum(placeRoles).meta({ id: 'ChartRole' });
const personFields = { name: z.string(), email: z.string(), role: placeRole, workPosition: z.string() };
const pictureFields = { foto: z.string().nullable(), initials: z.string(), additionalRolesCount: z.int() };
const coloured = { mainColor: z.string(), titleColor: z.string() };

/** Someone who leads; without an account, they are invited and have no id yet. */
export const chartLeader = z
  .object({
    id: id.nullable(),
    ...personFields,
    ...pictureFields,
    status: z.boolean().describe('True if the person has an account.'),
  })
  .meta({ id: 'ChartLeader' });
export type ChartLeader = z.output<typeof chartLeader>;

/** The published results of a group over the period. */
const figures = z
  .object({
    category_id: z.int(),
    participation: z.int().nullable(),
    hiddenReason: z.enum(['group_too_small', 'not_enough_answers', 'known_by_name']).nullable(),
    attention: z.string().nullable().describe('Why a team needs attention.'),
  })
  .meta({ id: 'ChartFigures' })
  .nullable();

export const chartAdmin = z
  .object({
    id,
    level: z.literal(LEVEL.administrator),
    isDirector: z.boolean().describe('True if the person signed up the company.'),
    companyName: z.string(),
    ...personFields,
    ...pictureFields,
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
    ...personFields,
    ...pictureFields,
    ...coloured,
    isNew: z.boolean(),
  })
  .meta({ id: 'ChartMember' });

const ids = z.array(z.int());
const texts = z.array(z.string());

/** Memberships as parallel lists: an index is one membership in all of them. */
export const packedMembers = z
  .object({
    ids,
    teamIds: ids.describe('Each membership’s team id, sorted, so that a team’s members are together.'),
    names: texts,
    emails: texts,
    positions: ids.describe('The index of the work position in `workPositions`.'),
    fotos: texts.describe('Empty if there’s no photo.'),
    newPlaces: ids.describe('Indexes in these lists of the people who joined in the period.'),
  })
  .meta({ id: 'PackedMembers' });

/** All positions of people who have several. */
export const chartPlaces = z.array(z.object({ id, role: placeRole, of: z.string() })).meta({ id: 'ChartPlaces' });

export const chartHead = {
  companyName: z.string(),
  period: z.object({ name: periodName, from: z.string(), to: z.string() }),
  asOf: z.string().nullable().describe('The last day that results can include; null without results.'),
  figures: figures.describe('The results of the whole company, for administrators; null for a part of it.'),
  counts: z.object({
    admins: z.int(),
    departments: z.int(),
    teams: z.int(),
    members: z.int().describe('People in teams; someone in several counts once.'),
  }),
  admins: z.array(chartAdmin),
  departments: z.array(chartDepartment),
  teams: z.array(chartTeam),
  places: chartPlaces,
};

export const chartLayout = z.enum(['paged', 'sheet']);
export type ChartLayoutName = z.output<typeof chartLayout>;

/** What to export. */
export const chartExportBody = z.object({
  type: z.enum(['send', 'download']).optional().describe('Default: `download`.'),
  flag: z.enum(['send', 'download']).optional().describe('Another name for `type`.'),
  ...chartPart,
  layout: chartLayout.default('paged').describe('A3 pages with an overview, or one sheet.'),
  to: z.array(id).max(CHART_RECIPIENTS_MAX).optional().describe('Who it’s sent to. Default: the caller.'),
  waitSeconds: z
    .int()
    .min(0)
    .max(CHART_WAIT_SECONDS_MAX)
    .default(CHART_WAIT_SECONDS_MAX)
    .describe('How long the call may wait for the file.'),
});

/** The part of the body that an export stores. */
export const chartWanted = z.object({
  departmentId: id.nullable(),
  teamId: id.nullable(),
  layout: chartLayout,
  to: z.array(id),
});
export type ChartWanted = z.output<typeof chartWanted>;

export const chartExport = z
  .object({
    id: z.string(),
    type: z.enum(['send', 'download']),
    status: z.enum(['waiting', 'working', 'done', 'failed']),
    doneCount: z.int(),
    totalCount: z.int(),
    buffer: z.string().nullable().describe('The PDF in base64, once a download is finished.'),
    fileName: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'ChartExport' });
