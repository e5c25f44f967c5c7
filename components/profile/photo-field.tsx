'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Avatar } from '#/components/ui/avatar.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { FieldMessage } from '#/components/ui/fields/field-message.tsx';
import { call } from '#/lib/api/call.ts';
import { imageMaxBytes } from '#/lib/domain/profile/constants.ts';
import { getProfileContract, removeImageContract, setImageContract } from '#/lib/domain/profile/profile.contract.ts';

interface PhotoFieldProps {
  person: { firstName: string; lastName: string; image: string | null };
}

/** Sets and removes the photo; both are saved immediately, independently of the surrounding form. */
export function PhotoField({ person }: PhotoFieldProps) {
  const t = useTranslations('profile.photo');
  const queryClient = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const messageId = useId();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [getProfileContract.name] });
  const set = useMutation({
    mutationFn: async (image: File) => {
      const [{ imageBody }, { formWords }] = await Promise.all([
        import('#/lib/domain/profile/profile.schema.ts'),
        import('#/components/ui/fields/form-words.ts'),
      ]);
      const checked = imageBody.safeParse({ image });
      if (!checked.success) throw new Error(formWords(checked.error.issues[0]?.message ?? ''));
      return call(setImageContract, { body: checked.data });
    },
    onSuccess: async ({ message }) => {
      await refresh();
      showMessage({ kind: 'good', text: message });
    },
  });
  const remove = useMutation({
    mutationFn: () => call(removeImageContract, {}),
    onSuccess: async ({ message }) => {
      set.reset();
      await refresh();
      showMessage({ kind: 'good', text: message });
    },
    onError: () => showMessage({ kind: 'bad', text: 'wrong removing photo' }),
  });

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar {...person} image={person.image ?? undefined} size="large" />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={picker}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('label')}
            aria-describedby={messageId}
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              const image = target.files?.[0];
              // Allows choosing the same file again after an error.
              target.value = '';
              if (image) set.mutate(image);
            }}
          />
          <Button
            variant="secondary"
            icon={<ImageUp aria-hidden />}
            aria-describedby={messageId}
            loading={set.isPending}
            onClick={() => picker.current?.click()}
          >
            {t(person.image ? 'change' : 'add')}
          </Button>
          {person.image && (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden />}
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('remove')}
            </Button>
          )}
        </div>
        <div aria-live="polite">
          <FieldMessage
            id={messageId}
            help={t('help', { most: imageMaxBytes / 1024 ** 2 })}
            error={set.error?.message}
          />
        </div>
      </div>
    </div>
  );
}
