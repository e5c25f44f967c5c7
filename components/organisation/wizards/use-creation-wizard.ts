'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { leaveOnFailure } from '#/components/frame/pages/leave-on-failure.ts';
import { leaveWith } from '#/components/frame/sending/use-change.ts';
import { holdPage } from '#/components/frame/session/page-refresh.ts';
import { storeRole } from '#/components/frame/session/session-storage.ts';
import { readSession } from '#/components/frame/session/stored-session.ts';
import { useDraft } from '#/components/organisation/wizards/use-draft.ts';

interface CreationWizard<Values extends FieldValues, Body, Created> {
  form: UseFormReturn<Values, unknown, Body>;
  schema: ZodType<Body>;
  /** Null until the draft is first saved. */
  id: number | null;
  /** The wizard's path, as in `/teamCreate`. */
  path: string;
  save: (id: number | null, body: Body) => Promise<{ id: number }>;
  /** Creates the team or department from the saved draft. */
  create: (id: number) => Promise<Created>;
  /** The message on the next page. */
  created: (answer: Created) => string;
  saved: string;
  /** The role that creating gives, if it's a new one. */
  newRole: ManagerRole | null;
}

/**
 * Returns a creation wizard: its form is saved on the server while it's filled in; sending it creates the department or
 * team.
 */
export function useCreationWizard<Values extends FieldValues, Body, Created>(
  options: CreationWizard<Values, Body, Created>,
) {
  const { form, schema, id, path, save, saved, newRole } = options;
  const { state, keep, touch, stop } = useDraft<Body>({
    id,
    read: () => schema.safeParse(form.getValues()).data ?? null,
    save,
    addressOf: (draftId) => `${path}/${draftId}`,
  });
  useEffect(() => form.subscribe({ formState: { values: true, isDirty: true }, callback: touch }), [form, touch]);

  const create = useMutation({
    mutationFn: async (body: Body) => {
      // Creating removes the draft and its URL: until the next page is there, nothing may load the draft.
      const letGo = holdPage();
      try {
        return await options.create(await keep(body));
      } catch (error) {
        letGo();
        throw error;
      }
    },
    onSuccess: (answer) => {
      stop();
      const before = newRole === null ? null : readSession().role;
      if (newRole) storeRole(newRole);
      leaveWith(options.created(answer), '/dashboard', before === null ? {} : { before });
    },
    onError: leaveOnFailure,
  });
  const saveDraft = useMutation({
    mutationFn: keep,
    onSuccess: () => {
      stop();
      leaveWith(saved, '/dashboard');
    },
  });

  return {
    onSubmit: form.handleSubmit((body) => create.mutate(body)),
    errors: create.error ? [{ message: create.error.message }] : [],
    /** The props of the footer. */
    footer: {
      state,
      isSubmitting: create.isPending || create.isSuccess,
      isSaving: saveDraft.isPending || saveDraft.isSuccess,
      onSaveDraft: () => void form.handleSubmit((body) => saveDraft.mutate(body))(),
    },
  };
}
