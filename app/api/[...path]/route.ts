import { handle } from '#/app/handle.ts';
import { getUnknownContract, postUnknownContract } from '#/lib/domain/reference/reference.contract.ts';
import { notFound } from '#/lib/platform/errors.ts';

export const GET = handle(getUnknownContract, () => Promise.reject(notFound()));
export const POST = handle(postUnknownContract, () => Promise.reject(notFound()));
