import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  exportImportErrorsContract,
  getImportContract,
  listImportsContract,
  previewImportContract,
  startImportContract,
  undoImportContract,
} from '#/lib/domain/people/imports/import.contract.ts';

const params = { id: 9 };

const summary = {
  id: 9,
  fileName: 'people.csv',
  createdAt: '2026-11-20T09:14:02.331Z',
  createdBy: 'Helen Ashworth',
  state: 'previewed' as const,
  counts: {
    rows: 48,
    wrong: 1,
    invited: 12,
    invitations: 14,
    changed: 3,
    unchanged: 32,
    departments: 0,
    teams: 2,
    leaving: 0,
    replacedLeaders: 0,
    administrators: 0,
    suspended: 1,
    notInvited: 0,
    people: 120,
  },
  appliedAt: null,
  undoneAt: null,
  undoneBy: null,
  undoUntil: null,
};

const details = {
  ...summary,
  movesPeople: false,
  ignored: ['Office'],
  notes: [],
  progress: { done: 0, total: 47 },
  errors: [{ line: 17, email: 'luis.pinto@northlight', field: 'Email', message: 'Invalid email address!' }],
  leavers: ['Mara Quist'],
  companyName: 'Northlight',
  confirmations: [],
  kept: [],
};

/** A file without wrong rows. */
const started = {
  ...details,
  counts: { ...summary.counts, rows: 47, wrong: 0 },
  ignored: [],
  errors: [],
  leavers: [],
};

const applied = {
  ...summary,
  counts: started.counts,
  state: 'applied' as const,
  appliedAt: '2026-11-20T09:15:40.902Z',
  undoUntil: '2026-11-27T09:15:40.902Z',
};

const file = new File(
  ['Email,First name,Last name,Department,Team,Role\nluis.pinto@northlight.test,Luís,Pinto,Engineering,Data,Member\n'],
  'people.csv',
  { type: 'text/csv' },
);

export const importExamples: readonly Example[] = [
  example(previewImportContract, { body: { file, move: 'false' }, answer: { import: details } }),
  example(startImportContract, {
    params,
    body: { confirmation: '', administrators: false, suspend: true },
    answer: { import: { ...started, state: 'applying' } },
  }),
  example(getImportContract, {
    params,
    answer: { import: { ...started, ...applied, progress: { done: 47, total: 47 } } },
  }),
  example(exportImportErrorsContract, {
    params,
    answer: [
      'Line,What to fix,Email,First name,Last name,Department,Team,Role,Leader',
      '17,Email: Invalid email address!,luis.pinto@northlight,Luís,Pinto,Engineering,Data,Member,',
    ].join('\r\n'),
  }),
  example(undoImportContract, { params, answer: { import: { ...started, ...applied, state: 'undoing' } } }),
  example(listImportsContract, { answer: { imports: [applied] } }),
];
