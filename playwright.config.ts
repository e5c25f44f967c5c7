import { defineConfig } from 'playwright/test';
import { chromiumArgs, headlessChromiumPath } from './scripts/chromium.mjs';

// `npm test -- e2e` starts the product and says in E2E_* where it is.
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  // One more than the cores of the smallest machine: while two wait for a timer or an answer, the third continues.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Patience costs a run that passes nothing, and a busy machine may stand still for seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_RESULTS ? [['list'], ['json', { outputFile: process.env.E2E_RESULTS }]] : 'list',
  // Faults hit the servers that all journeys share: they come last and alone.
  projects: [
    { name: 'journeys', testIgnore: 'faults/**' },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    // Pictures of every frame took a fifth of the run; snapshots and calls of every step a seventh. A failure leaves
    // its steps, what the page held and what it looked like; `--trace on` records the rest.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // A page of a journey lives for seconds: the optimizing compiler takes more of it than it gives back.
    launchOptions: { executablePath: await headlessChromiumPath(), args: [...chromiumArgs(), '--js-flags=--no-opt'] },
  },
});
