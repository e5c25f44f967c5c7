import { canReadActions } from '#/lib/domain/actions/actions.policy.ts';
import { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import { canReadAnswersByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { canUseCorner } from '#/lib/domain/coaching/coaching.policy.ts';
import { canViewFigures } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { list, type Mark, type PaperPart, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { drawReaders } from '#/lib/domain/papers/drawing/readers-drawing.ts';
import { listPeopleContract } from '#/lib/domain/people/list/list.contract.ts';
import type { TeamRelations } from '#/lib/domain/places/places.sql.ts';
import { canReadTeamResults } from '#/lib/domain/pulses/pulses.policy.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The roles, from the closest to the team upwards. */
const roles = ['Member', 'Team Leader', 'Department Leader', 'Administrator'] as const satisfies readonly RoleName[];

type Visibility = 'byName' | 'groups' | 'shared' | 'yes' | 'own' | 'none';
const marks = {
  byName: 'full',
  yes: 'full',
  groups: 'part',
  shared: 'part',
  own: 'part',
  none: 'none',
} as const satisfies Record<Visibility, Mark>;

const PERSON_ID = 1;

const none = { belongs: false, leads: false, leadsDepartment: false };

/** The closest relation to a team that someone in a role can have. */
const relations = {
  Member: { ...none, belongs: true },
  'Team Leader': { ...none, leads: true },
  'Department Leader': { ...none, leadsDepartment: true },
  Administrator: none,
} as const satisfies Record<RoleName, TeamRelations>;

/** Returns a team of an invented person, with the ids of its leaders. */
function teamOf(role: RoleName) {
  const { leads, leadsDepartment } = relations[role];
  const leaderId = leads ? PERSON_ID : null;
  const departmentLeaderId = leadsDepartment ? PERSON_ID : null;
  return { leaderId, secondaryLeaderId: null, departmentLeaderId, department: { leaderId: departmentLeaderId } };
}

const actorOf = (role: RoleName) => ({ userId: PERSON_ID, role });
const yesOr = (isAllowed: boolean): Visibility => (isAllowed ? 'yes' : 'none');

/** What each role sees of everything people say, from the policies that decide about every call. */
export const visibilities = {
  checkIns: (role) => {
    if (canReadAnswersByName({ role }, relations[role])) return 'byName';
    return canViewFigures({ role }, relations[role]) ? 'groups' : 'none';
  },
  ratings: (role) => (canReadAnswersByName({ role }, relations[role]) ? 'byName' : 'none'),
  // No policy opens them by name.
  monthly: () => 'groups',
  pulses: (role) => {
    const team = teamOf(role);
    const pulse = { creatorId: 0, creatorRole: role, activatedAt: new Date(0), teams: [team] };
    return canReadTeamResults(actorOf(role), pulse, team) ? 'groups' : 'shared';
  },
  posts: (role) => yesOr(canUseCorner({ role }, relations[role])),
  steps: (role) => yesOr(canReadActions(actorOf(role), { ...relations[role], ...teamOf(role) })),
  assessment: () => 'own',
  // `presentProfile` and onboarding only show them to their own person.
  profile: () => 'own',
  people: (role) => yesOr(isIn(listPeopleContract.access, role)),
  activity: (role) => yesOr(isIn(listActivityContract.access, role)),
} as const satisfies Record<string, (role: RoleName) => Visibility>;

const isIn = (access: readonly RoleName[], role: RoleName) => access.includes(role);

type VisibilityName = keyof typeof visibilities;
const visibilityNames = Object.keys(visibilities) as VisibilityName[];

/** Returns what each role reads, as a drawing, a table and sentences. */
export function readersSection(locale: Locale, minimum: number): PaperSection {
  const t = wordsFor(locale, 'papers.readers');
  return {
    id: 'readers',
    title: t('title'),
    parts: [
      readersDrawing(locale, minimum),
      text(t('about')),
      readersTable(locale),
      list(
        t('since'),
        t('twoRoles'),
        t('ratings'),
        t('texts'),
        t('profile'),
        t('preview'),
        t('programs'),
        t('operators'),
      ),
    ],
  };
}

/** Returns the drawing of who reads a check-in by name and who only in a group. */
export function readersDrawing(locale: Locale, minimum: number): PaperPart {
  const t = wordsFor(locale, 'papers.readers');
  const drawing = drawReaders({
    onePerson: t('onePerson'),
    ownLeaders: t('ownLeaders'),
    group: t('group', { minimum }),
    everyoneElse: t('everyoneElse'),
    minimum,
  });
  return { kind: 'readers', about: t('drawing', { minimum }), drawing };
}

function readersTable(locale: Locale): PaperPart {
  const t = wordsFor(locale, 'papers.readers');
  const what = wordsFor(locale, 'papers.cells');
  return {
    kind: 'matrix',
    title: t('title'),
    heads: [what('what'), ...roles.map((role) => t(`roles.${role}`))],
    rows: visibilityNames.map((name) => ({
      name: t(`rows.${name}`),
      cells: roles.map((role) => {
        const visibility = visibilities[name](role);
        return { mark: marks[visibility], words: t(`cells.${visibility}`) };
      }),
    })),
  };
}
