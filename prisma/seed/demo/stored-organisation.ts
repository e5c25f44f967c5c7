import type { DemoDepartment, DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';

/** The ids of the stored company, people, departments and teams. */
export interface StoredOrganisation {
  readonly companyId: number;
  idOf: (thing: DemoPerson | DemoDepartment | DemoTeam) => number;
}
