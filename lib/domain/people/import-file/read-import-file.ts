import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importReading } from '#/lib/domain/people/constants.ts';
import type { ImportFile } from '#/lib/domain/people/import-file/read-import-text.ts';
import type { ImportAnswer, ImportQuestion } from '#/lib/domain/people/imports/read-import-bytes.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { withProcess } from '#/lib/platform/separate-process/separate-process.ts';

/** From the product's folder, because pages are built but the process runs the source. */
const readingProcess = pathToFileURL(path.join(process.cwd(), 'lib/domain/people/imports/read-import-bytes.ts'));

/**
 * Reads a file of people in a process of its own, so that no one else waits for it. Throws what `readImportText`
 * throws.
 */
export async function readImportFile(file: Blob): Promise<ImportFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const question = { bytes, topLevelLetters: env().EMAIL_TOP_LEVEL_LETTERS };
  const answer = await withProcess<ImportQuestion, ImportAnswer, ImportAnswer>(readingProcess, importReading, (ask) =>
    ask(question),
  );
  if ('refusal' in answer) throw invalid(answer.refusal);
  return answer.file;
}
