import { Font } from '@react-pdf/renderer';
import { typefaces } from '#/lib/domain/reports/drawing/typefaces.ts';

let isRegistered = false;

/** Registers the typefaces with the library once; their files are read when something is written in them. */
export function registerTypefaces(): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const { family, file } of typefaces) {
    const weights = [400, 600] as const;
    Font.register({ family, fonts: weights.map((fontWeight) => ({ src: file(fontWeight), fontWeight })) });
  }
  // Words are never broken: the language of names is not known.
  Font.registerHyphenationCallback((word) => [word]);
}
