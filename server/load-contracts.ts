import type { Endpoint } from '#/lib/api/endpoint.ts';
import { endpoints } from '#/lib/api/endpoint.ts';
import { importFeatureFiles } from '#/server/feature-files.ts';

/** Loads the contracts of every feature and returns all endpoints. */
export async function loadContracts(): Promise<Endpoint[]> {
  await importFeatureFiles('contract');
  return endpoints();
}
