export type ElementKind = 'H1' | 'H2' | 'H3' | 'P';

/** Opens the structure by which a PDF is read aloud: everything on its pages belongs to an element or is an artifact. */
export function openStructure(doc: PDFKit.PDFDocument) {
  const structure = doc.struct('Document');
  doc.addStructure(structure);
  let paragraph: ReturnType<typeof doc.struct> | null = null;
  let isLineOpen = false;

  /**
   * Begins what is read aloud as one element. All lines below a heading are one, and those that nothing is drawn between
   * share a mark: an element each would make the file three times as large.
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
