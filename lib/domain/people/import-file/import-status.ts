import { plainWord } from '#/lib/domain/people/import-file/import-head.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

/** The status that a file gives; older previews lack it. */
interface WithStatus {
  status?: string;
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/);

/**
 * Statuses of people who have left, compared like the headings. Leave, parental leave and similar ones aren't included,
 * because those people come back.
 */
const leftWords: ReadonlySet<string> = new Set(
  wordsOf(`terminated inactive notactive left leftcompany leftthecompany hasleft leaver former
    formeremployee exemployee alumni exited departed separated offboarded deactivated disabled suspended dismissed
    resigned retired deceased ended no false archived deleted deprovisioned quit exit nolongeremployed
    inaktiv nichtaktiv ausgeschieden ausgetreten ehemalig ehemalige ehemaliger ehemaligermitarbeiter
    ehemaligemitarbeiterin deaktiviert gesperrt entlassen geloscht beendet pensioniert verrentet imruhestand
    verstorben nein
    inactif parti partie sorti sortie sortiedeseffectifs sortideseffectifs aquittelentreprise
    quitte ancien ancienne anciensalarie anciencollaborateur desactive desactivee licencie licenciee termine
    terminee retraite retraitee decede decedee depart non
    inactivo inactiva baja dadodebaja dadadebaja cesado cesada despedido despedida terminado terminada
    cessato cessata dimesso dimessa licenziato licenziata sospeso sospesa inattivo inattiva uscito uscita
    accessuspendu accessosospeso accesosuspendido suspenso suspensa uitdienst slutat inativo inativa desligado desligada
    demitido demitida`),
);

/** Statuses of people who are present or come back. The preview names statuses in neither list. */
const hereWords: ReadonlySet<string> = new Set(
  wordsOf(`active activated enabled current currentemployee employed working hired present here true yes
    invitationsent incompleteonboarding invited pending onboarding fulltime parttime fulltimeemployee parttimeemployee
    permanent temporary contractor freelancer intern apprentice onleave leave leaveofabsence parentalleave
    maternityleave paternityleave sickleave
    aktiv aktiviert angestellt beschaftigt vollzeit teilzeit unbefristet befristet beurlaubt elternzeit mutterschutz ja
    actif active activee enposte present presente tempsplein tempspartiel cdi cdd enconge conge congeparental
    congematernite oui
    activo activa alta dadodealta empleado empleada tiempocompleto tiempoparcial indefinido excedencia si
    ativo ativa empregado empregada tempointegral tempoparcial licenca sim
    attivo attiva inservizio assunto assunta tempopieno tempoindeterminato tempodeterminato congedo
    einladunggesendet einrichtungoffen invitationenvoyee configurationinachevee invitacionenviada
    primerospasossinterminar conviteenviado configuracaoincompleta invitoinviato configurazioneincompleta
    actief indienst`),
);

/**
 * Returns the status that says that the person has left, otherwise one we understand, otherwise the first. An unknown
 * status isn't an error.
 */
export function statusOf(statuses: readonly string[]): string {
  return (
    statuses.find((status) => hasLeft({ status })) ??
    statuses.find((status) => hereWords.has(plainWord(status))) ??
    statuses.find(Boolean) ??
    ''
  );
}

/** Returns whether a row's status says neither that its person has left nor that they are present. */
export function isOddStatus(row: WithStatus): boolean {
  return !isBlank(row.status ?? '') && !hasLeft(row) && !hereWords.has(plainWord(row.status ?? ''));
}

/**
 * Returns whether a row says that its person has left the company.
 * @example hasLeft({ status: 'Terminated' }) // true
 * @example hasLeft({ status: 'On leave' }) // false
 */
export function hasLeft({ status = '' }: WithStatus): boolean {
  // Followed by a reason, as in “Terminated - Voluntary” and “Left on 2026-10-01”.
  return leftWords.has(plainWord(status)) || /^(terminated|left on)\b/i.test(status);
}
