import { questionTypes } from '#/lib/domain/pulses/constants.ts';

/** Returns a text of the question bank with the company's name in its place. */
export function fillCompany(text: string, companyName: string): string {
  return text.replaceAll('{company}', () => companyName);
}

/** Returns the name of a question's type; empty for an id that no type has. */
export function presentTypeName(typeId: number): string {
  return questionTypes.find(({ id }) => id === typeId)?.name ?? '';
}
