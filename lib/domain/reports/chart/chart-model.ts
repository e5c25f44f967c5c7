import type * as z from 'zod';
import type {
  ChartLeader,
  chartAdmin,
  chartDepartment,
  chartTeam,
  packedMembers,
} from '#/lib/domain/chart/chart.schema.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Everything that the PDF of an organisation chart shows. */
export interface ChartDocument {
  locale: Locale;
  layout: 'paged' | 'sheet';
  companyName: string;
  /** The company, department or team that it shows. */
  part: string;
  askedBy: string;
  /** YYYY-MM-DD, in the requester's time zone. */
  askedOn: string;
  admins: readonly z.output<typeof chartAdmin>[];
  departments: readonly z.output<typeof chartDepartment>[];
  teams: readonly z.output<typeof chartTeam>[];
  members: z.output<typeof packedMembers>;
  workPositions: readonly string[];
  /** JPEGs by the URLs of photos. */
  photos: ReadonlyMap<string, Uint8Array>;
}

export type PrintedTeam = ChartDocument['teams'][number];
export type PrintedDepartment = ChartDocument['departments'][number];

/** Someone as two lines of print. */
export interface PrintedPerson {
  name: string;
  /** The second line: role or position, and email address. */
  about: string;
  initials: string;
  foto: string | null;
}

/** Returns a leader, or the person invited to lead, as lines of print. */
export function printedLeader(leader: ChartLeader, locale: Locale): PrintedPerson {
  const { name, email, role, workPosition, initials, foto, status } = leader;
  const position = status ? workPosition : wordsFor(locale, 'chart-export.pdf')('invited');
  const parts = [wordsFor(locale, 'ui.documented')(role), position, email];
  const about = parts.filter((part) => part !== '' && part !== name);
  return { name, about: about.join(' · '), initials, foto };
}

/** Returns the members of each team, as indexes into the lists of members. */
export function membersByTeam({ members: { teamIds } }: ChartDocument): Map<number, number[]> {
  return Map.groupBy(teamIds.keys(), (at) => teamIds[at] ?? 0);
}

export type ElementKind = 'H1' | 'H2' | 'H3' | 'P';

/** Opens the structure by which a PDF is read aloud: everything on its pages is in an element or is an artifact. */
export function openStructure(doc: PDFKit.PDFDocument) {
  const structure = doc.struct('Document');
  doc.addStructure(structure);
  let paragraph: ReturnType<typeof doc.struct> | null = null;
  let isLineOpen = false;

  /**
   * Begins one element for reading aloud. All lines below a heading are one element, and consecutive lines share a
   * mark: an element per line would make the file three times as large.
   */
  function beginElement(kind: ElementKind): void {
    if (kind === 'P' && isLineOpen) return;
    endLine();
    if (kind === 'P') {
      paragraph ??= addElement(kind);
      paragraph.add(doc.markStructureContent(kind));
      isLineOpen = true;
      return;
    }
    paragraph?.end();
    paragraph = null;
    addElement(kind).add(doc.markStructureContent(kind)).end();
  }

  function addElement(kind: ElementKind) {
    const element = doc.struct(kind);
    structure.add(element);
    return element;
  }

  function beginArtifact(type: 'Layout' | 'Pagination'): void {
    endLine();
    doc.markContent('Artifact', { type });
  }

  function endLine(): void {
    if (isLineOpen) doc.endMarkedContent();
    isLineOpen = false;
  }

  function endStructure(): void {
    endLine();
    structure.end();
  }

  return { beginElement, beginArtifact, endLine, endStructure };
}
