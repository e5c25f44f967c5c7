'use client';

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { flashMessage } from '#/components/frame/sending/flash-message.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { listAdministratorRequestsContract } from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';
import { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import { listDashboardTeamsContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';
import {
  getDepartmentContract,
  listDashboardDepartmentsContract,
  listDepartmentsContract,
} from '#/lib/domain/organisation/departments/department.contract.ts';
import {
  getDepartmentTeamContract,
  getTeamContract,
  listLeaderCandidatesContract,
} from '#/lib/domain/organisation/teams/team.contract.ts';
import {
  getPersonContract,
  listPeopleContract,
  listPeopleTeamsContract,
} from '#/lib/domain/people/list/list.contract.ts';

/** Every list that a change of the structure may affect. */
const lists = [
  getCompanyContract,
  listAdministratorRequestsContract,
  getDepartmentContract,
  getTeamContract,
  getDepartmentTeamContract,
  listDepartmentsContract,
  listDashboardDepartmentsContract,
  listDashboardTeamsContract,
  listPeopleContract,
  getPersonContract,
  listPeopleTeamsContract,
  listActivityContract,
].map(({ name }) => name);

/** Refetches everything on the screen; lists only change with the server's answer. */
export function refreshOrganisation(queryClient: QueryClient): Promise<void> {
  // The dialog that shows the candidates is about to close.
  void queryClient.invalidateQueries({ queryKey: [listLeaderCandidatesContract.name], refetchType: 'none' });
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => lists.includes(String(queryKey[0])) });
}

export interface ChangeOptions<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  /** The message shown after success. */
  done?: string | ((input: Input, answer: Answer) => string);
  /** Called after success, once the lists are reloaded. */
  onDone?: (answer: Answer) => void;
  /** Handles a failure; without it the server's message is shown in a message box. */
  onFailure?: (error: Error) => void;
}

/** Returns one change of the company's structure: the call, reloaded lists, and its message. */
export function useChange<Input = void, Answer = unknown>(options: ChangeOptions<Input, Answer>) {
  const { run, done, onDone, onFailure } = options;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (answer, input) => {
      await refreshOrganisation(queryClient);
      const text = typeof done === 'function' ? done(input, answer) : done;
      if (text) showMessage({ kind: 'good', text });
      onDone?.(answer);
    },
    onError: onFailure ?? ((error) => showMessage({ kind: 'bad', text: error.message })),
  });
}

/** Opens another page with a full load, and shows a message there. */
export function leaveWith(message: string, address: string, more?: Parameters<typeof flashMessage>[1]): void {
  flashMessage(message, more);
  location.assign(address);
}
