import { ensureBuild } from '#/scripts/steps/build.mjs';

/** Vitest's global set-up for tests that meet the product over HTTP: it must be built, and from these sources. */
export default ensureBuild;
