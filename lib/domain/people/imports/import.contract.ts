import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { importCounts, startBody, uploadBody } from '#/lib/domain/people/people.schema.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;
const params = z.object({ id });

/** An import in the history. Times are instants. */
const importSummary = z
  .object({
    id: z.int(),
    fileName: z.string(),
    createdAt: z.string(),
    createdBy: z.string(),
    state: z.enum(['previewed', 'applying', 'applied', 'undoing', 'undone']),
    counts: importCounts,
    appliedAt: z.string().nullable(),
    undoneAt: z.string().nullable(),
    undoneBy: z.string().nullable(),
    undoUntil: z.string().nullable().describe('When undoing stops being possible; null if it can’t be undone.'),
  })
  .meta({ id: 'ImportSummary' });

const importDetails = importSummary
  .extend({
    movesPeople: z.boolean(),
    ignored: z.array(z.string()).describe('Columns that are ignored.'),
    notes: z.array(z.string()).describe('Errors about the whole file.'),
    progress: z.object({ done: z.int(), total: z.int() }),
    errors: z
      .array(z.object({ line: z.int(), email: z.string(), field: z.string(), message: z.string() }))
      .describe('The first wrong rows, by line.'),
    leavers: z.array(z.string()).describe('In a preview, the names of the first people who leave.'),
    companyName: z.string(),
    confirmations: z.array(z.string()).describe('Why the company’s name must be typed before it starts.'),
    kept: z.array(z.object({ reason: z.string(), count: z.int() })).describe('What undoing didn’t change, by reason.'),
  })
  .meta({ id: 'Import' });

export const previewImportContract = endpoint({
  name: 'previewImport',
  method: 'POST',
  path: '/api/company/people/import',
  access,
  keyScope: 'organisation:write',
  multipart: true,
  summary: 'Reads a CSV file of people, up to 5 MB and 10,000 rows, and says what it would change.',
  rateLimit: { points: 60, seconds: 3600 },
  body: uploadBody,
  response: done(message('people.import.answers.read'), { import: importDetails }),
});

export const listImportsContract = endpoint({
  name: 'listImports',
  method: 'GET',
  path: '/api/company/people/import',
  access,
  summary: 'Lists the last fifty started imports, newest first.',
  response: z.object({ imports: z.array(importSummary) }),
});

export const getImportContract = endpoint({
  name: 'getImport',
  method: 'GET',
  path: '/api/company/people/import/{id}',
  access,
  keyScope: 'organisation:write',
  summary: 'Returns an import with its first errors, its progress, and what couldn’t be undone.',
  params,
  response: z.object({ import: importDetails }),
});

export const exportImportErrorsContract = endpoint({
  name: 'exportImportErrors',
  method: 'GET',
  path: '/api/company/people/import/{id}/errors',
  access,
  keyScope: 'organisation:write',
  raw: 'text/csv',
  summary: 'Returns every row with errors in a file as CSV, with the errors.',
  params,
  response: z.string(),
});

export const startImportContract = endpoint({
  name: 'startImport',
  method: 'POST',
  path: '/api/company/people/import/{id}/start',
  access,
  keyScope: 'organisation:write',
  summary: 'Starts a previewed import; rows with errors are skipped. 409 if the company has changed since.',
  refuses: ['forbidden', 'conflict', 'too_many_requests'],
  params,
  body: startBody,
  response: done(message('people.import.answers.started'), { import: importDetails }),
});

export const undoImportContract = endpoint({
  name: 'undoImport',
  method: 'POST',
  path: '/api/company/people/import/{id}/undo',
  access,
  summary: 'Undoes an import from the last seven days. Anything changed since then stays.',
  refuses: ['conflict'],
  params,
  body: z.object({}),
  response: done(message('people.import.answers.undoing'), { import: importDetails }),
});
