import { type Example, example } from '#/lib/api/endpoint.ts';
import { reportMessages } from '#/lib/domain/reports/constants.ts';
import {
  exportReportContract,
  fetchReportContract,
  getReportDataContract,
} from '#/lib/domain/reports/exports/exports.contract.ts';

const id = '01a202e4-742b-721c-b703-dfc4bc209fa3';

export const reportExamples: readonly Example[] = [
  example(getReportDataContract, {
    query: { search: 'figueira' },
    answer: {
      users: [{ id: 3, name: 'Inês Figueira', scopes: [{ kind: 'team', id: 2, name: 'Mobile App' }] }],
      page: 1,
      pages: 1,
      total: 1,
    },
  }),
  example(exportReportContract, {
    body: { flag: 'download', users: [3], period: '1m' },
    answer: {
      id,
      flag: 'download',
      status: 'done',
      doneCount: 1,
      totalCount: 1,
      buffer: 'JVBERi0xLjMK…',
      fileName: 'unboXt-report-Mobile-App-2026-11-20.pdf',
      message: reportMessages.download,
    },
  }),
  example(fetchReportContract, {
    params: { id },
    answer: {
      id,
      flag: 'download',
      status: 'done',
      doneCount: 1,
      totalCount: 1,
      buffer: 'JVBERi0xLjMK…',
      fileName: 'unboXt-report-Mobile-App-2026-11-20.pdf',
      message: reportMessages.download,
    },
  }),
];
