import type { Endpoint } from '#/lib/api/endpoint.ts';
import type { getQuestionnaireContract, submitCheckInContract } from '#/lib/domain/check-ins/contract.ts';
import { answersAddress, questionsAddress } from '#/lib/domain/check-ins/questionnaire-constants.ts';

/** What `call` reads of a contract. The schemas would bring all of zod to a phone that only wants to answer. */
const asContract = <E extends Endpoint>(address: Pick<E, 'name' | 'method' | 'path' | 'access'>) => address as E;

export const questionsCall = asContract<typeof getQuestionnaireContract>(questionsAddress);
export const answersCall = asContract<typeof submitCheckInContract>(answersAddress);
