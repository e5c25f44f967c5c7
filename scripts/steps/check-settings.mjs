// Run separately by Node 24, because the schema is TypeScript and `npm start` may run on Node 20.
import { checkEnv } from '#/lib/platform/env.ts';

const result = checkEnv(process.env);
if ('problems' in result) {
  console.log(['Settings that stop the start:', ...result.problems.map((problem) => `  ${problem}`)].join('\n'));
  process.exit(1);
}
