/** Returns the URL of a section, or of all questions, with the search. */
export function faqPath(section: string, word: string): string {
  const path = section === '' ? '/faq' : `/faq/${section}`;
  return word === '' ? path : `${path}?${new URLSearchParams({ word })}`;
}
