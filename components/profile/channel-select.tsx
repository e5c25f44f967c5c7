import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { getOwnChannelContract, updateOwnChannelContract } from '#/lib/domain/integrations/integrations.contract.ts';

const key = queryKey(getOwnChannelContract, {});
type Way = Output<typeof getOwnChannelContract>['channel'];

/** Shows the channel for a person's notifications; nothing if the company hasn't connected any but email. */
export function ChannelSelect({ hasBrief }: { hasBrief: boolean }) {
  const t = useTranslations('integrations.own');
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getOwnChannelContract, {}, signal) });
  const save = useMutation({
    mutationFn: (channel: Way) => call(updateOwnChannelContract, { body: { channel } }),
    onSuccess: (saved) => queryClient.setQueryData(key, saved),
  });
  if (query.error) return <Failure text={query.error.message} />;
  if (!query.data || query.data.channels.length === 0) return null;
  const { channel, companyChannel, channels } = query.data;
  const nameOf = (name: NonNullable<Way>) => channels.find(({ kind }) => kind === name)?.name ?? t('mail');
  const options = [
    { value: 'company', label: t('company', { way: nameOf(companyChannel) }) },
    { value: 'mail', label: t('mail') },
    ...channels.map(({ kind, name, isReachable }) => ({
      value: kind,
      label: isReachable ? name : t(kind === 'teams' ? 'withoutApp' : 'unreachable', { name }),
    })),
  ];
  return (
    <div className="flex flex-col gap-3">
      <Failure text={save.error?.message} />
      <Field label={t('label')} help={t('help', { brief: hasBrief ? 'yes' : 'no' })}>
        {(control) => (
          <Select
            {...control}
            options={options}
            value={(save.isPending ? save.variables : channel) ?? 'company'}
            disabled={save.isPending}
            onChange={({ target }) => save.mutate(target.value === 'company' ? null : (target.value as Way))}
          />
        )}
      </Field>
    </div>
  );
}
