// The steps of `npm test` and `npm run verify`. Steps that run tests add up their counts.
import fs from 'node:fs';
import path from 'node:path';
import { runTool, ToolFailure } from './processes.mjs';
import { toolEnv } from './settings.mjs';
import { step } from './terminal.mjs';
import { testFolder } from './test-cluster.mjs';

const tally = { passed: 0, failed: 0 };

/** Returns the last line of a test command. A command that failed before its tests counts as one failure. */
export function tallyLine(exitCode) {
  return `${tally.passed} passed, ${exitCode === 0 ? tally.failed : Math.max(1, tally.failed)} failed`;
}

/** Runs everything that checks the code without running it, two programs at a time. */
export async function staticChecks() {
  await check('Types of the routes (next)', 'next', ['typegen']);
  await Promise.all([formatAndTypes(), unusedAndLint()]);
}

async function formatAndTypes() {
  await check('Format and lint (biome)', 'biome', ['check', '--error-on-warnings']);
  // Several checkers would each compute the types that all of them need.
  await check('Types (tsc)', 'tsc', ['--project', '.', '--checkers', '1']);
}

async function unusedAndLint() {
  await check('Unused files and exports (knip)', 'knip', []);
  await check('Lint with types (oxlint)', 'oxlint', ['--type-aware', '--deny-warnings']);
}

/** Runs the unit tests. Each kind runs all of its files, or those whose path contains one of the given names. */
export function unitTests(files) {
  return vitest('Structure and unit tests', 'unit', files, {});
}

export function databaseTests(clusterUrl, files) {
  return vitest('Database tests', 'database', files, { TEST_CLUSTER_URL: clusterUrl });
}

/** Needs the built pages. */
export function apiTests(clusterUrl, files) {
  return vitest('API tests', 'api', files, { TEST_CLUSTER_URL: clusterUrl });
}

export function browserTests(env, files) {
  const results = resultsFile('browser');
  return countTests('Browser tests', 'playwright', ['test', ...files], { ...env, E2E_RESULTS: results }, () => {
    const { expected, unexpected, flaky } = JSON.parse(fs.readFileSync(results, 'utf8')).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

/** For programs written in Go: two at a time are faster if each uses only one core. */
const oneCore = { GOMAXPROCS: '1' };

/** Runs a step without counts; its failure counts once. */
async function check(title, tool, args) {
  try {
    await step(title, () => runTool(tool, args, { env: toolEnv(oneCore) }));
  } catch (error) {
    if (error instanceof ToolFailure) tally.failed += 1;
    throw error;
  }
}

function vitest(title, project, files, env) {
  const results = resultsFile(project);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  return countTests(title, 'vitest', ['run', '--project', project, ...reporters, ...files], env, () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(fs.readFileSync(results, 'utf8'));
    return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.sign(numFailedTestSuites)) };
  });
}

async function countTests(title, tool, args, env, readCounts) {
  try {
    await step(title, () => runTool(tool, args, { env: toolEnv({ ...env, NODE_ENV: 'test' }) }));
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error;
    add(countsAfterFailure(readCounts));
    throw error;
  }
  add(readCounts());
}

/** Returns the counts of a failed runner: without a failed test, or without results, it counts as one failure. */
function countsAfterFailure(readCounts) {
  try {
    const counts = readCounts();
    return { ...counts, failed: Math.max(1, counts.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function add(counts) {
  tally.passed += counts.passed;
  tally.failed += counts.failed;
}

function resultsFile(name) {
  const file = path.join(testFolder(), 'results', `${name}.json`);
  fs.rmSync(file, { force: true });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
