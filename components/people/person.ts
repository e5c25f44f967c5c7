import type { Output } from '#/lib/api/endpoint.ts';
import type { listPeopleContract } from '#/lib/domain/people/list/list.contract.ts';

/** Someone in the list of people. */
export type Person = Output<typeof listPeopleContract>['people'][number];

/** Returns the name, or the email address of someone without one. */
export function nameOf({ firstName, lastName, email }: Pick<Person, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** Whether someone has an open invitation or hasn't finished onboarding, so that they can be reminded. */
export function isUnfinished({ status }: Pick<Person, 'status'>): boolean {
  return status === 'Invitation Sent' || status === 'Incomplete Onboarding';
}
