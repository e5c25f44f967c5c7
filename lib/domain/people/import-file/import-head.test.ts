import { describe, expect, it } from 'vitest';
import { headings } from '#/lib/domain/people/import-file/headings.constants.ts';
import { isHead, plainWord, readHead } from '#/lib/domain/people/import-file/import-head.ts';
import { message } from '#/lib/words/message.ts';

describe('the first row of a file', () => {
  it.each([
    [['Email', 'First name', 'Last name', 'Department', 'Team', 'Role', 'Leader']],
    [['E-MAIL', 'first_name', 'LastName', 'dept', 'Team name', 'role', 'Team Leader Email']],
    [['E-Mail-Adresse', 'Vorname', 'Nachname', 'Abteilung', 'Team', 'Rolle', 'Leader']],
    [['Adresse e-mail', 'Prénom', 'Nom', 'Service', 'Équipe', 'Rôle', 'Leader']],
    [['Email [Required]', 'First Name (given)', 'Last Name*', 'Department', 'Group', 'Role', 'Leader']],
    [[' email address ', 'Given Name', 'Surname', 'Division', 'group', 'Access role', 'leader']],
  ])('of %j names all columns', (cells) => {
    const columns = ['email', 'firstName', 'lastName', 'department', 'team', 'role', 'leader'];
    expect(readHead(cells)).toMatchObject({ columns, ignored: [], problem: null });
  });

  it.each([
    [
      'Personio, German',
      ['Vorname', 'Nachname', 'E-Mail (geschäftlich)', 'Abteilung', 'Team', 'Vorgesetzte:r', 'Standort'],
    ],
    ['Personio, French', ['Prénom', 'Nom de famille', 'E-mail professionnel', 'Département', 'Équipe', 'Superviseur']],
    ['Personio, Spanish', ['Nombre', 'Apellidos', 'Correo electrónico', 'Departamento', 'Equipo', 'Supervisor/a']],
    [
      'BambooHR',
      ['Employee #', 'First Name', 'Last Name', 'Work Email', 'Department', 'Division', 'Team', 'Reporting to'],
    ],
    [
      'Workday',
      ['Legal First Name', 'Legal Last Name', 'Email - Primary Work', 'Department', 'Team', "Worker's Manager"],
    ],
    [
      'Workday, by parts of a name',
      [
        'Legal Name - First Name',
        'Legal Name - Last Name',
        'Email - Work',
        'Supervisory Organization',
        'Org Unit',
        'Manager',
      ],
    ],
    [
      'SuccessFactors',
      ['First Name', 'Last Name', 'Business Email Information Email Address', 'Division', 'Team', 'Manager'],
    ],
    [
      'ADP',
      [
        'Preferred or Chosen First Name',
        'Legal Last Name',
        'Work Contact: Work Email',
        'Home Department Description',
        'Group',
        'Reports To Name',
      ],
    ],
    ['SAP HCM', ['Vorname', 'Nachname', 'E-Mail-Adr. geschäftl.', 'OrgEinheit', 'Gruppe', 'Vorgesetzter']],
    ['Zoho', ['First Name', 'Last Name', 'Official Email ID', 'Department', 'Team', 'Reporting To']],
    ['a directory (SCIM)', ['userName', 'name.givenName', 'name.familyName', 'department', 'groups', 'manager']],
    ['SAP', ['USERID', 'USERNAME', 'FIRSTNAME', 'LASTNAME', 'EMAIL', 'MANAGER', 'DEPARTMENT', 'DIVISION', 'TEAM']],
    [
      'SAP, German',
      [
        'Benutzername',
        'Vorname',
        'Nachname',
        'Dienstliche E-Mail-Adresse',
        'Abteilung',
        'Bereich',
        'Team',
        'Führungskraft',
      ],
    ],
  ])('of an export of %s is understood', (_, cells) => {
    const { columns, problem } = readHead(cells);
    expect(problem).toBeNull();
    const expected = ['department', 'email', 'firstName', 'lastName', 'manager', 'team'];
    expect(columns.filter((column) => column !== null).sort()).toEqual(expected);
  });

  it.each([
    ['E-mail 1 - Value', 'email'],
    ['E-Mail dienstl.', 'email'],
    ['E-Mail-Adresse des Mitarbeiters', 'email'],
    ['Adresse courriel', 'email'],
    ['Contact Email', 'email'],
    ['Emergency Contact Email', null],
    ['Personal Contact: Personal Email', null],
    ['E-mail 2 - Value', null],
    ['Employee ID', null],
  ])('%s is a heading of: %s', (heading, column) => {
    expect(readHead([heading]).columns).toEqual([column]);
  });

  it.each([
    ['Email', 'Contact Email'],
    ['Work Email', 'E-mail 1 - Value'],
    ['Email ID', 'Username'],
    ['Department', 'Department Description'],
    ['Department', 'Home Department'],
  ])('“%s” is the better one of it and “%s”', (better, other) => {
    expect(readHead(['Email', better, other].slice(better.includes('mail') ? 1 : 0))).toMatchObject({
      ignored: [other],
      problem: null,
    });
  });

  it('can name the address only as “Username”, and prefers a heading that says address', () => {
    expect(readHead(['Username', 'Division']).columns).toEqual(['email', 'department']);
    expect(readHead(['Username', 'Email', 'Division', 'Department']).ignored).toEqual(['Username', 'Division']);
  });

  it.each(['Manager', 'Manager Email', 'Reports to', 'Line Manager', 'Supervisor', 'Vorgesetzte'])(
    'reads “%s” as the manager of one person, not as the leader of a team',
    (heading) => {
      expect(readHead(['Email', heading]).columns).toEqual(['email', 'manager']);
    },
  );

  it('can have unknown columns, which are reported', () => {
    expect(readHead(['Shoe size', 'Email', '', 'Cost centre'])).toMatchObject({
      columns: [null, 'email', null, null],
      ignored: ['Shoe size', 'Cost centre'],
      problem: null,
    });
  });

  it('may have 200 columns and no more', () => {
    const wide = (count: number) =>
      readHead(['Email', ...Array.from({ length: count - 1 }, (_, at) => `Column ${at}`)]);
    expect(wide(200).problem).toBeNull();
    expect(wide(201).problem).toBe(message('people.file.columns', { line: 1, count: 201, most: 200 }));
  });

  it('is invalid without an address, and can name a team once', () => {
    expect([isHead(['Name', 'Team']), isHead(['ada@example.com', 'Ada'])]).toEqual([false, false]);
    const { problem } = readHead(['Email', 'Team', 'Group']);
    expect(problem).toBe(message('people.file.doubleColumn', { title: ['people.headings.team'] }));
  });
});

