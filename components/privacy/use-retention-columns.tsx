import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import type { KeptKind } from '#/components/privacy/list-months.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';

/** Returns the columns of kinds of data: what it is, and how long it's kept now and later, in a button to change it. */
export function useRetentionColumns(onChange: (row: KeptKind) => void): readonly RowColumn<KeptKind>[] {
  const t = useTranslations('privacy.keeping');
  const kindWords = useTranslations('privacy.kept');
  const dayInWords = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  const laterOf = ({ startsOn, monthsNow, months }: KeptKind) =>
    startsOn && (
      <>
        <span>{t('untilThen', { day: dayInWords(startsOn), months: monthsNow ?? 0 })}</span>
        <span>{t('fromThen', { day: dayInWords(startsOn), months })}</span>
      </>
    );
  return [
    {
      header: t('what'),
      cell: (row) => (
        <span className="flex flex-col whitespace-normal">
          <span className="@max-[480px]:min-h-9 @max-[480px]:pr-32">{kindWords(`${row.kind}.name`)}</span>
          <span className="font-normal text-13 text-muted">{kindWords(`${row.kind}.about`)}</span>
          <span className="flex flex-col pt-1 font-normal text-13 empty:hidden">{laterOf(row)}</span>
        </span>
      ),
    },
    {
      header: t('kept'),
      width: 'w-39',
      align: 'right',
      isActions: true,
      cell: (row) => {
        const name = t('changeOf', { name: kindWords(`${row.kind}.name`) });
        const value = t('months', { months: row.months });
        return (
          <Button
            variant="secondary"
            size="small"
            className="min-w-29 whitespace-nowrap!"
            aria-label={`${value}. ${name}`}
            onClick={() => onChange(row)}
          >
            {value}
            <Pencil aria-hidden />
          </Button>
        );
      },
    },
  ];
}
