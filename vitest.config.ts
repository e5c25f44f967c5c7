import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/support/product/longest-first.ts';

const databaseTests = ['**/*.database.test.ts'];
const apiTests = ['e2e/api/**/*.test.ts'];
const freshFile = 'e2e/support/product/fresh-file.ts';
const neverTests = ['**/node_modules/**', '.next/**', '.data/**'];

/** Settings of tests that never ask for a database; those that do are given DATABASE_URL by `testDatabase`. */
const env = {
  APP_URL: 'http://localhost:3000',
  AUTH_SECRET: 'a-secret-that-only-the-tests-ever-use',
  DATABASE_URL: 'postgresql://unit-tests-have-no-database',
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'silent',
  LANGUAGES: 'en,de,fr,es,pt-BR,it,en-XA',
};

export default defineConfig({
  test: {
    // Without a setting, one core is left to Vitest itself, which has little to do.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          env,
          isolate: false,
          setupFiles: freshFile,
          include: [
            '{app,bench,components,lib,prisma,scripts,server}/**/*.test.{ts,tsx}',
            'e2e/{structure,support}/**/*.test.ts',
          ],
          exclude: [...neverTests, ...databaseTests, ...apiTests],
          // Thousands of cases in one test take a moment on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          env,
          isolate: false,
          include: databaseTests,
          exclude: neverTests,
          globalSetup: 'e2e/support/product/database-template.ts',
          setupFiles: [freshFile, 'e2e/support/product/checked-rows.ts'],
          // One clone of the template per file; a clone and a first query take a moment on a busy machine.
          hookTimeout: 30_000,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          env,
          isolate: false,
          setupFiles: freshFile,
          include: apiTests,
          exclude: neverTests,
          globalSetup: ['e2e/support/product/built-pages.ts', 'e2e/support/product/database-template.ts'],
          // Each file starts the built product for itself.
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
