import { type Example, example } from '#/lib/api/endpoint.ts';
import { getOpenApiContract } from '#/lib/domain/reference/reference.contract.ts';

export const referenceExamples: readonly Example[] = [
  example(getOpenApiContract, { answer: { openapi: '3.1.0', info: { title: 'unboXt API', version: '1' } } }),
];
