import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';

/** Every place a file of a feature may have. A new word needs a reason. */
const vocabulary = [
  /^(contract|schema|policy|constants|present|queues|jobs|rooms)\.ts$/,
  // A large feature splits them by a prefix, as in `sessions-contract.ts`.
  /^[a-z0-9-]+-(contract|schema|policy|constants|present)\.ts$/,
  // A realistic call and answer per contract, for the reference; apart, because the browser loads contracts.
  /^([a-z0-9-]+-)?examples\.ts$/,
  // The reference is a text: what to know before the first call, and the features in reading order.
  /^(guide|chapters)\.ts$/,
  // next-auth wants one object that ties commands to its callbacks.
  /^next-auth\.ts$/,
  // Code that runs in another feature's transaction.
  /^listeners\.ts$/,
  // How to make and read a token that holds more than the id of a row.
  /^[a-z0-9-]+-token\.ts$/,
  // Parts that several statements share.
  /^([a-z0-9-]+-)?sql\.ts$/,
  // Parts that verbs of several places share, and parts that would make their one verb too long.
  /^steps\/[a-z]+(-[a-z0-9]+)+\.ts$/,
  /^commands\/[a-z]+(-[a-z0-9]+)+\.ts$/,
  /^queries\/(get|find|list|read|count)(-[a-z0-9]+)+\.ts$/,
  /^emails\/[a-z0-9-]+\.tsx?$/,
  // The pages of PDF reports, as `emails/` has mails.
  /^pages\/[a-z0-9-]+\.ts$/,
  // The fonts that these pages embed, with their licences.
  /^fonts\/[a-z0-9-]+\.(ttf|woff|txt)$/,
];

/** Features that consist, at least in part, of formulas: files of pure functions with names of their own. */
const formulaFeatures = [
  'metrics',
  'calendar',
  'catalogue',
  'billing',
  'check-ins',
  'people',
  'pulses',
  'coaching',
  'chart',
  'assessment',
  'language',
];
const formulaFile = /^[a-z0-9-]+\.ts$/;
const besideIt = /\.(database\.)?test\.ts$/;

const features = [...new Set(filesBelow('lib/domain').map((file) => file.split('/')[2] ?? ''))];

describe.each(features)('lib/domain/%s', (feature) => {
  const names = filesBelow(`lib/domain/${feature}`).map((file) => file.split('/').slice(3).join('/'));

  it('speaks the closed vocabulary', () => {
    const unknown = names
      .map((name) => name.replace(besideIt, '.ts'))
      .filter((name) => !vocabulary.some((word) => word.test(name)) && !isFormula(feature, name));
    expect(unknown).toEqual([]);
  });

  it('keeps tests beside what they test', () => {
    const lonely = names.filter((name) => besideIt.test(name) && !names.includes(name.replace(besideIt, '.ts')));
    expect(lonely).toEqual([]);
  });
});

/** Formulas may fold and trim texts, name a message, which is put into words elsewhere, and place a tree. */
const pureParts = /^(lib\/(domain\/[^/]+\/[^/]+|words\/(fold-text|plain-text|message))\.ts|d3-hierarchy)$/;

describe('formulas', () => {
  it('are pure: they import other formulas, constants and types', () => {
    const wrong = sourceFiles(...formulaFeatures.map((feature) => `lib/domain/${feature}`))
      .filter(({ path, isTest }) => !isTest && isOwnWord(path))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target, isTypeOnly }) => !isTypeOnly && !pureParts.test(target))
          .map(({ target }) => `${file.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });
});

function isFormula(feature: string, name: string): boolean {
  return formulaFeatures.includes(feature) && formulaFile.test(name);
}

function isOwnWord(path: string): boolean {
  const name = path.split('/').slice(3).join('/');
  return formulaFile.test(name) && !vocabulary.some((word) => word.test(name));
}
