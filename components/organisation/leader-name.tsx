/**
 * Who leads it in a list: their name in full on demand, and the address below where it has no column; somebody invited,
 * who has no name yet, stands by the address alone.
 */
export function LeaderName({ name, email }: { name: string; email: string }) {
  if (!name && !email) return <span className="text-muted">No leader</span>;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate" title={name}>
        {name}
      </span>
      <span className="@min-[900px]:hidden truncate text-13 text-muted" title={email}>
        {email}
      </span>
    </span>
  );
}

/** Below the name of a place, where its leader has no column. */
export function LeaderLineBelow({ name }: { name: string }) {
  return <span className="block @min-[520px]:hidden truncate font-normal text-13 text-muted">{name}</span>;
}
