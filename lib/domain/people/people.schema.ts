import * as z from 'zod';
import { id, idOrZero } from '#/lib/api/fields.ts';
import { email, listedEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { bulkMax, importLimits, peopleSearchMax, peopleSorts, personStatuses } from '#/lib/domain/people/constants.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { message } from '#/lib/words/message.ts';

const count = z.int();

/** What an import changes. Each person counts once, however many rows name them. */
export const importCounts = z
  .object({
    rows: count,
    wrong: count.describe('Rows that are ignored.'),
    invited: count.describe('New people who get an invitation.'),
    invitations: count.default(0).describe('Their invitations: one person may get several.'),
    changed: count.describe('People who are added to a team or get another role.'),
    unchanged: count,
    departments: count,
    teams: count,
    leaving: count.describe('People who leave a team.'),
    replacedLeaders: count,
    administrators: count.describe('People who become administrators.'),
    suspended: count.default(0).describe('Leavers with an account.'),
    notInvited: count.default(0).describe('Leavers without an account.'),
    people: count.describe('Everyone with an account.'),
  })
  .meta({ id: 'ImportCounts' });

export type ImportCounts = z.output<typeof importCounts>;

const storable = /^[^\0]*$/;

const keyPart = z.string().max(300).regex(storable);

/** Where a page ends: the last person's sort key, name and email address. */
export const pageKey = z.tuple([keyPart, keyPart, keyPart]);

/** The order of the list and its direction; ties are sorted by name. */
export const peopleOrder = z.object({
  sort: z
    .enum(peopleSorts, message('fields.unknownOrder'))
    .default('name')
    .meta({ title: message('fields.titles.order') }),
  direction: z.enum(['asc', 'desc'], message('fields.unknownDirection')).default('asc'),
});

export type PeopleOrder = z.output<typeof peopleOrder>;

/** Filters of people; a missing one doesn't filter. Department 0 means teams without a department. */
export const peopleFilter = z.object({
  search: z.string().trim().max(peopleSearchMax).default(''),
  department: idOrZero.optional(),
  team: idOrZero.optional(),
  role: z.enum(roleNames, message('fields.unknownRole')).optional(),
  status: z.enum(personStatuses, message('fields.unknownStatus')).optional(),
});

export type PeopleFilter = z.output<typeof peopleFilter>;

export const uploadBody = z.object({
  file: z
    .file(message('fields.chooseFile'))
    .min(1, message('fields.emptyFile'))
    .max(importLimits.bytes, message('fields.largeFile', { most: importLimits.bytes / 1024 ** 2 })),
  move: z
    .enum(['true', 'false'])
    .default('false')
    .describe('`true`: the file names every team of its people, and they leave the others.'),
});

/** The first two are only asked for if the numbers call for them. */
export const startBody = z.object({
  confirmation: z.string().max(200).default('').describe('The company’s name, typed by the caller.'),
  administrators: z.boolean().default(false),
  suspend: z.boolean().default(false).describe('Suspends the leavers.'),
});

const byEmail = message('fields.peopleByEmail');
const people = z
  .array(listedEmail(byEmail), byEmail)
  .min(1, message('fields.choosePeople'))
  .max(bulkMax, message('fields.tooManyPeople', { most: bulkMax }))
  .meta({ title: message('fields.titles.people') });

/** People of the list by email address, because invited people have no id. */
export const chosenPeople = z.object({ people });

/** `everyone` means all who haven't finished, up to the longest list that one call handles. */
export const remindBody = z.union([chosenPeople, z.object({ everyone: z.literal(true) })]);

export const correctBody = z.object({
  email: listedEmail(byEmail),
  newEmail: email,
});

export const moveBody = chosenPeople.extend({
  teamId: id.meta({ title: message('fields.titles.team') }),
  leave: z.boolean().default(true).describe('Whether they leave their current teams.'),
});

export const removeBody = chosenPeople.extend({
  teamId: id.optional().describe('The team that they leave. Default: all their teams.'),
});
