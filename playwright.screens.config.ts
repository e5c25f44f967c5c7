import base from './playwright.config.ts';
export default { ...base, timeout: 300_000, workers: 3, expect: { timeout: 90_000 }, use: { ...base.use, trace: 'off' as const } };
