import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importReading } from '#/lib/domain/people/constants.ts';
import type { ImportFile } from '#/lib/domain/people/import-file/read-import-text.ts';
import type { ImportAnswer, ImportQuestion } from '#/lib/domain/people/imports/import.present.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { withThread } from '#/lib/platform/thread.ts';

/** From the product's folder, because pages are built but the thread runs the source. */
const thread = pathToFileURL(path.join(process.cwd(), 'lib/domain/people/imports/import.present.ts'));

/** Reads a file of people in a thread, so that no one else waits for it. Throws what `readImportText` throws. */
export async function readImportFile(file: Blob): Promise<ImportFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const question = { bytes, topLevelLetters: env().EMAIL_TOP_LEVEL_LETTERS };
  const answer = await withThread<ImportQuestion, ImportAnswer, ImportAnswer>(thread, importReading, (ask) =>
    ask(question),
  );
  if ('refusal' in answer) throw invalid(answer.refusal);
  return answer.file;
}
