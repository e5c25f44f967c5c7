import type { Output } from '#/lib/api/endpoint.ts';
import type { getDirectoryContract } from '#/lib/domain/directory/manage/directory.contract.ts';

export type Directory = Output<typeof getDirectoryContract>;
