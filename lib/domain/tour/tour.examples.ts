import { type Example, example } from '#/lib/api/endpoint.ts';
import { completeTourContract, getTourContract } from '#/lib/domain/tour/tour.contract.ts';

export const tourExamples: readonly Example[] = [
  example(getTourContract, { answer: { tourCompleted: false } }),
  example(completeTourContract, { answer: { tourCompleted: true } }),
];
