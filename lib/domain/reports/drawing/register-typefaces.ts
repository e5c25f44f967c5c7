import { Font } from '@react-pdf/renderer';
import { typefaces } from '#/lib/domain/reports/drawing/typefaces.ts';

let isRegistered = false;

/** Registers the typefaces with the library once; a file is read when its typeface is first used. */
export function registerTypefaces(): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const { family, file } of typefaces) {
    const weights = [400, 600] as const;
    Font.register({ family, fonts: weights.map((fontWeight) => ({ src: file(fontWeight), fontWeight })) });
  }
  // Words are never hyphenated, because the language of names is unknown.
  Font.registerHyphenationCallback((word) => [word]);
}
