import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';

// Test files share a process, because starting one and loading the product takes longer than most files. Each file
// starts as if it had its own process: with its project's settings, and without what other files opened.
const shared = globalThis as { settingsOfTests?: NodeJS.ProcessEnv };
shared.settingsOfTests ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.settingsOfTests)) delete process.env[name];
Object.assign(process.env, shared.settingsOfTests);
resetSingletons();
