/** The address of a section, or of all questions, with what is looked for. */
export function faqPath(section: string, word: string): string {
  const path = section === '' ? '/faq' : `/faq/${section}`;
  return word === '' ? path : `${path}?${new URLSearchParams({ word })}`;
}
