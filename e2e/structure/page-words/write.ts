import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pages, partsSent, withParts } from '#/e2e/structure/page-words/page-parts.ts';
import { root } from '#/e2e/structure/source-files.ts';

for (const page of pages) {
  const text = withParts(page);
  const isSame = isDeepStrictEqual(partsSent(text), partsSent(page.text));
  if (!isSame) writeFileSync(path.join(root, page.path), text);
}
