import { ensureBuild } from '#/scripts/steps/build.mjs';

/** Vitest's global setup for tests that use the product over HTTP: it must be built from the current sources. */
export default ensureBuild;
