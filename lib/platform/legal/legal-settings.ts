import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The pages that tell visitors who they are dealing with, in the order of the footers. */
export const legalPages = ['privacy', 'terms', 'imprint', 'accessibility'] as const;
export type LegalPage = (typeof legalPages)[number];

const address = (what: string, places = 'footer and email') =>
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe(`Your own ${what}; every ${places} then links to it.`);

/** Returns the path of a page's text in the operator's folder; the file may not exist. */
export function legalFile(folder: string, page: LegalPage): string {
  return path.join(folder, `${page}.md`);
}

const holdsOne = (folder: string) => legalPages.some((page) => fs.existsSync(legalFile(folder, page)));

/** The operator's own texts; without them, the product uses its own. */
export const legalSettings = {
  PRIVACY_URL: address('privacy notice'),
  TERMS_URL: address('terms'),
  IMPRINT_URL: address('imprint'),
  ACCESSIBILITY_URL: address('accessibility statement', 'footer'),
  LEGAL_DIR: z
    .string()
    .refine(holdsOne, 'must be a folder with privacy.md, terms.md, imprint.md or accessibility.md')
    .optional()
    .describe(
      'Folder with `privacy.md`, `terms.md`, `imprint.md` or `accessibility.md`, shown at `/privacy` and so on.',
    ),
} as const;

/** The setting with each page's URL. */
export const addressSettings = {
  privacy: 'PRIVACY_URL',
  terms: 'TERMS_URL',
  imprint: 'IMPRINT_URL',
  accessibility: 'ACCESSIBILITY_URL',
} as const satisfies Record<LegalPage, keyof typeof legalSettings>;
