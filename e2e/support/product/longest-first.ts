import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files that aren't the largest. The demo is first, because other files wait until it is seeded. */
const longest = [
  'prisma/seed/demo.database.test.ts',
  'lib/domain/billing/checkout/create-checkout-session.database.test.ts',
  'lib/domain/dashboards/published/read-published.database.test.ts',
  'lib/domain/check-ins/mails/mail-check-in.database.test.ts',
  'lib/domain/billing/account/sync-account.database.test.ts',
  'e2e/api/authorization.test.ts',
  'e2e/api/protocol.test.ts',
];

/** Sorts test files so that the long ones start first, and no process is left with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of longest)
      if (!fs.existsSync(file)) throw new Error(`${file} is gone: longest-first.ts names it.`);
    const places = new Map(longest.map((file, at) => [file, at]));
    const placeOf = ({ moduleId, project }: TestSpecification) =>
      places.get(moduleId.slice(project.config.root.length + 1)) ?? longest.length;
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
