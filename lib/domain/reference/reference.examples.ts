import { type Example, example } from '#/lib/api/endpoint.ts';
import { getOpenApiContract, tryCallContract } from '#/lib/domain/reference/reference.contract.ts';

export const referenceExamples: readonly Example[] = [
  example(getOpenApiContract, { answer: { openapi: '3.1.0', info: { title: 'unboXt API', version: '1' } } }),
  example(tryCallContract, {
    body: { name: 'getPerson', params: { id: '17' }, key: 'uk_Zx81Jq…' },
    answer: { status: 401, ms: 12, text: '{ "code": "unauthenticated" }', isCut: false },
  }),
];
