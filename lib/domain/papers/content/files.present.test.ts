import { expect, it } from 'vitest';
import { eventDetails } from '#/lib/domain/events/events.schema.ts';
import { files } from '#/lib/domain/papers/content/files.present.ts';
import { loadContracts } from '#/server/feature-files.ts';

const contracts = await loadContracts();

/** The line that names what a call returns; null if it isn't a file about anyone's answers or a company. */
const lineOf: Readonly<Record<string, keyof typeof files | null>> = {
  exportTeamAnswers: 'answers',
  exportPeople: 'people',
  exportImportErrors: 'importErrors',
  exportActivity: 'activity',
  downloadOwnData: 'ownData',
  getPaper: 'paper',
  // A photo that pages show.
  getImage: null,
};

it('the list names every file that a call returns', () => {
  const types = ['text/csv', 'application/zip', 'application/pdf', 'image/webp'];
  const handing = contracts.filter(({ raw }) => raw && types.includes(raw)).map(({ name }) => name);
  expect(handing.sort()).toEqual(Object.keys(lineOf).sort());
});

it('the list names every file whose download is logged', () => {
  const logged = Object.keys(eventDetails).filter((name) => /export|download|paper/.test(name));
  expect(logged.sort()).toEqual(
    Object.values(files)
      .filter((event) => event !== null)
      .sort(),
  );
});

/** The texts of the column “Who”; another right needs another text. */
const readers = {
  exportTeamAnswers: ['Team Leader'],
  exportReport: ['Administrator', 'Department Leader', 'Team Leader'],
  exportChart: ['Administrator', 'Department Leader'],
  exportPeople: ['Administrator'],
  exportImportErrors: ['Administrator'],
  exportActivity: ['Administrator'],
  downloadOwnData: 'auth',
};

it.each(Object.entries(readers))('the paper says who can create a file by %s', (name, access) => {
  expect(contracts.find((contract) => contract.name === name)?.access).toEqual(access);
});
