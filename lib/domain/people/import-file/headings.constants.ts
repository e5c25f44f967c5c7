import type { ImportColumn } from '#/lib/domain/people/constants.ts';

interface Headings {
  /** Headings of the column; earlier lines win over later ones. */
  words: readonly string[];
  /** Words that may be added to a heading without changing its meaning. */
  beside: string;
  /** Words that may also be added, but of several headings the one without them wins. */
  lesser?: string;
}

const persons = `employee worker user staff mitarbeiter mitarbeiters mitarbeiterin salarie employe collaborateur empleado trabajador
  colaborador dipendente collaboratore funcionario utilisateur benutzer usuario utente utilizador medewerker`;

/**
 * What exports of HR systems and directories (Workday, Personio, BambooHR, Entra, Okta, Google, SAP) and handmade
 * sheets call each column, in our customers' languages: docs/decisions.md, “Headings of imported files are read in six
 * languages”. Compared without case, accents, spaces, punctuation and the words of `fillers`.
 */
export const headings: Record<ImportColumn, Headings> = {
  email: {
    words: [
      `email emails emailaddress emailaddresses emailaddress1 mail mailaddress emailadresse mailadresse emailadressen firmenemail
       dienstmail dienstemail arbeitsemail adresseemail adressemail adresseelectronique adressemessagerie adressecourriel courriel
       correo correoelectronico direccioncorreo direccioncorreoelectronico direccionemail enderecoemail
       enderecocorreioeletronico correioeletronico indirizzoemail indirizzomail indirizzoposta
       indirizzopostaelettronica postaelettronica emailadres eposta epost epostadresse epostadress
       emailinformationemailaddress`,
      `username userprincipalname upn login loginname benutzername anmeldename benutzerprinzipalname
       nomutilisateur nomutilisateurprincipal nomprincipalutilisateur nombreusuario nombreprincipalusuario
       nombreusuarioprincipal nomeusuario nomeutilizador nomeprincipalusuario nomeprincipalutilizador nomeupn
       nomeutente nomeentitautente nomeprincipaleutente`,
    ],
    beside: `${persons} work business company corporate primary official main office organization
      adr pflichtfeld geschaftl dienstl geschaftlich geschaftliche dienstlich dienstliche beruflich berufliche arbeit firma primare primar
      professionnel professionnelle pro principal principale entreprise travail bureau
      laboral corporativo corporativa trabajo empresa empresarial profesional profissional trabalho comercial
      aziendale lavoro lavorativa professionale ufficio zakelijk werk`,
    lesser: 'contact id 1 value',
  },
  firstName: {
    words: [
      `preferredfirstname preferredgivenname preferredorchosenfirstname preferrednamefirstname namepreferredfirstname
       knownas rufname roepnaam prenomusuel
       prenomusage nombrepreferido nomepreferito nomesocial`,
      `firstname givenname givennames forename forenames first vorname vornamen prenom prenoms nombre nombres nombrepila nome primeironome
       nomeproprio voornaam fornavn fornamn namefirst namefirstname namefirstgiven namegivenname`,
      'legalfirstname legalgivenname legalnamefirstname namelegalfirstname gesetzlichervorname prenomlegal nombrelegal nomelegal',
    ],
    beside: persons,
  },
  lastName: {
    words: [
      `preferredlastname preferredsurname preferredfamilyname preferrednamelastname namepreferredlastname nomusage
       nomusuel`,
      `lastname surname familyname last nachname familienname zuname nom nomfamille apellido apellidos
       primerapellido cognome sobrenome apelido apelidos ultimonome achternaam etternavn efternavn efternamn namelast
       namelastname namelastfamily namefamilyname`,
      `legallastname legalsurname legalfamilyname legalnamelastname namelegallastname gesetzlichernachname nomlegal
       apellidolegal cognomelegale`,
    ],
    beside: persons,
  },
  fullName: {
    words: [
      `name names fullname displayname completename firstandlastname firstnamelastname vollername vollstandigername
       anzeigename vorundnachname vornamenachname vornameundnachname nomcomplet nomaffiche nomaffichage prenomnom
       prenometnom nombrecompleto nombreapellido nombreapellidos nombreyapellido nombreyapellidos nombremostrar
       nombreparamostrar nomecompleto nomecognome nomeecognome nomesobrenome nomeesobrenome nomeapelido nomeeapelido
       nomevisualizzato nomeexibicao nomevisualizacao worker employee mitarbeiter collaborateur salarie empleado
       colaborador dipendente funcionario medewerker`,
      'preferredname preferrednameingeneraldisplayformat',
      'legalname legalfullname legalnameingeneraldisplayformat',
    ],
    beside: persons,
  },
  department: {
    words: [
      `department departments departmentname dept abteilung abteilungen abteilungsname service services departement
       departements nomservice departamento departamentos dipartimento dipartimenti reparto reparti afdeling avdeling
       avdelning`,
      `division divisions divisionname businessunit area areas bereich bereiche geschaftsbereich direction secteur
       direccion sector divisione settore divisao setor diretoria organisationseinheit orgeinheit orgunit
       organizationalunit organizationunit`,
    ],
    beside: [persons, 'primary main haupt'].join(' '),
    lesser: 'home description',
  },
  team: {
    words: [
      `team teams teamname teamnames group groups groupname gruppe gruppen gruppenname equipe equipes nomequipe groupe
       groupes nomgroupe equipo equipos nombreequipo grupo grupos nombregrupo squadra squadre nomesquadra nometeam
       gruppo gruppi nomegruppo equipa equipas nomeequipe nomeequipa nomegrupo ploeg supervisoryorganization
       supervisoryorganisation supervisoryorg`,
    ],
    beside: [persons, 'primary main haupt work'].join(' '),
  },
  role: { words: ['role roles accessrole rolle rollen rol ruolo ruoli papel'], beside: 'user benutzer access' },
  leader: {
    words: [
      `leader teamleader teamlead teamleiter teamleiterin teamleitung gruppenleiter gruppenleitung chefequipe
       cheffeequipe responsableequipe liderequipo jefeequipo liderequipe liderequipa responsavelequipe
       responsabileteam responsabilesquadra capoteam caposquadra capogruppo teamleider`,
    ],
    beside: 'e mail email address adresse adress correo electronico indirizzo endereco name user s work',
  },
  manager: {
    words: [
      `manager linemanager directmanager supervisor supervisora supervisorin vorgesetzte vorgesetzter vorgesetzten fuhrungskraft superieur superieure superieurhierarchique superviseur responsable
       responsablehierarchique manageur jefe jefea jefa jefedirecto jefeinmediato supervisore responsabile
       responsabilediretto capo gestor gestora gestordireto chefia chefe superior superiorimediato reportsto reportingto
       berichtetan leidinggevende`,
    ],
    beside: `${persons} e mail email address adresse correo electronico indirizzo endereco name nom nombre nome id s
      direct direkte direkter work primary in`,
  },
  status: {
    words: [
      `status statut stato estado situacao situation active isactive currentlyactive enabled accountenabled aktiv
       kontoaktiviert aktiviert actif compteactive activo cuentahabilitada attivo accountabilitato ativo contaativada
       mitarbeiterstatus beschaftigungsstatus anstellungsstatus personalstatus kontostatus benutzerstatus`,
    ],
    beside: `${persons} employment account member person position active lifecycle contract contrat contrato contratto rapporto compte
      cuenta conta laboral lavorativo employe contractual personnel`,
  },
};

/** Words that only connect others. */
export const fillers: ReadonlySet<string> = new Set(
  'de d du des del della dell di da do dos das l la le of the'.split(' '),
);

/** In the heading of an email address, these mean that it isn't the company's. */
export const privateWords: ReadonlySet<string> = new Set(
  `private personal home privat private privee prive personnel personnelle perso privado privada particular pessoal
   privato privata personale secondary secondaire secundario secondario alternate recovery`.split(/\s+/),
);

/** Headings that mean a whole name, unless there is a column for first or last names. */
export const loneNames: ReadonlySet<string> = new Set(['nom', 'nombre', 'nome']);

/** Headings whose cells may contain several places; each row may only have one. */
export const plurals: ReadonlySet<string> = new Set(
  `teams teamnames groups gruppen equipes groupes equipos grupos squadre gruppi equipas departments abteilungen services
   departements departamentos dipartimenti reparti divisions areas bereiche`.split(/\s+/),
);
