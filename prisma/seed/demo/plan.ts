import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import type { CountryCode } from '#/prisma/seed/demo/countries.ts';
import type { PersonKey } from '#/prisma/seed/demo/known-people.ts';
import type { StoryName } from '#/prisma/seed/demo/stories.ts';

export interface DepartmentPlan {
  readonly name: string;
  readonly leader: PersonKey;
  readonly performingScoreId: number;
}

export interface TeamPlan {
  readonly name: string;
  readonly department: DepartmentPlan | null;
  readonly leader: PersonKey;
  readonly secondaryLeader: PersonKey | null;
  /** Members with planned names; the rest, up to `size`, is made up at random. */
  readonly knownMembers: readonly PersonKey[];
  readonly size: number;
  /** The countries of the made-up members; the first is twice as likely as each other. */
  readonly countries: readonly CountryCode[];
  /** When some of them joined and others left, in months since the year began. */
  readonly joinMonths: readonly number[];
  readonly leaveMonths: readonly number[];
  readonly frequencyId: FrequencyId;
  readonly checkinDay: number;
  readonly surveysTimeSend: string;
  readonly performingScoreId: number;
  /** How much better (points of 100) people feel in this team than elsewhere. */
  readonly mood: number;
  readonly story: StoryName | null;
}

const department = (name: string, leader: PersonKey, performingScoreId: number): DepartmentPlan => {
  return { name, leader, performingScoreId };
};

const engineering = department('Engineering', 'tobias', 4);
const product = department('Product & Design', 'aiko', 4);
const customers = department('Customers', 'samuel', 3);
const operations = department('Operations', 'rafael', 3);

export const departmentPlans = [engineering, product, customers, operations] as const;

type TeamChoices = Pick<TeamPlan, 'name' | 'department' | 'leader' | 'size' | 'countries'> & Partial<TeamPlan>;

const team = (choices: TeamChoices): TeamPlan => ({
  secondaryLeader: null,
  knownMembers: [],
  joinMonths: [],
  leaveMonths: [],
  frequencyId: 1,
  checkinDay: 1,
  surveysTimeSend: '12:00',
  performingScoreId: 3,
  mood: 0,
  story: null,
  ...choices,
});

/** The company's norms: respect, trust, honesty, accountability, collaboration, helpfulness, safety, learning. */
export const chosenNormIds = [1, 2, 3, 5, 7, 8, 11, 12] as const;

/** The team of the demo's team leader and Member, and the subject of the first story. */
export const crunchTeamName = 'Mobile App';
/** The subject of the second story. */
export const recoveringTeamName = 'Support';

export const teamPlans: readonly TeamPlan[] = [
  team({
    name: 'Platform',
    department: engineering,
    leader: 'arjun',
    secondaryLeader: 'meera',
    knownMembers: ['jonas'],
    size: 10,
    countries: ['DE', 'IN', 'PL'],
    joinMonths: [4.2],
    performingScoreId: 4,
    mood: 1,
  }),
  team({
    name: crunchTeamName,
    department: engineering,
    leader: 'ines',
    secondaryLeader: 'jonas',
    knownMembers: ['daniel'],
    size: 11,
    countries: ['PT', 'GB', 'DE', 'PL', 'BR'],
    joinMonths: [10.6],
    leaveMonths: [9.5],
    surveysTimeSend: '09:30',
    performingScoreId: 4,
    mood: 3,
    story: 'crunch',
  }),
  team({
    name: 'Data',
    department: engineering,
    leader: 'zuzanna',
    knownMembers: ['tomasz'],
    size: 7,
    countries: ['PL', 'IN', 'GB'],
    joinMonths: [6.5],
    surveysTimeSend: '14:00',
  }),
  team({
    name: 'Quality',
    department: engineering,
    leader: 'oliver',
    knownMembers: ['meera'],
    size: 7,
    countries: ['IN', 'GB', 'PL'],
    joinMonths: [3.8],
    leaveMonths: [3],
    mood: -5,
  }),
  team({
    name: 'Product',
    department: product,
    leader: 'aiko',
    size: 7,
    countries: ['GB', 'DE', 'SG'],
    joinMonths: [2.3],
    performingScoreId: 4,
    mood: -2,
  }),
  team({
    name: 'Design',
    department: product,
    leader: 'wei',
    knownMembers: ['hana'],
    size: 7,
    countries: ['SG', 'JP', 'PT'],
    joinMonths: [8.1],
    surveysTimeSend: '15:00',
    mood: 4,
  }),
  team({ name: 'Research', department: product, leader: 'wei', size: 3, countries: ['JP', 'SG'], mood: 2 }),
  team({
    name: 'Sales Europe',
    department: customers,
    leader: 'lena',
    size: 10,
    countries: ['DE', 'GB', 'PT', 'PL'],
    joinMonths: [1.4, 7.6],
    leaveMonths: [6.5],
    surveysTimeSend: '15:00',
    mood: -4,
  }),
  team({
    name: 'Sales Americas',
    department: customers,
    leader: 'marcus',
    secondaryLeader: 'olivia',
    size: 9,
    countries: ['US', 'BR'],
    joinMonths: [5.3],
    surveysTimeSend: '15:00',
    performingScoreId: 4,
    mood: 0,
  }),
  team({
    name: recoveringTeamName,
    department: customers,
    leader: 'nadia',
    secondaryLeader: 'lena',
    knownMembers: ['kwame'],
    size: 12,
    countries: ['GB', 'US', 'SG', 'PT', 'IN'],
    joinMonths: [6.2, 8.4],
    leaveMonths: [4],
    performingScoreId: 2,
    story: 'newLeader',
  }),
  team({
    name: 'Finance',
    department: operations,
    leader: 'grace',
    size: 6,
    countries: ['US', 'GB'],
    frequencyId: 2,
    checkinDay: 5,
    surveysTimeSend: '14:00',
  }),
  team({
    name: 'People',
    department: operations,
    leader: 'sofia',
    size: 6,
    countries: ['PT', 'DE', 'US'],
    joinMonths: [9.2],
    mood: 5,
  }),
  team({
    name: 'Supply',
    department: operations,
    leader: 'camila',
    knownMembers: ['pedro'],
    size: 8,
    countries: ['BR', 'PT', 'SG'],
    joinMonths: [3.1],
    surveysTimeSend: '09:30',
    mood: -6,
  }),
  team({
    name: 'Sustainability Circle',
    department: null,
    leader: 'tomasz',
    knownMembers: ['grace', 'oliver', 'olivia', 'hana', 'pedro', 'kwame'],
    size: 6,
    countries: [],
    frequencyId: 2,
    checkinDay: 4,
    surveysTimeSend: '10:00',
    mood: 6,
  }),
];
