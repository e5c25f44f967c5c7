// `npm test`: every check of the repository, up to the first failure. `npm test -- unit|database|api|e2e` runs one kind
// of tests; names after it select files. The last line says how many passed and failed.
import './steps/require-node.mjs';
import { SetupFailure } from '../server/embedded/setup-failure.mjs';
import { ensureBuild } from './steps/build.mjs';
import { apiTests, browserTests, databaseTests, staticChecks, tallyLine, unitTests } from './steps/checks.mjs';
import { ensureDevDependencies } from './steps/dependencies.mjs';
import { ensureGenerated } from './steps/generated.mjs';
import { claimFolder } from './steps/instance.mjs';
import { atStop, supervise } from './steps/processes.mjs';
import { startTestCluster, testFolder } from './steps/test-cluster.mjs';
import { startTestProduct } from './steps/test-product.mjs';

const kinds = ['unit', 'database', 'api', 'e2e'];
const [kind, ...files] = process.argv.slice(2);

await supervise(
  async () => {
    if (kind && !kinds.includes(kind)) throw new SetupFailure(`"${kind}" is none of: ${kinds.join(', ')}.`);
    claimFolder(testFolder(), 'npm test');
    await ensureDevDependencies();
    await ensureGenerated();
    if (!kind) await staticChecks();
    if (!kind || kind === 'unit') await unitTests(files);
    if (kind === 'unit') return 0;
    const clusterUrl = await testCluster();
    if (!kind || kind === 'database') await databaseTests(clusterUrl, files);
    if (kind === 'database') return 0;
    await ensureBuild();
    if (!kind || kind === 'api') await apiTests(clusterUrl, files);
    if (kind === 'api') return 0;
    await browserTests(await startTestProduct(clusterUrl), files);
    return 0;
  },
  { signalExitCode: 130, lastLine: tallyLine },
);

async function testCluster() {
  const { clusterUrl, stop } = await startTestCluster();
  atStop(stop);
  return clusterUrl;
}
