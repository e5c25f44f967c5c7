'use client';

import { clsx } from 'clsx';
import { CornerDownLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Ribbon } from '#/components/charts/ribbon.tsx';
import { groupEntries, type PaletteEntry } from '#/components/palette/palette-entries.ts';
import { Avatar } from '#/components/ui/avatar.tsx';

interface PaletteListProps {
  id: string;
  entries: readonly PaletteEntry[];
  active: string | undefined;
  onActive: (id: string) => void;
  onOpen: (entry: PaletteEntry, inNewTab: boolean) => void;
}

/** Parts of a list whose focus stays in the field above it, which HTML elements with these roles don't allow. */
export const as = {
  list: (label: string) => ({ role: 'listbox', 'aria-label': label }),
  group: (labelId: string) => ({ role: 'group', 'aria-labelledby': labelId }),
  option: (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen }),
};

export const optionId = (list: string, entry: string) => `${list}-${entry.replaceAll(/\W+/g, '-')}`;

/** Shows the entries to choose from, in groups; the text field keeps the focus. */
export function PaletteList({ id, entries, active, onActive, onOpen }: PaletteListProps) {
  const t = useTranslations('palette.groups');
  const activeId = active === undefined ? undefined : optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      {groupEntries(entries).map(([group, list]) => (
        <div key={group} {...as.group(`${id}-${group}`)} className="px-2 pb-2">
          <div id={`${id}-${group}`} className="px-3 pt-2 pb-1 font-medium text-12 text-muted">
            {t(group)}
          </div>
          {list.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(id, entry.id)}
              entry={entry}
              isActive={entry.id === active}
              onActive={() => onActive(entry.id)}
              onOpen={(inNewTab) => onOpen(entry, inNewTab)}
            />
          ))}
        </div>
      ))}
    </>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onActive: () => void;
  onOpen: (inNewTab: boolean) => void;
}

function Option({ id, entry: { label, detail, icon: Icon, ribbon }, isActive, onActive, onOpen }: OptionProps) {
  const [firstName = '', ...rest] = label.split(' ');
  return (
    <button
      type="button"
      id={id}
      {...as.option(isActive)}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onActive}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      className={clsx(
        'flex min-h-11 w-full cursor-pointer scroll-my-8 items-center gap-3 rounded-control px-3 py-1.5 text-left max-medium:min-h-12',
        isActive && 'bg-accent-soft outline-2 outline-focus -outline-offset-2',
      )}
    >
      {Icon === 'person' ? (
        <Avatar firstName={firstName} lastName={rest.at(-1) ?? ''} size="small" />
      ) : (
        <span aria-hidden className="grid size-7 shrink-0 place-items-center text-muted">
          <Icon className="size-4.5 stroke-[1.75]" />
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">
        <span className="font-medium text-14">{label}</span>
        {detail && <span className="ml-2 text-13 text-muted">{detail}</span>}
      </span>
      {ribbon && <Ribbon {...ribbon} className="w-30 shrink-0 max-medium:hidden" />}
      {(isActive || ribbon) && (
        <CornerDownLeft
          aria-hidden
          className={clsx('size-4 shrink-0 text-muted max-medium:hidden', !isActive && 'invisible')}
        />
      )}
    </button>
  );
}
