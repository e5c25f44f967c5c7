/** The longest search in the list of people, in characters. */
export const peopleSearchMax = 100;

/** Fifty rows fill a large screen, and take well under 50 kB. */
export const PEOPLE_PAGE_SIZE = 50;

/**
 * Limits of one file: the gate accepts no larger form, and 10,000 people is the largest company we promise to support.
 * Exports of HR systems have a few dozen columns.
 */
export const importLimits = { bytes: 5 * 1024 * 1024, rows: 10_000, columns: 200, cell: 300 } as const;

/** Files one company may upload per hour: enough for many corrections, too few to keep the server busy. */
export const importUploadLimit = { name: 'people-import', points: 60, seconds: 3600 } as const;

/** What reading one file may take: a few times what the largest and oddest files take on a slow machine. */
export const importReading = { memoryMb: 256, patienceMs: 30_000 } as const;

/**
 * How many invitations a company's imports can send in 24 hours. It's enough to import the largest company we support
 * in one day, although some of its people are invited to two teams or departments.
 */
export const importInvitationLimit = { name: 'import-invitations', points: 12_000, seconds: 24 * 3600 } as const;

/** The limit in a company's first 24 hours and on the free plan: so low that signing up to advertise is pointless. */
export const newCompanyInvitationLimit = { ...importInvitationLimit, name: 'import-invitations-new', points: 1000 };

/**
 * Changes beyond which a person must confirm that they mean it. Directory services have similar limits: Microsoft Entra
 * Connect stops at 500 removals, Google's directory sync at a share of all people, Okta's import safeguard at 20%.
 */
export const safeguards = {
  invitedPeople: 500,
  changedPeople: 500,
  suspendedPeople: 500,
  leavingShare: 0.2,
  leavingPeople: 5,
} as const;

/** Later, undoing would collide with a week of ordinary work. */
export const undoDays = 7;

/** Rows contain names and email addresses, so they are deleted once undoing is over; the counts stay in the history. */
export const importRetention = { previewHours: 24, rowDays: undoDays + 1 } as const;

/** Rows per transaction: they hold locks for half a second, and little has to be repeated after a crash. */
export const importChunk = 250;

/** People whose access ends per transaction, also within half a second. */
export const leaverChunk = 50;

/** Teams that a sentence of the preview names; it counts the rest. */
export const namedTeams = 10;

/** Values of the status column that a sentence of the preview names; it counts the rest. */
export const namedStatuses = 5;

/** How many errors the screen shows; the file of errors has all of them. */
export const shownErrors = 20;

/** The columns of the file we offer, with the values of its example rows; `people.headings` has the headings. */
export const importColumns = [
  {
    name: 'email',
    examples: ['ada@example.com', 'grace@example.com', 'mary@example.com'],
  },
  {
    name: 'firstName',
    examples: ['Ada', 'Grace', 'Mary'],
  },
  {
    name: 'lastName',
    examples: ['Lovelace', 'Hopper', 'Jackson'],
  },
  {
    name: 'department',
    examples: ['Engineering', 'Engineering', 'Engineering'],
  },
  {
    name: 'team',
    examples: ['Compilers', 'Compilers', ''],
  },
  {
    name: 'role',
    examples: ['Member', 'Team Leader', 'Department Leader'],
  },
  {
    name: 'leader',
    examples: ['grace@example.com', '', ''],
  },
] as const;

/** Only read from files of HR systems: the person's own manager, and whether the person is still here. */
export const readColumns = [...importColumns, { name: 'manager' }, { name: 'status' }] as const;

/** `fullName` contains both names of a person, and is split. */
export type ImportColumn = (typeof readColumns)[number]['name'] | 'fullName';

/** In how many records we look for the headings, because exports have a title and a date above them. */
export const headRecords = 10;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/);

/**
 * Columns that HR systems often have several of, such as name and email address of a manager, status of contract and
 * account, or preferred and legal name. The first cell that isn't empty counts.
 */
export const repeatedColumns: readonly ImportColumn[] = ['firstName', 'lastName', 'fullName', 'manager', 'status'];

/** The words of the role column, compared like the headings. */
export const roleSynonyms = {
  Member: [
    '',
    ...wordsOf(`member teammember employee user mitglied teammitglied mitarbeiter mitarbeiterin membre
      membredelequipe salarie salariee employe employee collaborateur collaboratrice miembro miembrodelequipo empleado
      empleada colaborador colaboradora integrante integrantedaequipe membro membrodelteam membrodaequipe membrodaequipa dipendente collaboratore
      collaboratrice funcionario funcionaria lid`),
  ],
  'Team Leader': wordsOf(`teamleader leader teamlead teammanager teamleiter teamleiterin teamleitung chefdequipe
    cheffedequipe responsabledequipe liderdeequipo liderdelequipo jefedeequipo jefadeequipo responsabledeequipo
    liderdeequipe liderdaequipe liderdeequipa liderdaequipa chefedeequipe chefedeequipa responsabiledelteam capoteam
    caposquadra capogruppo`),
  'Department Leader': wordsOf(`departmentleader departmentlead departmenthead headofdepartment departmentmanager
    abteilungsleiter abteilungsleiterin abteilungsleitung chefdeservice cheffedeservice
    responsabledeservice jefededepartamento jefadedepartamento responsablededepartamento responsablededepartement chefededepartamento
    liderdedepartamento capodipartimento caporeparto responsabiledidipartimento responsabiledireparto`),
  Administrator: wordsOf(`administrator admin companyadmin companyadministrator administratorin administrateur
    administratrice administrador administradora amministratore beheerder administration administracion administracao`),
  // Exports write them; imports leave these people as they are.
  'Secondary Leader': wordsOf(`secondaryleader secondaryteamleader coleitung coresponsable corresponsable
    corresponsabledeequipo colider corresponsabile`),
};

export type ImportRole = keyof typeof roleSynonyms;

export const personStatuses = ['Invitation Sent', 'Incomplete Onboarding', 'Active', 'Suspended'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** What the list of people can be sorted by. */
export const peopleSorts = ['name', 'role', 'department', 'team', 'status'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** How many people one call reminds, moves, removes, suspends or restores: four pages of the list, a few seconds. */
export const bulkMax = 200;

/** Returns an empty file with these headings; the byte order mark tells spreadsheets that it's UTF-8. */
export function importTemplate(headings: readonly string[]): string {
  return `\ufeff${headings.join()}\r\n${importColumns.map(({ examples }) => examples[0]).join()}\r\n`;
}
