import { ensureBuild } from '#/scripts/steps/build.mjs';

/**
 * Vitest's global setup for tests that use the product over HTTP: checks that it was built from the current sources.
 */
export default ensureBuild;
