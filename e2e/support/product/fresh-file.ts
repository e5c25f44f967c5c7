import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';

// Test files share a process, because starting one and loading the product takes longer than most of them. Each begins
// as in its own process: with the settings of its project, and without what another file opened.
const shared = globalThis as { settingsOfTests?: NodeJS.ProcessEnv };
shared.settingsOfTests ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.settingsOfTests)) delete process.env[name];
Object.assign(process.env, shared.settingsOfTests);
resetSingletons();