describe('a heading of a file', () => {
  it.each([
    ['email', 'E-Mail geschäftlich', 'Benutzerprinzipalname', 'Geschäftliche E-Mail', 'Work Email', 'primaryWorkEmail'],
    ['email', 'Email - Primary Work', 'User principal name [userPrincipalName] *', 'login', 'Email Address [Required]'],
    ['email', 'Adresse e-mail professionnelle', 'Courriel du travail', 'Nom d’utilisateur principal', 'E-Mail / Email'],
    ['email', 'Correo electrónico corporativo', 'Dirección de correo electrónico', 'Nombre principal de usuario'],
    ['email', 'Endereço de e-mail profissional', 'E-mail corporativo', 'Nome principal do usuário', 'Employee Email'],
    ['email', 'Indirizzo di posta elettronica', 'E-mail aziendale', 'Email di lavoro', 'WORK_EMAIL', 'Emails'],
    ['firstName', 'Legal Name - First Name', 'Preferred_Name_-_First_Name', 'First name [givenName]', 'givenName'],
    ['firstName', 'Vorname(n)', 'Rufname', 'Prénom usuel', 'Primeiro nome', 'Nome próprio', 'Employee First Name'],
    ['lastName', 'Legal Name - Last Name', 'Preferred Last Name', 'Familienname', 'Nom de famille', 'Sobrenome'],
    ['lastName', 'Apelido', 'Cognome', 'Primer apellido', 'Last Name [Required]', 'Surname / Family name'],
    ['fullName', 'Name', 'Full name', 'displayName', 'Employee Name', 'Vor- und Nachname', 'Nom', 'Nom complet'],
    ['fullName', 'Nombre', 'Nombre y apellidos', 'Nome', 'Nome completo', 'Nome e cognome', 'Worker', 'Anzeigename'],
    ['department', 'Departments', 'Abteilungen', 'Nom du service', 'Departamento', 'Dipartimento', 'Área', 'Division'],
    ['team', 'Teams', 'Equipos', 'Équipes', 'Nombre del equipo', 'Nome da equipe', 'Squadre', 'Equipa', 'Gruppen'],
    ['leader', 'Teamleiterin', 'Chef d’équipe', 'Jefe de equipo', 'Líder da equipe', 'Responsabile del team'],
    [
      'manager',
      'Manager’s Email',
      'Supervisor (email)',
      'Direkter Vorgesetzter',
      'Responsable hiérarchique',
      'managerId',
    ],
    ['manager', 'Jefe directo', 'Gestor direto', 'Responsabile diretto', 'Reports To Name', 'Vorgesetzte:r'],
    ['status', 'Employment Status', 'Statut du compte', 'Situação', 'Stato', 'Konto aktiviert', 'accountEnabled'],
  ] as const)('can be the column %s', (column, ...titles) => {
    for (const heading of titles) {
      const others = column === 'email' ? [] : ['Email'];
      expect([heading, readHead([...others, heading]).columns.at(-1)]).toEqual([heading, column]);
    }
  });

  it.each([
    'Personal Email',
    'Email (private)',
    'E-Mail privat',
    'Home Secondary Email',
    'Recovery Email',
    'Manager ID',
  ])('“%s” isn’t the company’s address', (heading) => {
    expect(isHead([heading])).toBe(false);
  });

  it.each([
    'Company name',
    'Cost centre',
    'Job title',
    'Employee #',
    'Last login',
    'Work phone',
    'Name / Team',
    'Zeit',
  ])('“%s” means nothing here', (heading) => {
    expect(readHead(['Email', 'First name', 'Last name', heading]).columns.at(-1)).toBeNull();
  });

  it.each([
    [
      ['Vorname', 'Name', 'Email'],
      ['firstName', 'lastName', 'email'],
    ],
    [
      ['Prénom', 'Nom', 'Email'],
      ['firstName', 'lastName', 'email'],
    ],
    [
      ['Nome', 'Cognome', 'Email'],
      ['firstName', 'lastName', 'email'],
    ],
    [
      ['Full name', 'First name', 'Last name', 'Email'],
      [null, 'firstName', 'lastName', 'email'],
    ],
    [
      ['Display name', 'Name', 'Email'],
      ['fullName', 'fullName', 'email'],
    ],
  ])('for a name means what the others leave: %j', (cells, columns) => {
    expect(readHead(cells).columns).toEqual(columns);
  });

  it('is in the table once, in the form that is compared', () => {
    const words = Object.values(headings).flatMap((column) => column.words.flatMap((line) => line.split(/\s+/)));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(words.filter((word) => plainWord(word) !== word)).toEqual([]);
  });
});
